import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { integrityOf, listFiles, RECORD_FILE } from '../../federation/build-record.mjs';
import { REMOTES } from '../../federation/remotes.mjs';

/** Returns the path of a remote's build; it contains the content hash, so its files never change. */
export const baseOf = (remote, record) => `/r/${remote.container}/${record.buildId}/`;

/** Reads the builds in the remotes' folders. Remotes never built are returned by name. */
export function readBuilds(root) {
  const builds = [];
  const missing = [];
  for (const remote of REMOTES) {
    const folder = path.join(root, remote.folder, 'dist');
    const file = path.join(folder, RECORD_FILE);
    if (!existsSync(file)) {
      missing.push(remote.folder);
      continue;
    }
    const record = JSON.parse(readFileSync(file, 'utf8'));
    builds.push({ remote, record, folder, base: baseOf(remote, record), files: listFiles(folder) });
  }
  return { builds, missing };
}

/** Returns the content of `/remotes.json`: one pointer per remote. A rollback points at an older folder. */
export function toRegistry(builds) {
  const pointers = builds.map(({ remote, record, base }) => [
    remote.name,
    { version: record.buildId, container: record.container, entry: base + record.entry, integrity: record.integrity },
  ]);
  return { schema: 1, remotes: Object.fromEntries(pointers) };
}

/** Reads the host's page and its other files, and which of them data and sign-in need. */
export function readHost(root) {
  const folder = path.join(root, 'host', 'dist');
  const { data, identity, widgets, packages } = JSON.parse(readFileSync(path.join(folder, RECORD_FILE), 'utf8'));
  return {
    folder,
    files: listFiles(folder).filter((file) => file !== 'index.html' && file !== RECORD_FILE),
    data,
    identity,
    widgets,
    packages,
    html: readFileSync(path.join(folder, 'index.html'), 'utf8'),
  };
}

/** Reads URL, content and hash of a built file. */
export function readAsset(folder, file, base) {
  const content = readFileSync(path.join(folder, file));
  return { url: base + file, content, integrity: integrityOf(content) };
}
