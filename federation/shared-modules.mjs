import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

const requireFromHost = createRequire(new URL('../host/package.json', import.meta.url));

/**
 * The one list of modules that exist once in the page. Whatever holds state or a React context belongs here; pure code
 * is bundled by each build, because a shared module cannot be tree-shaken.
 * `eager` modules are part of the host's entry. The others wait in chunks of the host until a page asks for them.
 */
export const SHARED_MODULES = Object.freeze([
  { request: 'react', eager: true },
  { request: 'react/jsx-runtime', eager: true, package: 'react' },
  { request: 'react-dom', eager: true },
  { request: '@telehealth/contracts/session', eager: true, package: '@telehealth/contracts' },
  { request: '@telehealth/contracts/router', eager: true, package: '@telehealth/contracts' },
  { request: '@tanstack/react-query', eager: false },
  { request: '@clerk/react', eager: false },
]);

/** Version of the copy in node_modules. Reads the file because some packages do not export their package.json. */
function installedVersion(name) {
  const folders = requireFromHost.resolve.paths(name) ?? [];
  for (const folder of folders) {
    try {
      return JSON.parse(readFileSync(path.join(folder, name, 'package.json'), 'utf8')).version;
    } catch {
      // not in this node_modules, the next one up may have it
    }
  }
  throw new Error(`${name} is not installed`);
}

function toShared(module, settings) {
  const version = installedVersion(module.package ?? module.request);
  return [
    module.request,
    { singleton: true, strictVersion: false, version, requiredVersion: `^${version}`, ...settings(module) },
  ];
}

/** The host provides every shared module. */
export function hostShared() {
  return Object.fromEntries(SHARED_MODULES.map((one) => toShared(one, ({ eager }) => ({ eager }))));
}

/** Remotes only consume: without a copy of their own nothing can exist twice, and they stay small. */
export function remoteShared() {
  return Object.fromEntries(SHARED_MODULES.map((one) => toShared(one, () => ({ import: false }))));
}
