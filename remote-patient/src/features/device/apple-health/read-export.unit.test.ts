// @vitest-environment node
import { describe, expect, it, vi } from 'vitest';
import { choicesOf, prepare, sameness } from './choose-readings';
import { readExport } from './read-export';
import { zipOf } from './zip-for-tests';

const record = (type: string, unit: string, value: string, start: string) =>
  `<Record type="HKQuantityTypeIdentifier${type}" sourceName="Watch" unit="${unit}" startDate="${start}" value="${value}"/>\n`;
const XML = `<?xml version="1.0"?><HealthData>${[
  record('HeartRate', 'count/min', '72', '2026-11-20 06:00:00 +0000'),
  record('HeartRate', 'count/min', '900', '2026-11-21 06:00:00 +0000'),
  record('HeartRate', 'count/min', '70', '2024-11-21 06:00:00 +0000'),
  record('BodyMass', 'kg', '72.45', '2026-11-20 06:00:00 +0000'),
].join('')}</HealthData>`;
const BYTES = new TextEncoder().encode(XML);
const NOW = new Date('2026-11-24T10:00:00Z');

const read = (file: Blob, signal = new AbortController().signal) =>
  readExport(file, { signal, onProgress: () => undefined });
const countsOf = async (file: Blob) => {
  const { kinds } = await read(file);
  return Object.fromEntries([...kinds].map(([kind, columns]) => [kind, columns.length]));
};
const without = (file: Blob, head: number, tail: number) => new Blob([file.slice(0, head), file.slice(-tail)]);
const COUNTS = { HeartRate: 3, BodyMass: 1 };
const INSIDE = [
  { name: 'apple_health_export/export_cda.xml', bytes: new Uint8Array(100_000) },
  { name: 'apple_health_export/workout-routes/route.gpx', bytes: new Uint8Array(200_000) },
  { name: 'apple_health_export/Exportación.xml', bytes: BYTES },
];

describe('a file', () => {
  it.each([
    ['export.xml', () => new Blob([BYTES])],
    ['a zip', () => zipOf(INSIDE)],
    ['a zip with a note', () => zipOf(INSIDE, { note: 'from a phone' })],
    ['a zip that is not packed', () => zipOf(INSIDE.map((one) => ({ ...one, isStored: true })))],
    ['a zip of 64 bits', () => zipOf(INSIDE, { isLarge: true })],
  ])('is read: %s', async (_, make) => expect(await countsOf(await make())).toEqual(COUNTS));

  it.each([
    ['a page', () => new Blob(['<html>']), 'notAnExport'],
    ['nothing', () => new Blob([]), 'notAnExport'],
    ['a zip of pictures', () => zipOf([{ name: 'a.jpg', bytes: BYTES }]), 'notAnExport'],
    [
      'a zip of another document',
      () => zipOf([{ name: 'a.xml', bytes: new TextEncoder().encode('<a/>') }]),
      'notAnExport',
    ],
    ['half a zip', async () => (await zipOf(INSIDE)).slice(0, 300), 'unreadableZip'],
    ['a zip whose middle is gone', async () => without(await zipOf(INSIDE), 60, 150), 'unreadableZip'],
  ])('is refused in words: %s', async (_, make, problem) => {
    await expect(read(await make())).rejects.toMatchObject({ problem });
  });

  it('can be left in the middle', async () => {
    const stopping = new AbortController();
    stopping.abort();
    await expect(read(await zipOf(INSIDE), stopping.signal)).rejects.toMatchObject({ problem: 'stopped' });
  });

  it.each([
    ['far more than it promises', 5_000_000, 1000],
    ['less than it promises', 1000, 5_000_000],
  ])('that holds %s is left', async (_, holds, promised) => {
    const bytes = new Uint8Array(holds).fill(32);
    bytes.set(new TextEncoder().encode('<HealthData/>'));
    const lie = await zipOf([{ name: 'export.xml', bytes }], { promised });
    await expect(read(lie)).rejects.toMatchObject({ problem: 'unreadableZip' });
  });

  it('whose list of files is said to be huge is left before it is loaded', async () => {
    const lengths: number[] = [];
    class Watched extends Blob {
      override slice(from = 0, to = this.size) {
        lengths.push(to - from);
        return super.slice(from, to);
      }
    }
    const zip = new Uint8Array(await (await zipOf(INSIDE)).arrayBuffer());
    new DataView(zip.buffer).setUint32(zip.length - 22 + 12, 1_000_000_000, true);
    await expect(read(new Watched([zip]))).rejects.toMatchObject({ problem: 'unreadableZip' });
    expect(Math.max(...lengths)).toBeLessThanOrEqual(22 + 0xffff);
  });

  it('is found by the list at its end, whatever its bytes look like', async () => {
    // Signatures of the zip format, as they occur by chance in compressed bytes.
    const alike = new Uint8Array([0x50, 0x4b, 7, 8, 0x50, 0x4b, 1, 2, 0x50, 0x4b, 3, 4, ...Array(40).fill(0)]);
    const bytes = new TextEncoder().encode(
      XML.replace('<HealthData>', '<HealthData><!--PK\x07\x08PK\x01\x02PK\x03\x04-->'),
    );
    const zip = await zipOf([
      { name: 'routes.zip', bytes: alike, isStored: true },
      { name: 'export.xml', bytes, isStored: true },
    ]);
    expect(await countsOf(zip)).toEqual(COUNTS);
  });

  it('that is packed needs a browser that unpacks; the document itself does not', async () => {
    const zip = await zipOf(INSIDE);
    class Older {
      constructor() {
        throw new TypeError('Unsupported compression format');
      }
    }
    vi.stubGlobal('DecompressionStream', Older);
    try {
      await expect(read(zip)).rejects.toMatchObject({ problem: 'noUnzip' });
      expect(await countsOf(new Blob([BYTES]))).toEqual(COUNTS);
    } finally {
      vi.unstubAllGlobals();
    }
  });

  it('tells how far the reading is', async () => {
    const shares: number[] = [];
    const bytes = new TextEncoder().encode(
      `<HealthData>${record('BodyMass', 'kg', '72', '2026-11-20 06:00:00 +0000').repeat(20_000)}`,
    );
    const signal = new AbortController().signal;
    await readExport(await zipOf([{ name: 'export.xml', bytes }]), {
      signal,
      onProgress: (share) => shares.push(share),
    });
    expect(shares.length).toBeGreaterThan(1);
    expect(shares).toEqual([...shares].sort((one, other) => one - other));
    expect(shares.at(-1)).toBe(1);
  });
});

describe('what is taken along', () => {
  const pulse = {
    ...{ code: 'heart_rate', label: 'Heart rate', section: 'readings', unit: '/min', min: 15, max: 350 },
    ...{ secondLabel: null, secondMin: null, secondMax: null },
  };

  it('is shown by kind, with all that is there and what is new enough', async () => {
    const found = await read(new Blob([BYTES]));
    const [heart, weight] = choicesOf(found, 30, NOW);
    expect(heart).toMatchObject({ count: 3, left: 0, kind: { label: 'Heart rate, all day', isChosenFirst: false } });
    expect(heart?.from).toEqual(new Date('2024-11-21T06:00:00Z'));
    expect(heart?.places).toHaveLength(2);
    expect(weight).toMatchObject({ count: 1, kind: { code: 'body_weight', isChosenFirst: true } });
    expect(choicesOf(found, null, NOW)[0]?.places).toHaveLength(3);
  });

  it('is neither in the record already nor impossible', async () => {
    const found = await read(new Blob([BYTES]));
    const [heart] = choicesOf(found, null, NOW);
    if (heart === undefined) throw new Error('no pulse');
    const known = new Set([sameness(Date.parse('2026-11-20T06:00:20Z'), 72, null)]);
    const { readings, ...rest } = prepare(found, heart, { type: pulse, known, now: NOW, birthDate: '1990-04-12' });
    const because = 'The number cannot be true.';
    expect(rest).toEqual({
      known: 1,
      left: [{ label: 'Heart rate, all day', because, count: 1, example: '900, 21 Nov 2026' }],
    });
    expect(readings).toMatchObject([
      { code: 'heart_rate', value: 70, unit: '/min', source: 'import', deviceId: 'Apple Health, Watch' },
    ]);
    expect(readings[0]?.takenAt).toEqual(new Date('2024-11-21T06:00:00Z'));
  });

  it('is without what is still to come or before birth, and with all the rest', async () => {
    const days = Array.from({ length: 9 }, (_, day) =>
      record('BodyMass', 'kg', `7${day}`, `2026-11-1${day} 06:40:00 +0200`),
    );
    const odd = ['2027-01-05 06:40:00 +0200', '1970-01-01 00:00:00 +0000', '2030-01-05 06:40:00 +0200'];
    const xml = `<HealthData>${[...days, ...odd.map((at) => record('BodyMass', 'kg', '71', at))].join('')}</HealthData>`;
    const found = await read(new Blob([xml]));
    const [weight] = choicesOf(found, null, NOW);
    if (weight === undefined) throw new Error('no weight');
    const type = { ...pulse, code: 'body_weight', unit: 'kg', min: 0.2, max: 650 };
    const { readings, left } = prepare(found, weight, { type, known: new Set(), now: NOW, birthDate: '1990-04-12' });
    expect(readings).toHaveLength(9);
    expect(readings[0]).toMatchObject({ importedFrom: 'Apple Health, Watch' });
    expect(left).toEqual([
      { label: 'Weight', because: 'The date is still to come.', count: 2, example: '71, 5 Jan 2030' },
      { label: 'Weight', because: 'The date is before your birth.', count: 1, example: '71, 1 Jan 1970' },
    ]);
  });
});
