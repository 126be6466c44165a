import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { integrityOf, listFiles, RECORD_FILE } from '../../federation/build-record.mjs';
import { REMOTES } from '../../federation/remotes.mjs';

/** Where a build of a remote lies in the served folder; its name is its content, so it never changes. */
export const baseOf = (remote, record) => `/r/${remote.container}/${record.buildId}/`;

/** The builds that lie in the remotes' folders. A remote that was never built is left out, with its name. */
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

/** What `/remotes.json` says: one pointer per remote. Rolling back is pointing at an older folder. */
export function toRegistry(builds) {
  const pointers = builds.map(({ remote, record, base }) => [
    remote.name,
    { version: record.buildId, container: record.container, entry: base + record.entry, integrity: record.integrity },
  ]);
  return { schema: 1, remotes: Object.fromEntries(pointers) };
}

/** Files of the host's build except its page, the host's page itself, and which of them a page's data and a sign-in need. */
export function readHost(root) {
  const folder = path.join(root, 'host', 'dist');
  const { data, identity, widgets, packages } = JSON.parse(readFileSync(path.join(folder, RECORD_FILE), 'utf8'));
  return {
    folder,
    files: listFiles(folder).filter((file) => file !== 'index.html' && file !== RECORD_FILE),
    ...{ data, identity, widgets, packages },
    html: readFileSync(path.join(folder, 'index.html'), 'utf8'),
  };
}

/** Address, content and hash of a built file. */
export function readAsset(folder, file, base) {
  const content = readFileSync(path.join(folder, file));
  return { url: base + file, content, integrity: integrityOf(content) };
}
