import { createHash } from 'node:crypto';
import type { Sql } from 'postgres';
import type { Anchor } from './anchor-file';

/** Where a patient's log is not what it was. `content`: a row; `link`: their order; `anchor`: not the chain noted outside. */
export interface LogFault {
  patientId: string;
  seq: number;
  problem: 'content' | 'link' | 'anchor';
}

interface LogRow {
  seq: string;
  fields: string;
  hash: string;
  prev_hash: string;
}

/** The rows, by number and not by its text, with what their hashes cover, as the raw columns say; the database's own hash function is not asked. */
const rowsOf = (sql: Sql, patientId: string) => sql<LogRow[]>`
  select seq::text, encode(hash, 'hex') as hash, encode(prev_hash, 'hex') as prev_hash, jsonb_build_array(patient_id, seq, id,
    actor_id, actor_name, actor_role, (extract(epoch from at) * 1000000)::bigint, category, action, basis, basis_id, screen,
    request_id, encode(prev_hash, 'hex'))::text as fields
  from public.access_log l where patient_id = ${patientId} order by l.seq`;

function faultOf(patientId: string, rows: readonly LogRow[], anchors: readonly Anchor[]): LogFault | null {
  const anchored = new Map(anchors.map((one) => [one.seq, one.hash]));
  let before = '0'.repeat(64);
  for (const [at, row] of rows.entries()) {
    const fault = (problem: LogFault['problem']): LogFault => ({ patientId, seq: at + 1, problem });
    if (Number(row.seq) !== at + 1 || row.prev_hash !== before) return fault('link');
    if (createHash('sha256').update(row.fields).digest('hex') !== row.hash) return fault('content');
    if ((anchored.get(at + 1) ?? row.hash) !== row.hash) return fault('anchor');
    before = row.hash;
  }
  const missing = anchors.find(({ seq }) => seq > rows.length);
  return missing ? { patientId, seq: missing.seq, problem: 'anchor' } : null;
}

/** Compares every anchored log with the anchors kept outside the database, recomputing its hashes here. */
export async function findLogFaults(sql: Sql, anchors: readonly Anchor[]): Promise<LogFault[]> {
  const faults: LogFault[] = [];
  const byPatient = new Map<string, Anchor[]>();
  for (const one of anchors) byPatient.set(one.patient_id, [...(byPatient.get(one.patient_id) ?? []), one]);
  for (const [patientId, own] of byPatient) {
    const fault = faultOf(patientId, await rowsOf(sql, patientId), own);
    if (fault) faults.push(fault);
  }
  return faults;
}
