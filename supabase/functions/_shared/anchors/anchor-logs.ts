import type { Project } from '../project.ts';
import { checkChain, compareHeads, type LogFault } from './check-chains.ts';
import { type Entry, type Head, isWholeNumber, type Signer, sha256 } from './entry.ts';
import { readLines } from './read-lines.ts';
import { type LastKnown, readStore, type StoreState } from './read-store.ts';
import type { AnchorStore } from './store.ts';

/** Where anchors are kept, and with which key they are signed. */
export interface Anchoring {
  store: AnchorStore;
  signer: Signer;
  /** Told of everything that is wrong: `access-log.changed` with how many logs, `anchors.away`, `anchors.cut`, `anchors.changed`. */
  onAlarm?: (event: string, values: Record<string, string>) => void;
}

/** What one run found and did. */
export interface AnchorRun {
  store: 'well' | 'away' | 'cut' | 'changed';
  /** Chains that were noted anew, and chains that are not what they were. */
  anchored: number;
  faults: LogFault[];
}

/** Each run examines so many chains from end to end, whether they grew or not; their turn comes by the minute. */
const CHAINS_EACH_RUN = 200;

/** The chains whose turn it is now. */
function turnAt(ids: readonly string[], now: Date): ReadonlySet<string> {
  const sorted = [...ids].sort();
  const slices = Math.max(1, Math.ceil(sorted.length / CHAINS_EACH_RUN));
  const slice = Math.floor(now.getTime() / 60_000) % slices;
  return new Set(sorted.slice(slice * CHAINS_EACH_RUN, (slice + 1) * CHAINS_EACH_RUN));
}

interface Chains {
  known: LastKnown;
  heads: [patientId: string, seq: number, hash: string, anchoredSeq: number][];
}

/** Compares the chains of the database with those of the store. `grown`: those that are well and longer than was noted. */
async function examine(project: Project, chains: Chains, kept: StoreState['heads'], now: Date) {
  const found = new Map(chains.heads.map(([id, seq, hash]): [string, Head] => [id, { seq, hash }]));
  const turn = turnAt([...found.keys()], now);
  const { faults, wanted } = compareHeads(kept, found, (id) => turn.has(id));
  const rows = await readLines(project, wanted);
  const grown = new Map<string, Head>();
  const well: string[] = [];
  for (const one of wanted) {
    const result = await checkChain(one, rows.get(one.patientId) ?? []);
    if ('problem' in result) faults.push(result);
    else {
      if (result.seq > one.anchored.seq) grown.set(one.patientId, result);
      if (one.isWhole) well.push(one.patientId);
    }
  }
  return { faults, grown, well };
}

/** Signs what grew and adds it to the store. Gives the entry's number and the hash of its text. */
async function addEntry({ store, signer }: Anchoring, state: StoreState, grown: ReadonlyMap<string, Head>, now: Date) {
  const number = state.number + 1;
  const isWhole = isWholeNumber(number);
  const heads = isWhole ? new Map([...state.heads, ...grown]) : grown;
  const entry: Entry = {
    number,
    previous: state.hash,
    at: now.toISOString(),
    isWhole,
    heads: [...heads].map(([id, { seq, hash }]) => [id, seq, hash]),
  };
  const text = await signer.sign(entry);
  await store.add(number, text);
  return { entry: number, entry_hash: await sha256(text) };
}

/** What the store answers; null when it cannot be reached, which is told. */
async function fromStore<T>({ onAlarm }: Anchoring, ask: () => Promise<T>): Promise<T | null> {
  try {
    return await ask();
  } catch (cause) {
    onAlarm?.('anchors.away', { kind: cause instanceof Error ? cause.name : typeof cause });
    return null;
  }
}

/** Of the chains as far as they are noted now, those of which the database does not know it yet. */
function toldOf(chains: Chains, noted: ReadonlyMap<string, Head>): [string, number][] {
  return chains.heads.flatMap(([id, , , anchoredSeq]): [string, number][] => {
    const seq = noted.get(id)?.seq ?? 0;
    return seq === anchoredSeq ? [] : [[id, seq]];
  });
}

/**
 * One run: compares the access logs with what the store says of them, notes what grew, tells what is wrong. Nothing is
 * written to a store that is not as it was left, and no broken chain is noted anew.
 */
export async function anchorLogs(project: Project, anchoring: Anchoring, now = new Date()): Promise<AnchorRun> {
  const { store, signer, onAlarm } = anchoring;
  const chains = (await project.asServer('access_log_chains', {})) as Chains;
  const state = await fromStore(anchoring, () => readStore(store, signer.verifyKey, chains.known));
  const tell = (report: { store: AnchorRun['store'] } & Record<string, unknown>) =>
    project.asServer('report_anchors', { p_report: report });
  if (!state || state.fault) {
    const standing = state?.fault ?? 'away';
    if (state?.fault) onAlarm?.(`anchors.${state.fault}`, {});
    await tell({ store: standing });
    return { store: standing, anchored: 0, faults: [] };
  }
  const { faults, grown, well } = await examine(project, chains, state.heads, now);
  if (faults.length > 0) onAlarm?.('access-log.changed', { logs: String(faults.length) });
  const last =
    grown.size > 0
      ? await fromStore(anchoring, () => addEntry(anchoring, state, grown, now))
      : { entry: state.number, entry_hash: state.hash };
  const noted = last ? new Map([...state.heads, ...grown]) : state.heads;
  const standing = last ? 'well' : 'away';
  await tell({ store: standing, ...last, anchored: toldOf(chains, noted), well, faults });
  return { store: standing, anchored: last ? grown.size : 0, faults };
}
