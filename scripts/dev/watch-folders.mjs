import { existsSync, watch } from 'node:fs';
import path from 'node:path';

const QUIET_MS = 150;

/**
 * Calls back with the names of changed folders, once a burst of changes is over.
 * @param {string} root
 * @param {Record<string, string[]>} places for each name the folders to watch, relative to the root
 * @param {(changed: Set<string>) => void} onChange
 */
export function watchFolders(root, places, onChange) {
  let changed = new Set();
  let timer;
  const note = (name) => {
    changed.add(name);
    clearTimeout(timer);
    timer = setTimeout(() => {
      const burst = changed;
      changed = new Set();
      onChange(burst);
    }, QUIET_MS);
  };
  const watchers = Object.entries(places).flatMap(([name, folders]) =>
    folders
      .map((folder) => path.join(root, folder))
      .filter((folder) => existsSync(folder))
      .map((folder) => watch(folder, { recursive: true }, () => note(name))),
  );
  return () => {
    clearTimeout(timer);
    for (const watcher of watchers) watcher.close();
  };
}
