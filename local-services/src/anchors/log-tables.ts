import type { LogRow } from '@telehealth/supabase/functions/_shared/anchors/check-chains.ts';
import type { Head } from '@telehealth/supabase/functions/_shared/anchors/entry.ts';
import type { LastKnown } from '@telehealth/supabase/functions/_shared/anchors/read-store.ts';
import type { Sql } from 'postgres';

// Reads the tables directly, because a function of the database could return something else.

/** Returns the rows of a chain with the content that their hashes cover. */
export const rowsOf = (sql: Sql, patientId: string) => sql<LogRow[]>`
  select patient_id, seq::int, encode(hash, 'hex') as hash, encode(prev_hash, 'hex') as prev_hash, jsonb_build_array(patient_id, seq, id,
    actor_id, actor_name, actor_role, (extract(epoch from at) * 1000000)::bigint, category, action, basis, basis_id, screen,
    request_id, encode(prev_hash, 'hex'))::text as fields
  from public.access_log l where patient_id = ${patientId} order by l.seq`;

/** Returns the last row of each chain. */
export async function headsOf(sql: Sql): Promise<Map<string, Head>> {
  const rows = await sql<{ patient_id: string; seq: number; hash: string }[]>`
    select distinct on (patient_id) patient_id, seq::int, encode(hash, 'hex') as hash
    from public.access_log order by patient_id, access_log.seq desc`;
  return new Map(rows.map(({ patient_id, ...head }) => [patient_id, head]));
}

/** Returns the last entry of the store that the database recorded. */
export async function knownEntry(sql: Sql): Promise<LastKnown> {
  const [row] = await sql<
    LastKnown[]
  >`select entry::int as number, entry_hash as hash from private.access_log_anchoring`;
  if (!row) throw new Error('The database does not know of anchors.');
  return row;
}
