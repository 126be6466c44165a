import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createBucketStore } from '@telehealth/supabase/functions/_shared/anchors/bucket-store.ts';
import {
  checkChain,
  compareHeads,
  type LogFault,
} from '@telehealth/supabase/functions/_shared/anchors/check-chains.ts';
import {
  createSigner,
  importPublicKey,
  isWholeNumber,
  type Restoration,
} from '@telehealth/supabase/functions/_shared/anchors/entry.ts';
import { readStore, type StoreFault } from '@telehealth/supabase/functions/_shared/anchors/read-store.ts';
import type { AnchorStore } from '@telehealth/supabase/functions/_shared/anchors/store.ts';
import postgres, { type Sql } from 'postgres';
import { databaseAddress } from '../database/database-address';
import type { Settings } from '../settings';
import { StartError } from '../start-error';
import { createFileStore } from './file-store';
import { headsOf, knownEntry, rowsOf } from './log-tables';
import { declaredRestore, sealRestoration } from './seal-restoration';

/** The result of a check that trusts neither the database nor its functions. */
export interface Verdict {
  entries: number;
  chains: number;
  store: StoreFault | null;
  faults: LogFault[];
  /** Restores signed in the store, oldest first. */
  restored: Noted[];
}

/** A restore with the time of its entry. */
export interface Noted extends Restoration {
  at: string;
}

/** Compares every chain, from end to end, with every entry of the store. */
export async function verifyAnchors(sql: Sql, store: AnchorStore, publicKey: string): Promise<Verdict> {
  const restored: Noted[] = [];
  // Read before the store, which may grow in between.
  const known = await knownEntry(sql);
  const kept = await readStore(store, await importPublicKey(publicKey), known, 'all', ({ restored: said, at }) => {
    if (said) restored.push({ ...said, at });
  });
  const { faults, wanted } = compareHeads(kept.heads, await headsOf(sql), () => true);
  for (const one of wanted) {
    const result = await checkChain(one, await rowsOf(sql, one.patientId));
    if ('problem' in result) faults.push(result);
  }
  return { entries: kept.number, chains: kept.heads.size, store: kept.fault, faults, restored };
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
  const options = {
    url,
    region,
    accessKeyId,
    secretAccessKey: variable('ANCHOR_BUCKET_SECRET'),
    retentionDays: Number(process.env.ANCHOR_RETENTION_DAYS ?? 3_650),
  };
  return createBucketStore(options, isWholeNumber);
}

/** The public key of this installation's anchors, in base64. */
export const readPublicKey = (stateDir: string): Promise<string> =>
  readFile(join(stateDir, 'anchors/public-key'), 'utf8');

const dayOf = (at: string): string =>
  new Date(at).toLocaleDateString('en-ZA', { dateStyle: 'long', timeZone: 'Africa/Johannesburg' });
const counted = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`;

function restoredWords({ at, by, gaps }: Noted): string[] {
  const lines = gaps.map(
    ([patientId, from, to]) => `  Of the log of ${patientId} the lines ${from} to ${to} are not covered.`,
  );
  return [
    `Restored on ${dayOf(at)} by ${by.join(' and ')}; lines of ${counted(gaps.length, 'log are', 'logs are')} not covered by any anchor:`,
    ...lines,
  ];
}

/** Puts the result into words. */
export function wordsOf({ entries, chains, store, faults, restored }: Verdict): { text: string; isWell: boolean } {
  const wrong = [
    store ? `The store is ${store === 'cut' ? 'cut' : 'not as it was signed'} after entry ${entries}.` : '',
    ...faults.map(
      ({ patientId, seq, problem }) => `The log of ${patientId} is not what it was from line ${seq} on (${problem}).`,
    ),
  ].filter(Boolean);
  const isWell = wrong.length === 0;
  const sum = `${counted(chains, 'access log', 'access logs')}, ${counted(entries, 'entry', 'entries')}.`;
  const said =
    restored.length === 0 ? `All is as it was signed: ${sum}` : `Everything else is as it was signed: ${sum}`;
  const lines = [...restored.flatMap(restoredWords), ...wrong, ...(isWell ? [said] : [])];
  return { text: lines.join('\n'), isWell };
}

/** After a fault: says whether two operators declared a restore, and what the holder of the key does then. */
async function declaredWords(sql: Sql): Promise<string[]> {
  const found = await declaredRestore(sql);
  if (found === null) return [];
  const { id, by, reason, backupOf } = found;
  return [
    `In the database it stands that ${by.join(' and ')} say this was a restore, of the backup of ${backupOf}: “${reason}”`,
    'Whoever owns the database could have written that. Ask them both; if they did, note it in the store:',
    `  npm run verify-anchors -- --seal ${id}`,
  ];
}

async function signingKeyOf({ stateDir }: Settings): Promise<string> {
  return process.env.ANCHOR_SIGNING_KEY ?? (await readFile(join(stateDir, 'keys/anchor-signing-key'), 'utf8'));
}

/** `verify-anchors [--seal id]` on the command line. Returns the text to print and whether all is well. */
export async function verifyFromCommandLine(
  settings: Settings,
  words: readonly string[] = [],
): Promise<{ text: string; isWell: boolean }> {
  const [flag, id, ...more] = words;
  if ((flag !== undefined && flag !== '--seal') || (flag && !id) || more.length > 0)
    throw new StartError('Use: npm run verify-anchors [-- --seal <id of a restore that two operators declared>]');
  const publicKey = process.env.ANCHOR_PUBLIC_KEY ?? (await readPublicKey(settings.stateDir));
  const sql = postgres(await databaseAddress(settings), { max: 1, onnotice: () => {} });
  try {
    if (id) await sealRestoration(sql, storeOf(settings), await createSigner(await signingKeyOf(settings)), id);
    const { text, isWell } = wordsOf(await verifyAnchors(sql, storeOf(settings), publicKey));
    return { text: [text, ...(isWell ? [] : await declaredWords(sql))].join('\n'), isWell };
  } finally {
    await sql.end({ timeout: 5 });
  }
}
