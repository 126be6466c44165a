import { inflateSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { drawFace, type Face } from './draw-face';

const FACE: Face = { skin: '#7a4a2e', hair: 'round', hairColour: '#1d1716', coat: '#ffffff', ground: '#efe3cf' };

it('draws a small picture of the size the product keeps, with the ground in its corner and skin in its middle', () => {
  const png = drawFace(FACE);
  expect(png.length).toBeLessThan(20_000);
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([256, 256]);
  const from = png.indexOf('IDAT') + 4;
  const rows = inflateSync(png.subarray(from, from + png.readUInt32BE(from - 8)));
  const at = (x: number, y: number) => [...rows.subarray(y * 769 + 1 + x * 3, y * 769 + 4 + x * 3)];
  expect(at(2, 2)).toEqual([0xef, 0xe3, 0xcf]);
  expect(at(128, 122)).toEqual([0x7a, 0x4a, 0x2e]);
});
