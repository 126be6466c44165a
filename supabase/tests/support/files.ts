import { createHash } from 'node:crypto';
import { crc32, deflateSync } from 'node:zlib';
import { rewritePdf } from '../../functions/documents/rewrite-pdf.ts';

type Bytes = Uint8Array<ArrayBuffer>;
const bytesOf = (...parts: readonly (string | Uint8Array)[]): Bytes =>
  new Uint8Array(Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : part))));
const uint32 = (value: number) => {
  const four = Buffer.alloc(4);
  four.writeUInt32BE(value);
  return four;
};

const chunk = (type: string, data: Uint8Array) => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  return Buffer.concat([uint32(data.length), body, uint32(crc32(body))]);
};

/** A real PNG of one pixel, with further chunks if wanted. */
export function png(more: readonly [type: string, text: string][] = [], width = 1): Bytes {
  const header = Buffer.concat([uint32(width), uint32(1), Buffer.from([8, 2, 0, 0, 0])]);
  const texts = more.map(([type, text]) => chunk(type, Buffer.from(text, 'latin1')));
  const picture = chunk('IDAT', deflateSync(Buffer.from([0, 1, 2, 3])));
  return bytesOf(
    '\x89PNG\r\n\x1a\n',
    chunk('IHDR', header),
    Buffer.concat(texts),
    picture,
    chunk('IEND', Buffer.alloc(0)),
  );
}

/** The frame of a JPEG with a comment, as far as readers of its structure go. */
export function jpeg(comment = 'Made by a test', after = ''): Bytes {
  const segment = (marker: number, data: string) => {
    const length = data.length + 2;
    return bytesOf(new Uint8Array([0xff, marker, length >> 8, length & 255]), data);
  };
  const frame = '\x08\0\x01\0\x01\x01\x01\x11\0';
  return bytesOf(
    '\xff\xd8',
    segment(0xfe, comment),
    segment(0xc0, frame),
    segment(0xda, '\x01\x01\0\0?\0'),
    '\x12\xff\0\x34',
    '\xff\xd9',
    after,
  );
}

/** A WebP container. */
export function webp(more = '', type = 'VP8 ', picture = 'abcd'): Bytes {
  const little = (value: number) => uint32(value).reverse();
  const part = bytesOf(type, little(picture.length), picture, picture.length % 2 ? '\0' : '');
  const extra = more ? bytesOf('XMP ', little(more.length), more, more.length % 2 ? '\0' : '') : bytesOf();
  return bytesOf('RIFF', little(4 + part.length + extra.length), 'WEBP', part, extra);
}

/** A small PDF; `more` goes between its objects. */
export function pdf(more: string | Uint8Array = '', end = '\n'): Bytes {
  return bytesOf(
    '%PDF-1.7\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n',
    '2 0 obj\n<< /Type /Pages /Kids [3 0 R] /Count 1 >>\nendobj\n',
    '3 0 obj\n<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] >>\nendobj\n',
    more,
    '\ntrailer\n<< /Root 1 0 R >>\n%%EOF',
    end,
  );
}

/** The same as it is kept. */
export async function keptPdf(): Promise<Bytes> {
  const written = await rewritePdf(pdf());
  if ('problem' in written) throw new Error(written.problem);
  return written.kept;
}

/** An object stream: objects packed inside a PDF. */
export function packed(objects: string, filter = '/FlateDecode'): Uint8Array {
  const data = deflateSync(Buffer.from(objects));
  const dict = `\n5 0 obj\n<< /Type /ObjStm /N 1 /First 4 /Filter ${filter} /Length ${data.length} >>\nstream\n`;
  return bytesOf(dict, data, '\nendstream\nendobj\n');
}

/** The last record of a ZIP archive: what makes any file one. */
export const ZIP_END = 'PK\x05\x06\0\0\0\0\x01\0\x01\0\x2e\0\0\0\0\0\0\0\0\0';

export const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');
