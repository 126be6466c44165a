import { deflateSync } from 'node:zlib';
import { jpeg, packed, pdf, png, webp } from './files';

type Bytes = Uint8Array<ArrayBuffer>;
/** A file that makes its inspector work, of about that many bytes. */
type Grow = (bytes: number) => Bytes;

const PDF = 'application/pdf';
const of = (text: string, bytes: number) => text.repeat(Math.ceil(bytes / text.length));
const raw = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'));
const inPdf =
  (text: string): Grow =>
  (bytes) =>
    pdf(of(text, bytes));
const bomb: Grow = (bytes) => {
  const data = deflateSync(Buffer.alloc(bytes * 40, '7 0 << /Type /Page >> '));
  return pdf(
    Buffer.concat([raw('\n5 0 obj\n<< /Type /ObjStm /Filter /FlateDecode >>\nstream\n'), data, raw('\nendstream\n')]),
  );
};
const manyParts: Grow = (bytes) =>
  pdf(Buffer.concat(Array.from({ length: Math.ceil(bytes / 2000) }, () => packed('7 0 << /Type /Page >>'))));
const chunks =
  (type: string, text: string): Grow =>
  (bytes) => {
    const one = png([[type, text]]).length - png().length;
    return png(Array.from({ length: Math.ceil(bytes / one) }, () => [type, text] as [string, string]));
  };
const betweenHeadAndScan =
  (part: string): Grow =>
  (bytes) => {
    const whole = Buffer.from(jpeg());
    return new Uint8Array(Buffer.concat([whole.subarray(0, 2), raw(of(part, bytes)), whole.subarray(2)]));
  };
const inWebp =
  (part: string): Grow =>
  (bytes) => {
    const whole = Buffer.concat([webp(), raw(of(part, bytes))]);
    whole.writeUInt32LE(whole.length - 8, 4);
    return new Uint8Array(whole);
  };

/** What a program that wants an inspector to take long would send: `[inspector, what grows, type, file]`. */
export const GROWN: readonly (readonly [
  inspector: 'pdf' | 'png' | 'jpeg' | 'webp',
  what: string,
  type: string,
  grow: Grow,
])[] = [
  ['pdf', 'obj', PDF, inPdf('obj ')],
  ['pdf', 'streams without an end', PDF, inPdf('stream\n')],
  ['pdf', 'streams, one end', PDF, (bytes) => pdf(`${of('stream\n', bytes)}endstream`)],
  ['pdf', 'names of object streams', PDF, inPdf('/ObjStm ')],
  ['pdf', 'one object, many streams', PDF, (bytes) => pdf(`obj << >> ${of('/ObjStm stream\nx endstream ', bytes)}`)],
  ['pdf', 'object streams, one end', PDF, (bytes) => pdf(`${of('5 0 obj << /ObjStm >> stream\n', bytes)}endstream`)],
  ['pdf', 'dictionaries in dictionaries', PDF, inPdf('<< /A ')],
  ['pdf', 'packed objects', PDF, manyParts],
  ['pdf', 'packed air', PDF, bomb],
  ['pdf', 'slashes', PDF, inPdf('/')],
  ['pdf', 'escaped letters', PDF, inPdf('/#4a#61#76#61#53#63#72#69#70#74x')],
  ['pdf', 'ends', PDF, inPdf('%%EOF\n')],
  ['pdf', 'blanks behind the end', PDF, (bytes) => pdf('', of(' \n', bytes))],
  ['pdf', 'pages that open', PDF, inPdf('<html>')],
  ['pdf', 'drawings that open', PDF, inPdf('<svg ')],
  ['pdf', 'blanks of a page', PDF, inPdf(`<!doctype${' '.repeat(5000)}`)],
  ['pdf', 'beginnings of archives', PDF, inPdf('PK\x05\x06')],
  ['png', 'empty chunks', 'image/png', chunks('zzZz', '')],
  ['png', 'chunks of signs', 'image/png', chunks('tEXt', '<'.repeat(4000))],
  ['png', 'places of taking', 'image/png', chunks('eXIf', `MM\0*\0\0\0\x08\xff\xff${'\0'.repeat(4000)}`)],
  ['png', 'pictures', 'image/png', chunks('IDAT', '<')],
  ['jpeg', 'empty segments', 'image/jpeg', betweenHeadAndScan('\xff\xe5\0\x02')],
  ['jpeg', 'filling', 'image/jpeg', betweenHeadAndScan('\xff')],
  ['jpeg', 'comments of signs', 'image/jpeg', betweenHeadAndScan(`\xff\xfe\x0f\xa2${'<'.repeat(4000)}`)],
  ['jpeg', 'scans', 'image/jpeg', betweenHeadAndScan('\xff\xda\0\x02\xff\0\xff\0')],
  ['jpeg', 'signs behind', 'image/jpeg', (bytes) => jpeg('x', of('<s', bytes))],
  ['webp', 'empty chunks', 'image/webp', inWebp('zzzz\0\0\0\0')],
  ['webp', 'chunks of signs', 'image/webp', inWebp(`zzzz\xa0\x0f\0\0${'<'.repeat(4000)}`)],
  ['webp', 'pictures', 'image/webp', inWebp('VP8 \0\0\0\0')],
];

/** Real files of each type. */
export const REAL: readonly (readonly [type: string, file: Bytes])[] = [
  [PDF, pdf(packed('7 0 << /Type /Page >>'))],
  ['image/png', png([['eXIf', 'MM\0*\0\0\0\x08\0\0\0\0\0\0']])],
  ['image/jpeg', jpeg()],
  ['image/webp', webp('<x:xmpmeta>')],
];
