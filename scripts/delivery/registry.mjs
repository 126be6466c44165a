import { inTurns } from './in-turns.mjs';
import { POINTER_FILE, toJson } from './pointer.mjs';
import { prepareLive, putLive } from './put-live.mjs';
import { Refusal } from './refusal.mjs';

const HISTORY_FOLDER = '.releases/history';

const NOTHING = Object.freeze({ schema: 1, release: 0, remotes: {} });

/** @import { Action, HistoryLine, Registry } from './pointer.mjs' */

const fromJson = (content) => JSON.parse(content.toString());
const lineKey = (release) => `${HISTORY_FOLDER}/${String(release).padStart(8, '0')}.json`;

const registryIn = (content) => (content === null ? NOTHING : { ...NOTHING, ...fromJson(content) });

/** @returns {Promise<Registry>} what is live; without sections in a new store */
export const readRegistry = async (store) => registryIn(await store.read(POINTER_FILE));

/** @returns {Promise<HistoryLine[]>} newest first */
export async function readHistory(store) {
  const keys = (await store.list(HISTORY_FOLDER)).toReversed();
  return inTurns(keys, async (key) => fromJson(await store.read(key)));
}

/** Returns the newest line of the history that is not live, because its process ended; null when there is none. */
export const unfinished = async (store) => lineAfter(store, await readRegistry(store));

async function lineAfter(store, { release }) {
  const content = await store.read(lineKey(release + 1));
  return content === null ? null : fromJson(content);
}

/**
 * Puts live what an ended process had already written into the history. Only inside of the lock.
 * @returns {Promise<Buffer | null>} the pointer as it is then
 */
async function finish(store) {
  for (;;) {
    const pointer = await store.read(POINTER_FILE);
    const line = await lineAfter(store, registryIn(pointer));
    if (line === null) return pointer;
    await putLive(store, line.registry, await prepareLive(store, line.registry), pointer);
  }
}

/**
 * Moves pointers, one process after another, each on what is live then.
 * @param {(live: Registry) => Registry | Promise<Registry>} change
 * @param {Action} action
 * @returns {Promise<HistoryLine>} what is live now
 */
export function movePointers(store, action, change) {
  return store.locked(async () => {
    const pointer = await finish(store);
    const live = registryIn(pointer);
    const at = new Date().toISOString();
    const release = live.release + 1;
    const registry = { ...(await change(live)), release, at };
    const line = { release, at, ...action, registry };
    // Before the history says it: what cannot be made must not stand there as unfinished.
    const prepared = await prepareLive(store, registry);
    if (!(await store.create(lineKey(release), toJson(line))))
      throw new Refusal(`Somebody else made release ${release} at the same time. Nothing was changed; deploy again.`);
    await putLive(store, registry, prepared, pointer);
    return line;
  });
}

/** Finishes what an ended process left. @returns {Promise<HistoryLine | null>} the line that is live now, if any was left */
export function finishUnfinished(store) {
  return store.locked(async () => {
    const line = await unfinished(store);
    if (line !== null) await finish(store);
    return line;
  });
}
