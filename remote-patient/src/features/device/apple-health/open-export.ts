/** Why a file cannot be read as an export. */
export type ExportProblem = 'notAnExport' | 'unreadableZip' | 'noUnzip' | 'stopped';

export class ExportFailure extends Error {
  readonly problem: ExportProblem;
  constructor(problem: ExportProblem, cause?: unknown) {
    super(problem, { cause });
    this.problem = problem;
  }
}

/** The bytes of the export, as a stream, and how many there will be. */
export interface OpenExport {
  stream: ReadableStream<Uint8Array>;
  size: number;
}

const END_OF_DIRECTORY = 0x06054b50;
const ENTRY = 0x02014b50;
const LOCAL_HEADER = 0x04034b50;
const ZIP64_LOCATOR = 0x07064b50;
const ZIP64_END = 0x06064b50;
const LONGEST_END = 22 + 0xffff;
const LARGEST_DIRECTORY = 64 * 1024 * 1024;
const [STORED, DEFLATED] = [0, 8];
const BEYOND_32_BITS = 0xffffffff;

/**
 * The `export.xml` of a file: the file itself, or its largest XML file inside of a zip (its name is in the language of the
 * phone). Nothing is loaded but the list of the zip's entries. Source: PKWARE, .ZIP File Format Specification 6.3.10, 4.3 and 4.5.
 * @throws ExportFailure
 */
export async function openExport(file: Blob): Promise<OpenExport> {
  const head = await viewOf(file, 0, 4);
  if (head.byteLength < 4 || head.getUint32(0, true) !== LOCAL_HEADER)
    return { stream: file.stream(), size: file.size };
  try {
    return await openEntry(file, await largestXml(file));
  } catch (cause) {
    throw cause instanceof ExportFailure ? cause : new ExportFailure('unreadableZip', cause);
  }
}

interface Entry {
  name: string;
  method: number;
  packed: number;
  size: number;
  at: number;
}

async function viewOf(file: Blob, from: number, to: number): Promise<DataView> {
  return new DataView(await file.slice(from, to).arrayBuffer());
}

async function largestXml(file: Blob): Promise<Entry> {
  const { at, size } = await directoryOf(file);
  if (size > LARGEST_DIRECTORY) throw new ExportFailure('unreadableZip');
  const view = await viewOf(file, at, at + size);
  // The clinical document beside it says the same in another way.
  const entries = entriesOf(view);
  if (entries.length === 0) throw new ExportFailure('unreadableZip');
  const found = entries.filter(({ name }) => /\.xml$/i.test(name) && !/_cda\.xml$/i.test(name));
  const largest = found.sort((one, other) => other.size - one.size)[0];
  if (largest === undefined) throw new ExportFailure('notAnExport');
  return largest;
}

async function directoryOf(file: Blob): Promise<{ at: number; size: number }> {
  const from = Math.max(0, file.size - LONGEST_END);
  const tail = await viewOf(file, from, file.size);
  for (let at = tail.byteLength - 22; at >= 0; at -= 1) {
    if (tail.getUint32(at, true) !== END_OF_DIRECTORY) continue;
    const [size, start] = [tail.getUint32(at + 12, true), tail.getUint32(at + 16, true)];
    if (start !== BEYOND_32_BITS && size !== BEYOND_32_BITS) return { at: start, size };
    if (at < 20 || tail.getUint32(at - 20, true) !== ZIP64_LOCATOR) break;
    const end = await viewOf(file, big(tail, at - 12), big(tail, at - 12) + 56);
    if (end.getUint32(0, true) !== ZIP64_END) break;
    return { at: big(end, 48), size: big(end, 40) };
  }
  throw new ExportFailure('unreadableZip');
}

const big = (view: DataView, at: number) => Number(view.getBigUint64(at, true));

function entriesOf(view: DataView): Entry[] {
  const entries: Entry[] = [];
  const text = new TextDecoder();
  let at = 0;
  while (at + 46 <= view.byteLength && view.getUint32(at, true) === ENTRY) {
    const [nameLength, extraLength, noteLength] = [28, 30, 32].map((field) => view.getUint16(at + field, true)) as [
      number,
      number,
      number,
    ];
    const name = text.decode(new Uint8Array(view.buffer, view.byteOffset + at + 46, nameLength));
    const method = view.getUint16(at + 10, true);
    entries.push({ name, method, ...sizesOf(view, at, at + 46 + nameLength, extraLength) });
    at += 46 + nameLength + extraLength + noteLength;
  }
  return entries;
}

/** Sizes and place; those beyond 32 bits stand in the extra field 1, in this order, as far as they are needed. */
function sizesOf(view: DataView, entry: number, extra: number, length: number): Pick<Entry, 'size' | 'packed' | 'at'> {
  const sizes = {
    size: view.getUint32(entry + 24, true),
    packed: view.getUint32(entry + 20, true),
    at: view.getUint32(entry + 42, true),
  };
  for (let at = extra; at + 4 <= extra + length; at += 4 + view.getUint16(at + 2, true)) {
    if (view.getUint16(at, true) !== 1) continue;
    let field = at + 4;
    for (const name of ['size', 'packed', 'at'] as const) {
      if (sizes[name] !== BEYOND_32_BITS) continue;
      sizes[name] = big(view, field);
      field += 8;
    }
  }
  return sizes;
}

async function openEntry(file: Blob, { method, packed, size, at }: Entry): Promise<OpenExport> {
  const header = await viewOf(file, at, at + 30);
  if (header.getUint32(0, true) !== LOCAL_HEADER) throw new ExportFailure('unreadableZip');
  const from = at + 30 + header.getUint16(26, true) + header.getUint16(28, true);
  const body = file.slice(from, from + packed).stream();
  if (method === STORED) return { stream: body, size: packed };
  if (method !== DEFLATED) throw new ExportFailure('unreadableZip');
  return { stream: body.pipeThrough(inflate()), size };
}

function inflate(): ReadableWritablePair<Uint8Array, Uint8Array> {
  try {
    return new DecompressionStream('deflate-raw') as unknown as ReadableWritablePair<Uint8Array, Uint8Array>;
  } catch (cause) {
    throw new ExportFailure('noUnzip', cause);
  }
}
