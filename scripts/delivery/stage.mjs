import { prepareLive, putLive } from './put-live.mjs';

/** Files whose names have their content's hash, and stored releases: they are the same wherever they are looked at. */
const SHARED = /^(?:r|static|\.releases)\//;

/**
 * Makes what would be live with a registry, beside what is: in this process's memory, which leaves nothing behind when it ends.
 * @param {import('./store.mjs').Store} store
 * @param {import('./pointer.mjs').Registry} registry
 * @returns {Promise<import('./store.mjs').Store>} to be read
 */
export async function stage(store, registry) {
  const own = new Map();
  const staged = {
    ...store,
    read: async (key) => own.get(key) ?? store.read(key),
    write: async (key, content) => {
      if (SHARED.test(key)) await store.write(key, content);
      else own.set(key, Buffer.from(content));
    },
    swap: async (key, _before, content) => {
      own.set(key, Buffer.from(content));
      return true;
    },
    compress: async () => undefined,
  };
  await putLive(staged, registry, await prepareLive(staged, registry), null);
  return staged;
}
