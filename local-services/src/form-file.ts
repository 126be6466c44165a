/** What a form holds up to its first file. */
export interface FormFile {
  bytes: Uint8Array<ArrayBuffer>;
  /** What the sender says it is; empty when they say nothing. */
  contentType: string;
  /** The fields before it, by name. */
  fields: ReadonlyMap<string, string>;
}

/** Fields before the file; storage-js sends two. */
const MOST_PARTS = 10;
const HEAD_BYTES = 8 * 1024;
const FIELD_BYTES = 64 * 1024;
/** What looks like the end of a part and is not: once in four thousand million bytes by chance. */
const MOST_DOUBTS = 10_000;

const END_OF_HEAD = '\r\n\r\n';
const boundaryOf = (contentType: string): string | null => {
  const [, quoted, plain] = /;\s*boundary=(?:"([^"]{1,70})"|([^\s";,]{1,70}))/i.exec(contentType) ?? [];
  return quoted ?? plain ?? null;
};

/** Where the part that begins at `from` ends; null when it does not. */
function endOfPart(body: Buffer, delimiter: Buffer, from: number): number | null {
  let at = body.indexOf('\r\n--', from);
  for (let doubts = 0; at !== -1 && doubts < MOST_DOUBTS; doubts += 1) {
    if (body.subarray(at, at + delimiter.length).equals(delimiter)) return at;
    at = body.indexOf('\r\n--', at + 1);
  }
  return null;
}

/**
 * The first file of a form (`multipart/form-data`, RFC 7578) and the fields before it. What comes after it is not looked at, and
 * of what comes before only so many parts: a form of hundreds of thousands costs no more than one of ten. Null: there is no such
 * file, or it is no form.
 */
export function firstFileOf(body: Uint8Array<ArrayBuffer>, contentType: string): FormFile | null {
  const boundary = boundaryOf(contentType);
  if (boundary === null) return null;
  const bytes = Buffer.from(body.buffer, body.byteOffset, body.byteLength);
  const delimiter = Buffer.from(`\r\n--${boundary}`, 'latin1');
  if (!bytes.subarray(0, delimiter.length - 2).equals(delimiter.subarray(2))) return null;
  const fields = new Map<string, string>();
  let at = delimiter.length - 2;
  for (let parts = 0; parts < MOST_PARTS; parts += 1) {
    const head = bytes.subarray(at, at + HEAD_BYTES);
    const length = head.indexOf(END_OF_HEAD);
    // The last delimiter ends with two dashes.
    if (length === -1 || head.indexOf('\r\n') !== 0) return null;
    const lines = head.subarray(0, length).toString('utf8');
    const from = at + length + END_OF_HEAD.length;
    const end = endOfPart(bytes, delimiter, from - 2);
    if (end === null) return null;
    const content = bytes.subarray(from, Math.max(from, end));
    const disposition = /^content-disposition:(.*)$/im.exec(lines)?.[1] ?? '';
    if (/;\s*filename\*?=/i.test(disposition)) {
      const type = /^content-type:\s*(.*?)\s*$/im.exec(lines)?.[1] ?? '';
      return { bytes: new Uint8Array(content), contentType: type, fields };
    }
    if (content.byteLength > FIELD_BYTES) return null;
    fields.set(/;\s*name="([^"]*)"/i.exec(disposition)?.[1] ?? '', content.toString('utf8'));
    at = end + delimiter.length;
  }
  return null;
}
