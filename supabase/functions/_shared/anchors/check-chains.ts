import { type Head, sha256, ZERO } from './entry.ts';

/** A row of the log with what its hash covers: `fields` as the raw columns say, not as the database's own hash function does. */
export interface LogRow {
  patient_id: string;
  seq: number;
  fields: string;
  hash: string;
  prev_hash: string;
}

/** Where a patient's log is not what it was. `content`: a row; `link`: their order; `anchor`: not the chain noted outside. */
export interface LogFault {
  patientId: string;
  seq: number;
  problem: 'content' | 'link' | 'anchor';
}

/** A chain that is to be examined: its rows after the anchored one, or all of them. */
export interface WantedChain {
  patientId: string;
  anchored: Head;
  isWhole: boolean;
}

export const NO_HEAD: Head = { seq: 0, hash: ZERO };

/** What must be asked of each row: all chains that grew, and those whose turn it is. Chains that lost rows are faults at once. */
export function compareHeads(
  kept: ReadonlyMap<string, Head>,
  found: ReadonlyMap<string, Head>,
  isTurn: (patientId: string) => boolean,
): { faults: LogFault[]; wanted: WantedChain[] } {
  const faults: LogFault[] = [];
  const wanted: WantedChain[] = [];
  for (const patientId of new Set([...kept.keys(), ...found.keys()])) {
    const anchored = kept.get(patientId) ?? NO_HEAD;
    const head = found.get(patientId) ?? NO_HEAD;
    if (head.seq < anchored.seq) faults.push({ patientId, seq: head.seq + 1, problem: 'anchor' });
    else if (head.seq === anchored.seq && head.hash !== anchored.hash)
      faults.push({ patientId, seq: head.seq, problem: 'anchor' });
    else if (isTurn(patientId)) wanted.push({ patientId, anchored, isWhole: true });
    else if (head.seq > anchored.seq) wanted.push({ patientId, anchored, isWhole: false });
  }
  return { faults, wanted };
}

/** Recomputes the rows of one chain, and gives its last row or its first fault. */
export async function checkChain(wanted: WantedChain, rows: readonly LogRow[]): Promise<Head | LogFault> {
  const { patientId, anchored, isWhole } = wanted;
  let before = isWhole ? NO_HEAD : anchored;
  for (const row of rows) {
    const seq = before.seq + 1;
    if (row.seq !== seq) return { patientId, seq, problem: 'link' };
    // The first row after the anchor binds itself to what was anchored, or the chain is another one.
    if (row.prev_hash !== before.hash)
      return { patientId, seq, problem: before.seq === anchored.seq ? 'anchor' : 'link' };
    if ((await sha256(row.fields)) !== row.hash) return { patientId, seq, problem: 'content' };
    if (seq === anchored.seq && row.hash !== anchored.hash) return { patientId, seq, problem: 'anchor' };
    before = { seq, hash: row.hash };
  }
  return before.seq < anchored.seq ? { patientId, seq: before.seq + 1, problem: 'anchor' } : before;
}
