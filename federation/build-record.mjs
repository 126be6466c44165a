import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ENTRY_FILE } from './remotes.mjs';

/** Beside the output of each build; what the compose step needs to know of it. */
export const RECORD_FILE = 'build.json';

/** Files below a folder, relative, sorted, with forward slashes. */
export function listFiles(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .sort();
}

export function integrityOf(content) {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`;
}

/** Names a build by what is in it: the same output is the same build, whenever and wherever it was made. */
function buildIdOf(folder, files) {
  const hash = createHash('sha256');
  for (const file of files)
    hash
      .update(`${file}\0`)
      .update(readFileSync(path.join(folder, file)))
      .update('\0');
  return hash.digest('hex').slice(0, 12);
}

function pageFiles(stats) {
  const groups = stats.toJson({ all: false, chunkGroups: true, assets: true }).namedChunkGroups ?? {};
  const files = (name) =>
    (groups[name]?.assets ?? []).map((asset) => asset.name).filter((file) => /\.(js|css)$/.test(file));
  const pages = Object.keys(groups).filter((name) => name.startsWith('page-'));
  return {
    manifest: files('__federation_expose_manifest'),
    pages: Object.fromEntries(pages.sort().map((name) => [name.slice('page-'.length), files(name)])),
  };
}

/** Rsbuild plugin: after a production build of a remote writes `build.json` with its id, entry hash and page files. */
export function recordBuild(remote) {
  return {
    name: 'record-build',
    setup(api) {
      api.onAfterBuild(({ stats, isWatch }) => {
        if (stats === undefined || stats.hasErrors() || isWatch) return;
        const folder = api.context.distPath;
        // The bundler asks for an entry beside the exposed module; nobody ever loads it.
        for (const file of listFiles(folder)) if (/^static\/js\/index\./.test(file)) rmSync(path.join(folder, file));
        const files = listFiles(folder).filter((file) => file !== RECORD_FILE);
        const record = {
          remote: remote.name,
          container: remote.container,
          buildId: buildIdOf(folder, files),
          entry: ENTRY_FILE,
          integrity: integrityOf(readFileSync(path.join(folder, ENTRY_FILE))),
          ...pageFiles(stats),
        };
        writeFileSync(path.join(folder, RECORD_FILE), `${JSON.stringify(record, null, 2)}\n`);
      });
    },
  };
}
