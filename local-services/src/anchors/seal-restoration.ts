import { checkChain, NO_HEAD } from '@telehealth/supabase/functions/_shared/anchors/check-chains.ts';
import {
  type Entry,
  type Head,
  isWholeNumber,
  type Restoration,
  type Signer,
  sha256,
} from '@telehealth/supabase/functions/_shared/anchors/entry.ts';
import { readStore, type StoreState } from '@telehealth/supabase/functions/_shared/anchors/read-store.ts';
import type { AnchorStore } from '@telehealth/supabase/functions/_shared/anchors/store.ts';
import type { Sql } from 'postgres';
import { StartError } from '../start-error';
import { headsOf, knownEntry, rowsOf } from './log-tables';

/** A restore that two operators declared and that is not in the store yet. */
export interface DeclaredRestore {
  id: string;
  by: [string, string];
  reason: string;
  backupOf: string;
}

/** Returns the pending declaration; null: there is none. */
export async function declaredRestore(sql: Sql): Promise<DeclaredRestore | null> {
  const [row] = await sql<{ id: string; one: string; two: string; reason: string; day: string }[]>`
    select p.id, one.name as one, two.name as two, p.form ->> 'reason' as reason, p.form ->> 'backupOf' as day
    from private.publications p join public.profiles one on one.id = p.proposed_by join public.profiles two on two.id = p.decided_by
    where p.kind = 'log_restored' and p.state = 'published' and p.proposed_by <> p.decided_by
      and not exists (select from private.log_restorations r where r.publication_id = p.id) order by p.decided_at limit 1`;
  if (!row) return null;
  return { id: row.id, by: [row.one, row.two], reason: row.reason, backupOf: row.day };
}

interface StoreHistory {
  state: StoreState;
  /** Every head that the store recorded of each chain. */
  heads: Map<string, Head[]>;
  /** The entry of this restore, when an earlier run ended before it told the database. */
  noted: { entry: Entry; hash: string } | null;
}

async function readHistory(sql: Sql, store: AnchorStore, signer: Signer, id: string): Promise<StoreHistory> {
  const heads: StoreHistory['heads'] = new Map();
  let noted: StoreHistory['noted'] = null;
  const each = (entry: Entry, hash: string) => {
    for (const [patientId, seq, head] of entry.heads)
      heads.set(patientId, [...(heads.get(patientId) ?? []), { seq, hash: head }]);
    if (entry.restored?.id === id) noted = { entry, hash };
  };
  const state = await readStore(store, signer.verifyKey, await knownEntry(sql), 'all', each);
  if (state.fault === 'changed')
    throw new StartError('The store is not as it was signed. That is no restore; nothing was noted.');
  return { state, heads, noted };
}

/**
 * Returns the first line of a chain that nothing proves; null: the store proves the chain as far as it goes.
 * @param isCut the store itself is an older copy: chain lines beyond it were anchored in entries that are lost
 */
async function gapOf(
  sql: Sql,
  patientId: string,
  noted: readonly Head[],
  isCut: boolean,
): Promise<{ head: Head; gap: [string, number, number] | null }> {
  const rows = await rowsOf(sql, patientId);
  const head = await checkChain({ patientId, anchored: NO_HEAD, isWhole: true }, rows);
  if ('problem' in head)
    throw new StartError(
      `The log of ${patientId} is broken within itself at line ${head.seq} (${head.problem}). No restore does that; nothing was noted.`,
    );
  const hashes = new Map(rows.map(({ seq, hash }) => [seq, hash]));
  const proven = Math.max(0, ...noted.filter(({ seq, hash }) => hashes.get(seq) === hash).map(({ seq }) => seq));
  const last = noted.at(-1) ?? NO_HEAD;
  const isProven = proven === last.seq && (!isCut || head.seq === last.seq);
  return { head, gap: isProven ? null : [patientId, proven + 1, Math.max(last.seq, head.seq, proven + 1)] };
}

async function newEntry(sql: Sql, { state, heads }: StoreHistory, { id, by }: DeclaredRestore): Promise<Entry> {
  const found = await headsOf(sql);
  const entry: Entry = {
    number: state.number + 1,
    previous: state.hash,
    at: new Date().toISOString(),
    isWhole: isWholeNumber(state.number + 1),
    heads: [],
  };
  const gaps: Restoration['gaps'] = [];
  for (const patientId of new Set([...heads.keys(), ...found.keys()])) {
    const { head, gap } = await gapOf(sql, patientId, heads.get(patientId) ?? [], state.fault === 'cut');
    entry.heads.push([patientId, head.seq, head.hash]);
    if (gap) gaps.push(gap);
  }
  if (gaps.length === 0 && state.fault === null)
    throw new StartError('The logs are as they were noted: there is nothing that a restore would explain.');
  return { ...entry, restored: { id, by, gaps } };
}

/**
 * Adds a signed entry to the store that two operators declared a restore: the present heads of the logs, and the lines that are
 * no longer proven. It needs the operators' declaration in the database and the key, which is in neither database nor store.
 * Repeatable: an entry that exists is only reported to the database.
 * @throws StartError without a declaration, or when it was no restore: a log broken in itself, an entry with a wrong signature
 */
export async function sealRestoration(sql: Sql, store: AnchorStore, signer: Signer, id: string): Promise<void> {
  const declared = await declaredRestore(sql);
  if (declared?.id !== id)
    throw new StartError('No restore of that id waits: two operators declare it at the desk. Nothing was noted.');
  const history = await readHistory(sql, store, signer, id);
  let { noted } = history;
  if (noted === null) {
    const entry = await newEntry(sql, history, declared);
    const text = await signer.sign(entry);
    await store.add(entry.number, text);
    noted = { entry, hash: await sha256(text) };
  }
  const { entry, hash } = noted;
  const heads = entry.heads.map(([patientId, seq]) => [patientId, seq] as const);
  await sql`select private.note_restoration(${id}, ${entry.number}, ${hash}, ${sql.json(entry.restored?.gaps ?? [])},
    ${sql.json(heads.map((one) => [...one]))})`;
}
