import { describe, expect, it } from 'vitest';
import { ExportReader, type HealthExport } from './export-reader';
import { parseMoment } from './records';

const record = (type: string, unit: string, value: string, start = '2026-11-24 06:40:00 +0200', source = 'Watch') =>
  ` <Record type="HKQuantityTypeIdentifier${type}" sourceName="${source}" sourceVersion="11" device="&lt;&lt;HKDevice: 0x1&gt;, name:W&gt;" unit="${unit}" creationDate="${start}" startDate="${start}" endDate="${start}" value="${value}"/>\n`;
const twelveHours = `<HealthData locale="en_AU">
 <Record type="HKQuantityTypeIdentifierBodyMass" sourceName="iPhone" unit="kg" startDate="2026-11-20 7:57:00 am +1000" value="71"/>
 <Record type="HKQuantityTypeIdentifierBodyMass" sourceName="iPhone" unit="kg" startDate="2026-11-21 7:57:00 PM +1000" value="72"/>
</HealthData>`;
const exported = (...records: string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<!DOCTYPE HealthData [\n<!ELEMENT Record ((MetadataEntry|HeartRateVariabilityMetadataList)*)>\n]>\n<HealthData locale="en_ZA">\n <ExportDate value="2026-11-24 08:00:00 +0200"/>\n${records.join('')}</HealthData>\n`;

function read(text: string, piece = text.length): HealthExport {
  const reader = new ExportReader();
  for (let at = 0; at < text.length; at += piece) reader.push(text.slice(at, at + piece));
  return reader.end();
}
const plain = ({ kinds, sources }: HealthExport) =>
  Object.fromEntries(
    [...kinds].map(([kind, columns]) => [
      kind,
      columns
        .newestFirst(Number.NEGATIVE_INFINITY)
        .map((at) => [columns.value(at), columns.second(at), sources[columns.source(at)]]),
    ]),
  );

const ALL = exported(
  record('StepCount', 'count', '312'),
  record('HeartRate', 'count/min', '72'),
  record('HeartRate', 'count/min', '68.5', '2026-11-23 06:40:00 +0200', 'Kit &amp; Co &#233;'),
  record('RestingHeartRate', 'count/min', '55'),
  record('OxygenSaturation', '%', '0.97'),
  record('BodyTemperature', 'degF', '98.6'),
  record('BodyMass', 'lb', '154'),
  record('BodyMass', 'st', '11'),
  record('Height', 'ft', '5.75'),
  record('BloodGlucose', 'mmol&lt;180.1558800000541&gt;/L', '5.4'),
  record('BloodGlucose', 'mg/dL', '180', '2026-11-23 06:40:00 +0200'),
  record('RespiratoryRate', 'count/min', '15'),
  record('BloodPressureSystolic', 'mmHg', '146'),
  record('BloodPressureDiastolic', 'mmHg', '92'),
  ' <Correlation type="HKCorrelationTypeIdentifierBloodPressure" startDate="2026-11-24 06:40:00 +0200">\n',
  record('BloodPressureSystolic', 'mmHg', '146'),
  record('BloodPressureDiastolic', 'mmHg', '92'),
  ' </Correlation>\n',
);
const EXPECTED = {
  HeartRate: [
    [72, null, 'Watch'],
    [68.5, null, 'Kit & Co é'],
  ],
  RestingHeartRate: [[55, null, 'Watch']],
  OxygenSaturation: [[97, null, 'Watch']],
  BodyTemperature: [[37, null, 'Watch']],
  BodyMass: [[69.9, null, 'Watch']],
  Height: [[175.3, null, 'Watch']],
  BloodGlucose: [
    [5.4, null, 'Watch'],
    [10, null, 'Watch'],
  ],
  RespiratoryRate: [[15, null, 'Watch']],
  BloodPressure: [[146, 92, 'Watch']],
};

describe('an export of Apple Health', () => {
  it('gives what the record can keep, in its units, two pressures as one reading and once', () => {
    const found = read(ALL);
    expect(found).toMatchObject({ isExport: true, unread: [] });
    expect(plain(found)).toEqual(EXPECTED);
    expect(found.kinds.get('BloodPressure')?.length).toBe(1);
    expect(found.kinds.get('HeartRate')?.span()).toEqual({
      from: Date.parse('2026-11-23T04:40:00Z'),
      to: Date.parse('2026-11-24T04:40:00Z'),
    });
  });

  it.each([1, 2, 7, 64, 333, 1000])('is the same in pieces of %i letters', (piece) => {
    expect(plain(read(ALL, piece))).toEqual(EXPECTED);
    expect(read(ALL, piece).isExport).toBe(true);
  });

  it('has attributes in any order and quotes, with ends of tags inside of them', () => {
    const odd = `<Record value='61' device="a > b" startDate='2026-01-02 03:04:05 -0130' unit="count/min" type="HKQuantityTypeIdentifierHeartRate" sourceName="&#x41;">\n<MetadataEntry key="x" value="99"/></Record>`;
    const found = read(exported(odd));
    expect(plain(found)).toEqual({ HeartRate: [[61, null, 'A']] });
    expect(found.kinds.get('HeartRate')?.time(0)).toBe(Date.parse('2026-01-02T04:34:05Z'));
  });

  it('names what it cannot read, and takes nothing of it', () => {
    const found = read(
      exported(
        record('HeartRate', 'count/min', 'fast'),
        record('HeartRate', 'beats', '72'),
        record('HeartRate', 'count/min', '72', '2026-02-31 06:40:00 +0200'),
        record('HeartRate', 'count/min', '72', 'yesterday'),
        record('BloodPressureSystolic', 'mmHg', '146'),
      ),
    );
    expect(plain(found)).toEqual({});
    expect(found.unread).toEqual([
      { kind: 'HeartRate', why: 'number', count: 1, example: 'fast' },
      { kind: 'HeartRate', why: 'unit', count: 1, example: '72 beats' },
      { kind: 'HeartRate', why: 'time', count: 2, example: '2026-02-31 06:40:00 +0200' },
    ]);
  });

  it('is read as iOS 16 wrote it, though it is not well-formed', () => {
    // The faults: an unclosed list of elements, a vertical tab, attribute names with blanks, a bare ampersand.
    const head = `<?xml version="1.0" encoding="UTF-8"?>\n<!DOCTYPE HealthData [\n<!-- The phone's "own" list: > ] -->\n<!ATTLIST Record\n  type CDATA #REQUIRED\n<!ELEMENT Me EMPTY>\n]>\n`;
    const faulty = record('HeartRate', 'count/min', '72', undefined, 'R&D \u000b Watch').replace(
      ' unit=',
      ' Health Mate App Version="2.6.0" unit=',
    );
    expect(plain(read(`${head}<HealthData>${faulty}</Workout>${record('BodyMass', 'kg', '71')}`, 100))).toEqual({
      HeartRate: [[72, null, 'R&D \u000b Watch']],
      BodyMass: [[71, null, 'Watch']],
    });
  });

  it('is none when it is something else', () => {
    expect(read('<html><body>Hello</body></html>')).toMatchObject({ isExport: false, unread: [] });
    expect(read('')).toMatchObject({ isExport: false });
  });
});

describe('a hostile file', () => {
  it('resolves no entity, and ends although no tag does', () => {
    const bomb = `<!DOCTYPE HealthData [<!ENTITY a "ha"><!ENTITY b "&a;&a;"><!ENTITY c SYSTEM "file:///etc/passwd">]><HealthData>${record('HeartRate', 'count/min', '72', undefined, '&b;&c;&#99999999;')}`;
    expect(plain(read(bomb))).toEqual({ HeartRate: [[72, null, '&b;&c;&#99999999;']] });
    const endless = `<HealthData><Record type="HKQuantityTypeIdentifierHeartRate" ${'a="b" '.repeat(200_000)}`;
    const started = performance.now();
    expect(plain(read(endless + record('HeartRate', 'count/min', '72'), 50_000))).toEqual({
      HeartRate: [[72, null, 'Watch']],
    });
    expect(plain(read(`<HealthData>${'<Record '.repeat(100_000)}`, 10_000))).toEqual({});
    expect(performance.now() - started).toBeLessThan(5000);
  });

  const MANY = 2_000_000;
  it.each([
    ['tags in a tag', '<Record '.repeat(MANY / 8)],
    ['an attribute without an end', `<Record sourceName="${'x'.repeat(MANY)}`],
    ['attributes without quotes', `<Record ${'a=b '.repeat(MANY / 4)}`],
    ['a comment without an end', `<!--${'-x'.repeat(MANY / 2)}`],
    ['an entity without an end', `<Record sourceName="${'&x'.repeat(MANY / 2)}`],
    ['elements in elements', '<a>'.repeat(MANY / 3)],
    ['equals signs', '<Record ='.repeat(MANY / 9)],
  ])('is read once, and kept in memory never: %s', (_, hostile) => {
    const started = performance.now();
    expect(read(`<HealthData>${hostile}`, 50_000)).toMatchObject({ isExport: true, unread: [] });
    expect(performance.now() - started).toBeLessThan(5000);
  });

  it('cut off anywhere gives what was whole', () => {
    for (let length = 0; length < ALL.length; length += 97) {
      for (const rows of Object.values(plain(read(ALL.slice(0, length))))) expect(rows.length).toBeGreaterThan(0);
    }
  });
});

it.each([
  ['2026-11-24 06:40:00 +0200', '2026-11-24T04:40:00Z'],
  ['2026-01-01 00:10:00 +1400', '2025-12-31T10:10:00Z'],
  ['2024-02-29 12:00:00 -0330', '2024-02-29T15:30:00Z'],
  ['2026-11-20 7:57:00 am +1000', '2026-11-19T21:57:00Z'],
  ['2026-11-21 7:57:00 PM +1000', '2026-11-21T09:57:00Z'],
  ['2026-11-21 12:05:00\u202fAM -0500', '2026-11-21T05:05:00Z'],
  ['2026-11-21 12:05:00\u00a0p.m. +0000', '2026-11-21T12:05:00Z'],
])('%s is %s', (text, iso) => expect(parseMoment(text)).toBe(Date.parse(iso)));
it.each([
  ...['2026-11-20 13:57:00 pm +1000', '2026-11-20 0:57:00 am +1000', '2026-11-20 24:00:00 +0200', ''],
  ...['2026-11-20 06:60:00 +0200', '2026-11-20 06:40:00', '2026-11-20'],
])('%s is no moment', (text) => expect(parseMoment(text)).toBeNull());

it('keeps two numbers of one moment, and the same number once', () => {
  const found = read(exported(...['71', '72', '71'].map((value) => record('BodyMass', 'kg', value))));
  expect(plain(found).BodyMass?.map(([value]) => value)).toEqual([71, 72]);
});

it('reads an export of a phone that shows twelve hours', () => {
  const weights = read(twelveHours).kinds.get('BodyMass');
  expect([weights?.value(0), weights?.value(1)]).toEqual([71, 72]);
  expect(weights?.time(1)).toBe(Date.parse('2026-11-21T09:57:00Z'));
});
it.each(['', ' ', '0x10', '1_000', '70,5', 'NaN', 'Infinity'])('"%s" is no number', (value) =>
  expect(read(exported(record('BodyMass', 'kg', value))).unread).toMatchObject([{ why: 'number' }]),
);
