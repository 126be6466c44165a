import { describe, expect, it } from 'vitest';
import { orientationOf } from '../../functions/documents/exif.ts';
import { judgeFile } from '../../functions/documents/judge-file.ts';
import { exif, PLAIN, TELLING, tells } from '../support/pictures';

const keptOf = async (picture: Uint8Array<ArrayBuffer>, type: string) => {
  const judgement = await judgeFile(picture, type);
  if (judgement.refused !== null) throw new Error(judgement.refused);
  return judgement.kept;
};
/** Where a minimal note of how a picture is turned stands, or -1. */
const turnIn = (picture: Uint8Array) => Buffer.from(picture).indexOf('MM\0*', 0, 'latin1');

describe('of a picture nothing is kept but what draws it', () => {
  it.each(TELLING)('%s of %s', async (_, type, picture, turn) => {
    expect(tells(picture)).toBe(true);
    const kept = await keptOf(picture, type);
    expect(tells(kept)).toBe(false);
    const at = turnIn(kept);
    if (turn === 1) expect(at).toBe(-1);
    // Readers turn a PNG by what stands before the picture only.
    const before = (one: Uint8Array) => turnIn(one) < Buffer.from(one).indexOf('IDAT');
    if (turn !== 1 && type === 'image/png') expect(before(kept)).toBe(before(picture));
    else expect(orientationOf(kept.subarray(at, at + 26))).toBe(turn);
    // The bytes of the picture itself are those of the plain one; how it is turned costs 40 bytes at most.
    expect(kept.length - PLAIN[type].length).toBeLessThanOrEqual(40);
    if (turn === 1) expect(kept).toEqual(PLAIN[type]);
    expect(await keptOf(kept, type)).toEqual(kept);
  });

  it.each(Object.entries(PLAIN))('a plain %s stays as it is, byte by byte', async (type, picture) => {
    expect(await keptOf(picture, type)).toEqual(picture);
  });

  it('a picture that moves is refused', async () => {
    const moving = Buffer.concat([PLAIN['image/webp'], Buffer.from('ANIM\x06\0\0\0\0\0\0\0\0\0', 'latin1')]);
    moving.writeUInt32LE(moving.length - 8, 4);
    expect(await judgeFile(new Uint8Array(moving), 'image/webp')).toEqual({ refused: 'chart.fileTypeRefused' });
  });
});

it('reads how a picture is turned from whatever a camera wrote, and from half of it', () => {
  for (let size = 0; size < exif(6).length; size += 1)
    expect([1, 6]).toContain(orientationOf(exif(6).subarray(0, size)));
  expect(orientationOf(exif(9))).toBe(1);
  expect(orientationOf(exif(7, true))).toBe(7);
});
