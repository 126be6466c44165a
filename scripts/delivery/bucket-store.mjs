import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { cacheControlOf } from '../compose/headers.mjs';
import { contentTypeOf } from './content-types.mjs';
import { inTurns } from './in-turns.mjs';

/** @import { Bucket } from './bucket.mjs' */
/** @import { Store } from './store.mjs' */

const LOCK = '.releases/lock';
const LOOK_AGAIN_MS = 200;
/** A holder that wrote nothing for so long has ended. */
const LOST_AFTER_MS = 60_000;
/** A holder that writes says so again after this time. */
const TELL_AFTER_MS = 10_000;
const NOBODY = JSON.stringify({ id: null });

/**
 * A site in a bucket. Objects say themselves what they are and how long they may be kept; the rest of the headers, and the
 * addresses of documents, are the matter of the server before it.
 * @param {Bucket} bucket
 * @param {{ copies: string, lostAfterMs?: number }} options `copies` a folder for copies of files whose content never changes
 * @returns {Store}
 */
export function bucketStore(bucket, { copies, lostAfterMs = LOST_AFTER_MS }) {
  const lock = bucketLock(bucket, lostAfterMs);
  const folder = path.join(copies, createHash('sha256').update(bucket.id).digest('hex').slice(0, 16));
  const headersOf = (key) => ({
    'content-type': contentTypeOf(key) ?? 'application/octet-stream',
    'cache-control': cacheControlOf(`/${key}`),
  });

  async function put(key, content, condition) {
    await lock.keep();
    return (await bucket.put(key, content, { headers: headersOf(key), ...condition })) !== null;
  }
  async function read(key) {
    return (await bucket.get(key))?.content ?? null;
  }
  async function swap(key, before, content) {
    const known = await bucket.get(key);
    if (known === null) return before === null && put(key, content, { isNew: true });
    return before !== null && known.content.equals(before) && put(key, content, { tag: known.tag });
  }
  async function remove(key) {
    await lock.keep();
    await inTurns([key, ...(await bucket.list(`${key}/`))], (one) => bucket.remove(one));
    await rm(path.join(folder, key), { force: true, recursive: true });
  }
  /** Whole under its name or not there: another process may copy the same file. */
  async function copy(key) {
    const file = path.join(folder, key);
    if (existsSync(file)) return;
    const content = await read(key);
    if (content === null) throw new Error(`${key} is no longer in ${bucket.name}`);
    const draft = `${file}.${randomUUID()}.new`;
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(draft, content);
    await rename(draft, file);
  }
  return {
    name: bucket.name,
    read,
    write: async (key, content) => void (await put(key, content)),
    create: (key, content) => put(key, content, { isNew: true }),
    swap,
    list: (prefix) => bucket.list(`${prefix.replace(/\/$/, '')}/`),
    remove,
    async local(keys) {
      await inTurns(keys, copy);
      return folder;
    },
    // What stands before a bucket compresses what it sends; one object has one encoding for all.
    compress: async () => undefined,
    locked: lock.hold,
  };
}

/**
 * A lock that needs conditional writes alone: an object that says who holds it, written in place of what was read. Its age is told by
 * the server's clock. A holder says again that it is there while it writes; one that was asleep for too long, and whose lock
 * somebody took meanwhile, is told so by its next write, before it writes.
 */
function bucketLock(bucket, lostAfterMs) {
  /** @type {{ tag: string, told: number } | null} */
  let held = null;
  const put = (content, condition) =>
    bucket.put(LOCK, content, {
      headers: { 'content-type': 'application/json', 'cache-control': 'no-store' },
      ...condition,
    });

  async function take() {
    const mine = JSON.stringify({ id: randomUUID(), machine: hostname(), pid: process.pid });
    for (;;) {
      const known = await bucket.get(LOCK);
      const isFree = known === null || known.content.equals(Buffer.from(NOBODY)) || known.ageMs > lostAfterMs;
      const told = performance.now();
      const tag = isFree ? await put(mine, known === null ? { isNew: true } : { tag: known.tag }) : null;
      if (tag !== null) return { tag, told, mine };
      await wait(LOOK_AGAIN_MS * (0.5 + Math.random()));
    }
  }
  async function tell() {
    const told = performance.now();
    const tag = await put(held.mine, { tag: held.tag });
    if (tag === null) throw new Error(`${bucket.name}: this process was silent for so long that another took over.`);
    held = { ...held, tag, told };
  }
  /** Writes go side by side; one of them tells for all. */
  let telling = null;
  async function keep() {
    const isTold = held === null || performance.now() - held.told < Math.min(TELL_AFTER_MS, lostAfterMs / 4);
    if (isTold && telling === null) return;
    telling ??= tell().finally(() => {
      telling = null;
    });
    await telling;
  }
  async function hold(work) {
    held = await take();
    try {
      return await work();
    } finally {
      const { tag } = held;
      held = null;
      // Null: somebody took it over, and it is theirs.
      await put(NOBODY, { tag });
    }
  }
  return { keep, hold };
}
