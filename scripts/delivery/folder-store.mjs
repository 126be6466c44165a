import { randomUUID } from 'node:crypto';
import { link, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { compressFolder } from '../compose/compress.mjs';

const LOCK = '.releases/lock';
const LOOK_AGAIN_MS = 40;
/** A holder on another machine that has been silent for so long has ended. */
const LOST_AFTER_MS = 120_000;

const isThere = (error) => error?.code === 'EEXIST';
const isMissing = (error) => error?.code === 'ENOENT' || error?.code === 'ENOTDIR';
const orNull = (error) => {
  if (isMissing(error)) return null;
  throw error;
};

/** @import { Store } from './store.mjs' */

/**
 * A site in a folder. An exclusive create is a hard link.
 * @param {string} folder
 * @returns {Store}
 */
export function folderStore(folder) {
  const at = (key) => path.join(folder, key);

  /** Writes a file of its own beside the target, so that nobody ever reads half of one. */
  async function prepare(key, content) {
    const draft = `${at(key)}.${randomUUID()}.new`;
    await mkdir(path.dirname(draft), { recursive: true });
    await writeFile(draft, content);
    return draft;
  }
  async function create(key, content) {
    const draft = await prepare(key, content);
    try {
      await link(draft, at(key));
      return true;
    } catch (error) {
      if (isThere(error)) return false;
      throw error;
    } finally {
      await rm(draft, { force: true });
    }
  }
  async function write(key, content) {
    const draft = await prepare(key, content);
    // A compressed copy of what was there before would be served in place of the new one.
    for (const ending of ['br', 'gz']) await rm(`${at(key)}.${ending}`, { force: true });
    await rename(draft, at(key));
  }
  async function list(prefix) {
    const entries = await readdir(at(prefix), { recursive: true, withFileTypes: true }).catch(orNull);
    return (entries ?? [])
      .filter((entry) => entry.isFile() && !entry.name.endsWith('.new'))
      .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
      .sort();
  }
  async function swap(key, before, content) {
    const known = await store.read(key);
    if (known === null ? before !== null : before === null || !known.equals(before)) return false;
    await write(key, content);
    return true;
  }
  const store = {
    name: folder,
    read: (key) => readFile(at(key)).catch(orNull),
    write,
    create,
    swap,
    list,
    local: async () => folder,
    compress: (isLeftOut) => compressFolder(folder, isLeftOut),
    remove: (key) => rm(at(key), { force: true, recursive: true }),
    async locked(work) {
      const id = await takeLock(store, at(LOCK));
      try {
        return await work();
      } finally {
        if ((await readHolder(store))?.id === id) await store.remove(LOCK);
      }
    },
  };
  return store;
}

const readHolder = async (store) => {
  const content = await store.read(LOCK);
  return content === null ? null : JSON.parse(content.toString());
};

async function takeLock(store, file) {
  const id = randomUUID();
  for (;;) {
    if (await store.create(LOCK, JSON.stringify({ id, pid: process.pid, machine: hostname() }))) return id;
    const holder = await readHolder(store);
    if (holder !== null && (await isLost(holder, file))) await steal(file, holder);
    else await wait(LOOK_AGAIN_MS);
  }
}

/** Whether the holder's process has ended. Its release stands in the history, and whoever comes next finishes it. */
async function isLost({ pid, machine }, file) {
  if (machine === hostname()) {
    try {
      process.kill(pid, 0);
      return false;
    } catch (error) {
      return error.code === 'ESRCH';
    }
  }
  const found = await stat(file).catch(orNull);
  return found !== null && Date.now() - found.mtimeMs > LOST_AFTER_MS;
}

/** Moves the lock away before it is removed: of two who take it for lost, one moves it, and the other finds none. */
async function steal(file, { id }) {
  const away = `${file}.${id}.new`;
  try {
    await rename(file, away);
  } catch (error) {
    if (isMissing(error)) return;
    throw error;
  }
  const moved = JSON.parse(await readFile(away, 'utf8'));
  // Somebody else stole it and took it anew in between.
  if (moved.id !== id) await link(away, file).catch(() => undefined);
  await rm(away, { force: true });
}
