import { crc32, deflateSync } from 'node:zlib';

type Bytes = Uint8Array<ArrayBuffer>;
export type PictureType = 'image/jpeg' | 'image/png' | 'image/webp';
const raw = (text: string) => Buffer.from(text, 'latin1');
const bytes = (...parts: readonly (string | Uint8Array)[]): Bytes =>
  new Uint8Array(Buffer.concat(parts.map((part) => (typeof part === 'string' ? raw(part) : part))));
const number = (value: number, size: 2 | 4, little = false) => {
  const four = Buffer.alloc(4);
  if (little) four.writeUInt32LE(value);
  else four.writeUInt32BE(value);
  return little ? four.subarray(0, size) : four.subarray(4 - size);
};

/** Drawn by a browser: four by two pixels, and nothing but them. */
export const PLAIN: Readonly<Record<PictureType, Bytes>> = {
  'image/jpeg': bytes(
    Buffer.from(
      '/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDABsSFBcUERsXFhceHBsgKEIrKCUlKFE6PTBCYFVlZF9VXVtqeJmBanGQc1tdhbWGkJ6jq62rZ4C8ybqmx5moq6T/2wBDARweHigjKE4rK06kbl1upKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKT/wAARCAACAAQDASIAAhEBAxEB/8QAFAABAAAAAAAAAAAAAAAAAAAAAP/EABQQAQAAAAAAAAAAAAAAAAAAAAD/xAAUAQEAAAAAAAAAAAAAAAAAAAAE/8QAFhEAAwAAAAAAAAAAAAAAAAAAAAEx/9oADAMBAAIRAxEAPwAAI6PUP//Z',
      'base64',
    ),
  ),
  'image/png': bytes(
    Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAQAAAACCAYAAAB/qH1jAAAAGUlEQVR4AWIyTjvz/0yaMRwzzWRIZ0AGAAAAAP//HRDVXAAAAAZJREFUAwABowqVr2pgcwAAAABJRU5ErkJggg==',
      'base64',
    ),
  ),
  'image/webp': bytes(
    Buffer.from(
      'UklGRkgAAABXRUJQVlA4WAoAAAAAAAAAAwAAAQAAVlA4ICoAAACwAQCdASoEAAIABABoJagCdLoABSEAAPGPSsTfTFpXwfkT35WFHyfgAAA=',
      'base64',
    ),
  ),
};
/** The same as a GIF of one pixel. */
export const PLAIN_GIF: Bytes = bytes(
  'GIF89a\x01\0\x01\0\x80\0\0\xcc\x66\x33\0\0\0',
  ',\0\0\0\0\x01\0\x01\0\0\x02\x02D\x01\0;',
);

/** A word that stands wherever a picture can tell something; none of it may be left. */
export const TOLD = 'S/N 4711 at 26.2041 S';
/** The degrees of a place as cameras write them: 26/1, 12/1, 1476/100. */
const DEGREES = bytes(...[26, 1, 12, 1, 1476, 100].map((value) => number(value, 4)));

/** What a phone writes: how it was held, its number, and where. */
export function exif(orientation: number, little = false): Bytes {
  const entry = (tag: number, type: number, count: number, value: Uint8Array) =>
    bytes(
      number(tag, 2, little),
      number(type, 2, little),
      number(count, 4, little),
      value,
      '\0'.repeat(4 - value.length),
    );
  const word = `${TOLD}\0`;
  const [first, place] = [8, 8 + 2 + 3 * 12 + 4];
  const behind = place + 2 + 2 * 12 + 4;
  return bytes(
    little ? 'II*\0' : 'MM\0*',
    ...[number(first, 4, little), number(3, 2, little)],
    entry(0x0112, 3, 1, number(orientation, 2, little)),
    entry(0xc62f, 2, word.length, number(behind, 4, little)),
    entry(0x8825, 4, 1, number(place, 4, little)),
    ...['\0\0\0\0', number(2, 2, little)],
    entry(1, 2, 2, raw('S\0')),
    entry(2, 5, 3, number(behind + word.length, 4, little)),
    ...['\0\0\0\0', word, DEGREES],
  );
}

const segment = (marker: number, content: Uint8Array) =>
  bytes(new Uint8Array([0xff, marker]), number(content.length + 2, 2), content);
const chunk = (type: string, content: Uint8Array) => {
  const body = bytes(type, content);
  return bytes(number(content.length, 4), body, number(crc32(body), 4));
};
const part = (type: string, content: Uint8Array) =>
  bytes(type, number(content.length, 4, true), content, content.length % 2 ? '\0' : '');
/** The picture with something put in at a place. */
const withAt = (picture: Bytes, at: number, more: Uint8Array) =>
  bytes(picture.subarray(0, at), more, picture.subarray(at));
const inWebp = (flags: number, more: Uint8Array) => {
  const picture = Buffer.from(bytes(PLAIN['image/webp'], more));
  picture.writeUInt32LE(picture.length - 8, 4);
  picture[20] = flags;
  return bytes(picture);
};

const JPEG = PLAIN['image/jpeg'];
const PNG = PLAIN['image/png'];
const XMP = bytes(`http://ns.adobe.com/xap/1.0/\0<x:xmpmeta><exif:GPSLatitude>${TOLD}</exif:GPSLatitude></x:xmpmeta>`);
const inJpeg = (...segments: Uint8Array[]) => withAt(JPEG, 2, bytes(...segments));
const inPng = (type: string, content: string | Uint8Array, at = 33) => withAt(PNG, at, chunk(type, bytes(content)));

/** Real pictures that tell where, when or with what they were taken: `[what tells it, type, picture, how it is turned]`. */
export const TELLING: readonly (readonly [what: string, type: PictureType, picture: Bytes, turn: number])[] = [
  ['EXIF', 'image/jpeg', inJpeg(segment(0xe1, bytes('Exif\0\0', exif(6)))), 6],
  ['EXIF, the other way round', 'image/jpeg', inJpeg(segment(0xe1, bytes('Exif\0\0', exif(3, true)))), 3],
  ['EXIF, held upright', 'image/jpeg', inJpeg(segment(0xe1, bytes('Exif\0\0', exif(1)))), 1],
  ['XMP', 'image/jpeg', inJpeg(segment(0xe1, XMP)), 1],
  ['IPTC', 'image/jpeg', inJpeg(segment(0xed, bytes('Photoshop 3.0\0', TOLD))), 1],
  ['a colour profile', 'image/jpeg', inJpeg(segment(0xe2, bytes('ICC_PROFILE\0\x01\x01', TOLD))), 1],
  ['a comment', 'image/jpeg', inJpeg(segment(0xfe, bytes(TOLD))), 1],
  ['a small copy', 'image/jpeg', inJpeg(segment(0xe0, bytes('JFXX\0\x10', TOLD))), 1],
  ['a second picture', 'image/jpeg', bytes(JPEG, inJpeg(segment(0xe1, bytes('Exif\0\0', exif(6))))), 1],
  ['words behind', 'image/jpeg', bytes(JPEG, TOLD), 1],
  ['eXIf', 'image/png', inPng('eXIf', exif(8)), 8],
  ['eXIf behind the picture', 'image/png', inPng('eXIf', exif(6), PNG.length - 12), 6],
  ['tEXt', 'image/png', inPng('tEXt', `Comment\0${TOLD}`), 1],
  ['iTXt', 'image/png', inPng('iTXt', `XML:com.adobe.xmp\0\0\0\0\0${TOLD}`), 1],
  ['zTXt', 'image/png', inPng('zTXt', bytes('Comment\0\0', deflateSync(TOLD))), 1],
  ['iCCP', 'image/png', inPng('iCCP', bytes('profile\0\0', deflateSync(TOLD))), 1],
  ['tIME', 'image/png', inPng('tIME', '\x07\xea\x0b\x17\x0a\0\0'), 1],
  ['a chunk of its own', 'image/png', inPng('saWu', TOLD), 1],
  ['more than its gamma', 'image/png', inPng('gAMA', TOLD), 1],
  ['a second picture', 'image/png', inPng('fdAT', TOLD, PNG.length - 12), 1],
  ['EXIF', 'image/webp', inWebp(0x08, part('EXIF', exif(6))), 6],
  ['EXIF as some write it', 'image/webp', inWebp(0x08, part('EXIF', bytes('Exif\0\0', exif(5)))), 5],
  ['XMP', 'image/webp', inWebp(0x04, part('XMP ', XMP)), 1],
  ['a colour profile', 'image/webp', inWebp(0x20, part('ICCP', bytes(TOLD))), 1],
  ['a chunk of its own', 'image/webp', inWebp(0, part('saWu', bytes(TOLD))), 1],
];

/** Whether a picture still tells something that `TELLING` put in. */
export const tells = (picture: Uint8Array): boolean => {
  const held = Buffer.from(picture);
  return [TOLD, DEGREES, deflateSync(TOLD), 'GPS', '\x07\xea\x0b\x17'].some((told) =>
    held.includes(typeof told === 'string' ? raw(told) : Buffer.from(told)),
  );
};
