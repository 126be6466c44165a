import {
  type ChainLine,
  chainLine,
  type LogLine,
  type LogVerdict,
  logVerdict,
} from '@telehealth/data/access/access.schema';
import type { WithClient } from '@telehealth/data/client/backend';
import { callBackend } from '@telehealth/data/client/call-backend';
import { z } from 'zod';

/** The result of recomputing one's own access log. */
export interface LogCheck {
  /** How many lines were recomputed. */
  lines: number;
  /** Number of the first line that fails; null: all are valid. */
  brokenAt: number | null;
  /** The database's own check, and that of the copy outside it. */
  verdict: LogVerdict;
}

const ZERO = '0'.repeat(64);
const AT_ONCE = 1000;
const chainLines = z.array(chainLine);

/**
 * The fields of a line's hash: patient, number, id, actor, name, role, time, category, action, basis, its id, screen, request,
 * hash before.
 */
const covered = z.tuple([
  z.string(),
  z.number(),
  z.string(),
  z.string(),
  z.string(),
  z.string(),
  z.number(),
  z.string(),
  z.string(),
  z.string(),
  z.string().nullable(),
  z.string(),
  z.string(),
  z.string(),
]);

/** The number and hash of the last line, from which a chain continues. */
export interface ChainEnd {
  seq: number;
  hash: string;
}

/**
 * Verifies consecutive lines: each has the next number, the previous hash, its own correct SHA-256, and the content the page
 * shows.
 * @param shown lines as they were shown, by number
 * @returns the first failing number, or the new end
 */
export async function walkChain(
  lines: readonly ChainLine[],
  before: ChainEnd,
  shown: ReadonlyMap<number, LogLine>,
): Promise<{ brokenAt: number } | { end: ChainEnd }> {
  let end = before;
  for (const line of lines) {
    const isNext = line.seq === end.seq + 1 && line.prevHash === end.hash && (await sha256(line.fields)) === line.hash;
    if (!isNext || !saysTheSame(line, shown.get(line.seq))) return { brokenAt: end.seq + 1 };
    end = { seq: line.seq, hash: line.hash };
  }
  return { end };
}

function saysTheSame({ fields, seq, prevHash }: ChainLine, shown: LogLine | undefined): boolean {
  const read = covered.safeParse(parse(fields));
  if (!read.success) return false;
  const [, number, id, , name, role, micros, category, action, basis, , screen, , previous] = read.data;
  if (number !== seq || previous !== prevHash) return false;
  if (shown === undefined) return true;
  const isSameTime = Math.floor(micros / 1000) === shown.at.getTime();
  const said = [id, name, role, category, action, basis, screen];
  const { actorName, actorRole } = shown;
  const drawn = [shown.id, actorName, actorRole, shown.category, shown.action, shown.basis, shown.screen];
  return isSameTime && said.every((part, index) => part === drawn[index]);
}

function parse(fields: string): unknown {
  try {
    return JSON.parse(fields);
  } catch {
    return null;
  }
}

async function sha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * Reads one's whole log and recomputes it in this browser; then fetches the checks of the database and of the copy outside. The
 * copy's signature covers all patients' chains, so `scripts/verify-anchors` checks it instead.
 */
export async function checkOwnLog({ client }: WithClient, shown: readonly LogLine[]): Promise<LogCheck> {
  const drawn = new Map(shown.map((line) => [line.seq, line]));
  let end: ChainEnd = { seq: 0, hash: ZERO };
  let brokenAt: number | null = null;
  for (;;) {
    const asked = client.rpc('my_access_log_chain', { p_after: end.seq, p_limit: AT_ONCE });
    const lines = await callBackend(asked, chainLines);
    const walked = await walkChain(lines, end, drawn);
    if ('brokenAt' in walked) {
      brokenAt = walked.brokenAt;
      break;
    }
    end = walked.end;
    if (lines.length < AT_ONCE) break;
  }
  const verdict = await callBackend(client.rpc('verify_access_log'), logVerdict);
  // Lines may be added during the read: the database may know more of them, never fewer.
  const missing = brokenAt === null && verdict.checked < end.seq ? verdict.checked + 1 : null;
  return { lines: end.seq, brokenAt: brokenAt ?? missing ?? (verdict.intact ? null : (verdict.atSeq ?? 1)), verdict };
}
