import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

/** The packages of this one, whose versions the host has: a section builds without the host. */
const require = createRequire(import.meta.url);

/**
 * The one list of modules that exist once in the page. Whatever holds state or a React context belongs here; pure code
 * is bundled by each build, because a shared module cannot be tree-shaken.
 * The host alone brings them: `host/src/remotes/federation-runtime.ts` says which are part of its entry.
 */
export const SHARED_MODULES = Object.freeze([
  { request: 'react' },
  { request: 'react/jsx-runtime', package: 'react' },
  { request: 'react-dom' },
  { request: '@telehealth/contracts/session', package: '@telehealth/contracts' },
  { request: '@telehealth/contracts/router', package: '@telehealth/contracts' },
  { request: '@tanstack/react-query' },
  { request: '@clerk/react' },
]);

/** Version of the copy in node_modules. Reads the file because some packages do not export their package.json. */
function installedVersion(name) {
  const folders = require.resolve.paths(name) ?? [];
  for (const folder of folders) {
    try {
      return JSON.parse(readFileSync(path.join(folder, name, 'package.json'), 'utf8')).version;
    } catch {
      // not in this node_modules, the next one up may have it
    }
  }
  throw new Error(`${name} is not installed`);
}

/** The version that the host provides of every shared module, by request. */
export function sharedVersions() {
  return Object.fromEntries(SHARED_MODULES.map((one) => [one.request, installedVersion(one.package ?? one.request)]));
}

/** Remotes only consume: without a copy of their own nothing can exist twice, and they stay small. */
export function remoteShared() {
  const toShared = ([request, version]) => {
    // Whether contracts fit is asked by their range when the section starts.
    const requiredVersion = request.startsWith('@telehealth/') ? false : `^${version}`;
    return [request, { singleton: true, strictVersion: false, version, requiredVersion, import: false }];
  };
  return Object.fromEntries(Object.entries(sharedVersions()).map(toShared));
}
