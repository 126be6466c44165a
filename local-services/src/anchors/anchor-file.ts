import { createHash } from 'node:crypto';
import { mkdir, open, readFile, truncate } from 'node:fs/promises';
import { dirname } from 'node:path';
import { z } from 'zod';

/** What a row of an access log was at some time: its number in a patient's chain and its hash. */
const anchor = z.object({
  id: z.number().int(),
  patient_id: z.string(),
  seq: z.number().int().positive(),
  hash: z.string().length(64),
  anchored_at: z.string(),
});
export type Anchor = z.output<typeof anchor>;

const START = '0'.repeat(64);
/** Each line is bound to the one before, so that the file shows it when somebody edits it, too. */
const bind = (previous: string, line: Anchor): string =>
  createHash('sha256')
    .update(`${previous} ${line.id} ${line.patient_id} ${line.seq} ${line.hash} ${line.anchored_at}`)
    .digest('hex');

/** The anchors of a file, oldest first. */
export interface AnchorFile {
  anchors: Anchor[];
  /** What the next line binds itself to. */
  end: string;
  /** Bytes of whole lines: what follows was cut off by a crash. */
  length: number;
  /** The first line that is not as it was written; 0 when all are. */
  brokenLine: number;
}

/** Reads the file; one that does not exist yet is empty. */
export async function readAnchors(path: string): Promise<AnchorFile> {
  const text = await readFile(path, 'utf8').catch((cause: NodeJS.ErrnoException) => {
    if (cause.code === 'ENOENT') return '';
    throw cause;
  });
  const whole = text.slice(0, text.lastIndexOf('\n') + 1);
  const found: AnchorFile = { anchors: [], end: START, length: Buffer.byteLength(whole), brokenLine: 0 };
  const lines = whole.split('\n').slice(0, -1);
  for (const [at, line] of lines.entries()) {
    const parsed = anchor.extend({ check: z.string() }).safeParse(asJson(line));
    const { check = '', ...one } = parsed.data ?? {};
    if (!parsed.success || bind(found.end, anchor.parse(one)) !== check) return { ...found, brokenLine: at + 1 };
    found.anchors.push(anchor.parse(one));
    found.end = check;
  }
  return found;
}

function asJson(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}

/** Adds anchors at the end; they are on the disk when this resolves. Only the owner of the installation reads the file. */
export async function appendAnchors(path: string, found: AnchorFile, anchors: readonly Anchor[]): Promise<void> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const file = await open(path, 'a', 0o600);
  try {
    await truncate(path, found.length);
    let previous = found.end;
    for (const one of anchors) {
      previous = bind(previous, one);
      await file.write(`${JSON.stringify({ ...one, check: previous })}\n`);
    }
    await file.sync();
  } finally {
    await file.close();
  }
}
