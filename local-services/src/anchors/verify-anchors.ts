import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createBucketStore } from '@telehealth/supabase/functions/_shared/anchors/bucket-store.ts';
import {
  checkChain,
  compareHeads,
  type LogFault,
  type LogRow,
} from '@telehealth/supabase/functions/_shared/anchors/check-chains.ts';
import { type Head, importPublicKey, isWholeNumber } from '@telehealth/supabase/functions/_shared/anchors/entry.ts';
import { readStore, type StoreFault } from '@telehealth/supabase/functions/_shared/anchors/read-store.ts';
import type { AnchorStore } from '@telehealth/supabase/functions/_shared/anchors/store.ts';
import postgres, { type Sql } from 'postgres';
import { databaseAddress } from '../database/database-address';
import type { Settings } from '../settings';
import { createFileStore } from './file-store';

/** What was found by somebody who believes neither the database nor its functions. */
export interface Verdict {
  entries: number;
  chains: number;
  store: StoreFault | null;
  faults: LogFault[];
}

/** The tables themselves: a function of the database could tell something else. */
const rowsOf = (sql: Sql, patientId: string) => sql<LogRow[]>`
  select patient_id, seq::int, encode(hash, 'hex') as hash, encode(prev_hash, 'hex') as prev_hash, jsonb_build_array(patient_id, seq, id,
    actor_id, actor_name, actor_role, (extract(epoch from at) * 1000000)::bigint, category, action, basis, basis_id, screen,
    request_id, encode(prev_hash, 'hex'))::text as fields
  from public.access_log l where patient_id = ${patientId} order by l.seq`;

const headsOf = (sql: Sql) => sql<{ patient_id: string; seq: number; hash: string }[]>`
  select distinct on (patient_id) patient_id, seq::int, encode(hash, 'hex') as hash from public.access_log order by patient_id, access_log.seq desc`;

/** Compares every chain, from end to end, with every entry of the store. */
export async function verifyAnchors(sql: Sql, store: AnchorStore, publicKey: string): Promise<Verdict> {
  const kept = await readStore(store, await importPublicKey(publicKey), undefined, 'all');
  const found = new Map((await headsOf(sql)).map(({ patient_id, ...head }): [string, Head] => [patient_id, head]));
  const { faults, wanted } = compareHeads(kept.heads, found, () => true);
  for (const one of wanted) {
    const result = await checkChain(one, await rowsOf(sql, one.patientId));
    if ('problem' in result) faults.push(result);
  }
  return { entries: kept.number, chains: kept.heads.size, store: kept.fault, faults };
}

const variable = (name: string): string => {
  const value = process.env[name];
  if (!value) throw new Error(`ANCHOR_BUCKET_URL needs ${name}, too.`);
  return value;
};

function storeOf({ stateDir }: Settings): AnchorStore {
  const url = process.env.ANCHOR_BUCKET_URL;
  if (!url) return createFileStore(process.env.ANCHOR_FILE ?? join(stateDir, 'anchors/entries.jsonl'));
  const [region, accessKeyId] = [variable('ANCHOR_BUCKET_REGION'), variable('ANCHOR_BUCKET_KEY_ID')];
  const options = { url, region, accessKeyId, secretAccessKey: variable('ANCHOR_BUCKET_SECRET'), retentionDays: 0 };
  return createBucketStore(options, isWholeNumber);
}

/** `verify-anchors` on the command line. Gives what to say, and whether all is well. */
export async function verifyFromCommandLine(settings: Settings): Promise<{ text: string; isWell: boolean }> {
  const publicKey =
    process.env.ANCHOR_PUBLIC_KEY ?? (await readFile(join(settings.stateDir, 'anchors/public-key'), 'utf8'));
  const sql = postgres(await databaseAddress(settings), { max: 1, onnotice: () => {} });
  try {
    const { entries, chains, store, faults } = await verifyAnchors(sql, storeOf(settings), publicKey);
    const lines = [
      store ? `The store is ${store === 'cut' ? 'cut' : 'not as it was signed'} after entry ${entries}.` : '',
      ...faults.map(
        ({ patientId, seq, problem }) => `The log of ${patientId} is not what it was from line ${seq} on (${problem}).`,
      ),
    ].filter(Boolean);
    const isWell = lines.length === 0;
    if (isWell) lines.push(`All is as it was signed: ${chains} access logs, ${entries} entries.`);
    return { text: lines.join('\n'), isWell };
  } finally {
    await sql.end({ timeout: 5 });
  }
}
