import path from 'node:path';
import { bucketOf } from './bucket.mjs';
import { bucketStore } from './bucket-store.mjs';
import { folderStore } from './folder-store.mjs';

/**
 * Where a deployed site and its releases lie. Keys are paths with forward slashes. Each operation is atomic; `create` is the
 * compare-and-swap that everything rests on (a hard link in a folder; `If-None-Match: *` in a bucket).
 * @typedef {object} Store
 * @property {string} name for people
 * @property {(key: string) => Promise<Buffer | null>} read null: there is none
 * @property {(key: string, content: string | Buffer) => Promise<void>} write replaces
 * @property {(key: string, content: string | Buffer) => Promise<boolean>} create false: there is one already
 * @property {(key: string, before: Buffer | null, content: string | Buffer) => Promise<boolean>} swap replaces what is as it was read
 * before, and makes what was not there; false: it is another by now. In a folder only inside of the lock
 * @property {(prefix: string) => Promise<string[]>} list keys below a folder, sorted
 * @property {(key: string) => Promise<void>} remove a file or folder; nothing when there is none
 * @property {(keys: string[]) => Promise<string>} local a folder of this machine in which files can be read by their keys: of those
 * only whose content never changes
 * @property {(isLeftOut: (key: string) => boolean) => Promise<void>} compress puts compressed copies beside, where a server would not
 * compress itself
 * @property {<T>(work: () => Promise<T>) => Promise<T>} locked one at a time, over all processes
 */

const IN_BUCKET = 's3://';

/**
 * @param {string} place a folder, or `s3://bucket/prefix`
 * @param {string} root of the checkout, where copies of a bucket's files lie
 * @param {Record<string, string | undefined>} env what says how a bucket is reached, in the words of the AWS tools
 * @returns {Store}
 * @throws Refusal when a bucket's keys are missing
 */
export const openStore = (place, root, env) =>
  place.startsWith(IN_BUCKET)
    ? bucketStore(bucketOf(place, env), { copies: path.join(root, '.local', 'buckets') })
    : folderStore(path.resolve(place));
