import { BlobReader, unzipRaw, type ZipEntry } from 'unzipit';

export type ExportProblem = 'notAnExport' | 'unreadableZip' | 'noUnzip' | 'stopped';

export class ExportFailure extends Error {
  readonly problem: ExportProblem;
  constructor(problem: ExportProblem, cause?: unknown) {
    super(problem, { cause });
    this.problem = problem;
  }
}

/** The export as a stream, and its length in bytes. */
export interface OpenExport {
  stream: ReadableStream<Uint8Array>;
  size: number;
}

/** The four bytes at the beginning of a zip. Source: PKWARE, .ZIP File Format Specification 6.3.10, 4.3.7. */
const LOCAL_HEADER = 0x04034b50;
/** In bytes. An entry needs some hundred, so this holds a hundred thousand workout routes. */
const LARGEST_DIRECTORY = 16 * 1024 * 1024;

/**
 * Opens the `export.xml`: the file itself, or the largest XML file in a zip (its name is in the phone's language). Only the zip's
 * directory is loaded; the stream fails when an entry's length differs from the directory.
 * @throws ExportFailure
 */
export async function openExport(file: Blob): Promise<OpenExport> {
  const head = new DataView(await file.slice(0, 4).arrayBuffer());
  if (head.byteLength < 4 || head.getUint32(0, true) !== LOCAL_HEADER)
    return { stream: file.stream(), size: file.size };
  if (!canInflate()) throw new ExportFailure('noUnzip');
  try {
    const entry = await largestXml(file);
    return { stream: await entry.stream(), size: entry.size };
  } catch (cause) {
    throw cause instanceof ExportFailure ? cause : new ExportFailure('unreadableZip', cause);
  }
}

/** The library reads the directory in one piece, of whatever size the file claims. */
class BoundedReader extends BlobReader {
  override read(offset: number, length: number): Promise<Uint8Array<ArrayBuffer>> {
    if (length > LARGEST_DIRECTORY) throw new ExportFailure('unreadableZip');
    return super.read(offset, length);
  }
}

async function largestXml(file: Blob): Promise<ZipEntry> {
  const { entries } = await unzipRaw(new BoundedReader(file));
  if (entries.length === 0) throw new ExportFailure('unreadableZip');
  // The clinical document (CDA) beside it holds the same data in another format.
  const found = entries.filter(({ name }) => /\.xml$/i.test(name) && !/_cda\.xml$/i.test(name));
  const largest = found.sort((one, other) => other.size - one.size)[0];
  if (largest === undefined) throw new ExportFailure('notAnExport');
  return largest;
}

/** Browsers before 2023 lack raw deflate. */
function canInflate(): boolean {
  try {
    return new DecompressionStream('deflate-raw') !== null;
  } catch {
    return false;
  }
}
