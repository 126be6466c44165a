import { textAt, viewOf } from './bytes.ts';

const ORIENTATION = 0x0112;

/**
 * How a picture is to be turned, by its camera: 1 (as it is) to 8. Of all that a camera writes into a picture this alone is
 * needed to see it right.
 * @param exif with or without its usual beginning
 */
export function orientationOf(exif: Uint8Array): number {
  const tiff = textAt(exif, 0, 6) === 'Exif\0\0' ? exif.subarray(6) : exif;
  const order = textAt(tiff, 0, 2);
  if (tiff.length < 14 || (order !== 'II' && order !== 'MM')) return 1;
  const data = viewOf(tiff);
  const little = order === 'II';
  const list = data.getUint32(4, little);
  if (list + 2 > tiff.length) return 1;
  const entries = data.getUint16(list, little);
  for (let at = list + 2, left = entries; left > 0 && at + 12 <= tiff.length; at += 12, left -= 1) {
    if (data.getUint16(at, little) !== ORIENTATION) continue;
    const turn = data.getUint16(at + 8, little);
    return turn >= 1 && turn <= 8 ? turn : 1;
  }
  return 1;
}

/** That, and nothing else, as a camera would write it. */
export function exifOf(orientation: number): Uint8Array {
  const tiff = new Uint8Array(26);
  const data = viewOf(tiff);
  data.setUint32(0, 0x4d4d002a);
  data.setUint32(4, 8);
  data.setUint16(8, 1);
  data.setUint16(10, ORIENTATION);
  data.setUint16(12, 3);
  data.setUint32(14, 1);
  data.setUint16(18, orientation);
  return tiff;
}
