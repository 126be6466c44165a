import { mkdirSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { prepareLive, putLive } from './put-live.mjs';
import { folderStore } from './store.mjs';

/** Files whose names have their content's hash, and stored releases: they are the same wherever they are looked at. */
const SHARED = ['r', 'static', '.releases'];

/**
 * Makes what would be live with a registry, beside what is.
 * @param {import('./store.mjs').Store & { folder: string }} store
 * @param {import('./pointer.mjs').Registry} registry
 * @returns {Promise<{ store: import('./store.mjs').Store & { folder: string }, remove(): void }>}
 */
export async function stage(store, registry) {
  const folder = path.join(store.folder, '.releases', `stage-${process.pid}`);
  rmSync(folder, { force: true, recursive: true });
  mkdirSync(folder, { recursive: true });
  for (const name of SHARED) {
    mkdirSync(path.join(store.folder, name), { recursive: true });
    symlinkSync(path.join(store.folder, name), path.join(folder, name), 'junction');
  }
  const staged = folderStore(folder);
  await putLive(staged, registry, await prepareLive(staged, registry));
  return { store: staged, remove: () => rmSync(folder, { force: true, recursive: true }) };
}
