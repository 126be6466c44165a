/** The first file of a form and the fields before it. */
export interface FormFile {
  bytes: Uint8Array<ArrayBuffer>;
  /** The type that the sender states; empty when none. */
  contentType: string;
  fields: ReadonlyMap<string, string>;
}

/** Fields before the file; storage-js sends two. */
const MOST_PARTS = 10;
const HEAD_BYTES = 8 * 1024;
const FIELD_BYTES = 64 * 1024;
/** Limit of false part ends in the content; by chance one occurs in four thousand million bytes. */
const MOST_DOUBTS = 10_000;

const END_OF_HEAD = '\r\n\r\n';
const boundaryOf = (contentType: string): string | null => {
  const [, quoted, plain] = /;\s*boundary=(?:"([^"]{1,70})"|([^\s";,]{1,70}))/i.exec(contentType) ?? [];
  return quoted ?? plain ?? null;
};

/** Returns the end of the part that begins at `from`; null when it has none. */
function endOfPart(body: Buffer, delimiter: Buffer, from: number): number | null {
  let at = body.indexOf('\r\n--', from);
  for (let doubts = 0; at !== -1 && doubts < MOST_DOUBTS; doubts += 1) {
    if (body.subarray(at, at + delimiter.length).equals(delimiter)) return at;
    at = body.indexOf('\r\n--', at + 1);
  }
  return null;
}

/**
 * Parses the first file of a form (`multipart/form-data`, RFC 7578) and the fields before it. Nothing after it is read, and only
 * a limited number of parts before it, so a form of hundreds of thousands of parts costs no more than one of ten. Returns null
 * when there is no file, or no form.
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
