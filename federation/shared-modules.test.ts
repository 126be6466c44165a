import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { remoteShared, SHARED_MODULES, sharedVersions } from './shared-modules.mjs';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const CONTRACTS = path.join(ROOT, 'shared-contracts');

/** Every file a door of contracts leads to, by following its relative imports. */
function reachableFrom(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const [statement, request] of readFileSync(file, 'utf8').matchAll(/(?:from|import)\s+'(\.[^']+)'/g)) {
    if (/import type|export type \*/.test(statement)) continue;
    const target = path.resolve(path.dirname(file), request ?? '');
    const found = [target, `${target}.ts`, `${target}.tsx`, path.join(target, 'index.ts')].find((one) => exists(one));
    if (found !== undefined) reachableFrom(found, seen);
  }
  return seen;
}

function exists(file: string): boolean {
  return statSync(file, { throwIfNoEntry: false })?.isFile() ?? false;
}

/** State or a React context at the top of a module: two copies of it would be two sessions. */
const KEEPS_STATE =
  /^(?:export )?(?:const|let) \w+[^\n]*=\s*(?:createStore|create\(|createContext|new (?:Map|Set|WeakMap))|^let /m;

function doors(): { request: string; file: string }[] {
  const { exports } = JSON.parse(readFileSync(path.join(CONTRACTS, 'package.json'), 'utf8'));
  return Object.entries(exports as Record<string, string>).flatMap(([door, file]) => {
    const request = path.posix.join('@telehealth/contracts', door);
    const [before = '', after] = file.split('*');
    if (after === undefined) return [{ request, file: path.join(CONTRACTS, file) }];
    const names = readdirSync(path.join(CONTRACTS, before)).filter((name) => name.endsWith(after));
    return names.map((name) => ({
      request: request.replace('*', name.slice(0, -after.length)),
      file: path.join(CONTRACTS, before, name),
    }));
  });
}

test('every door of contracts that leads to state or a context is shared', () => {
  const shared = new Set(SHARED_MODULES.map((one) => one.request));
  const withState = doors().filter(({ file }) =>
    [...reachableFrom(file)].some((one) => KEEPS_STATE.test(readFileSync(one, 'utf8')) && !isConstantTable(one)),
  );
  expect(withState.map((door) => door.request)).toContain('@telehealth/contracts/session');
  // The writer's door reaches the same store, but only the host imports it, and the host is where the store lives.
  const open = withState.filter(({ request }) => request !== '@telehealth/contracts/host' && !shared.has(request));
  expect(open.map((door) => door.request)).toEqual([]);
});

/** A Map filled once and typed as read-only is a table, not state. */
function isConstantTable(file: string): boolean {
  const text = readFileSync(file, 'utf8');
  return !/createStore|createContext|^let /m.test(text) && /: Readonly(?:Map|Set)</.test(text);
}

test('every package with a React context that pages and host both touch is shared', () => {
  const shared = SHARED_MODULES.map((one) => one.request);
  for (const request of [
    'react',
    'react/jsx-runtime',
    'react-dom',
    '@telehealth/contracts/router',
    '@tanstack/react-query',
    '@clerk/react',
  ]) {
    expect(shared).toContain(request);
  }
});

test('remotes bring no copy of a singleton, and ask for the version that the host has', () => {
  const versions = sharedVersions();
  const remote = remoteShared();
  expect(Object.keys(remote)).toEqual(Object.keys(versions));
  for (const [request, version] of Object.entries(versions)) {
    expect(remote[request], request).toMatchObject({ singleton: true, import: false, version });
  }
});

test('no remote imports a subpath of a shared package, which would be a second copy of its contexts', () => {
  const remotes = readdirSync(ROOT).filter((name) => name.startsWith('remote-'));
  const sources = remotes.flatMap((name) => listSources(path.join(ROOT, name, 'src')));
  // Types are erased and bring no copy.
  const wrong = sources.filter((file) =>
    /^(?!import type ).*from '(?:(?:@clerk\/react|@tanstack\/react-query)\/|react-router)/m.test(
      readFileSync(file, 'utf8'),
    ),
  );
  expect(wrong).toEqual([]);
});

const SHARED_IN_PART = {
  '@tanstack/react-query': 'host/src/remotes/shared/query-cache.ts',
  '@clerk/react': 'host/src/remotes/shared/identity-client.ts',
};

/** Names that a text takes out of a module, without its types. */
function namesFrom(request: string, text: string): string[] {
  const statements = text.matchAll(/^(?:import|export) \{([^}]+)\} from '([^']+)'/gm);
  return [...statements]
    .filter(([, , from]) => from === request)
    .flatMap(([, names = '']) => names.split(','))
    .map((name) => name.trim())
    .filter((name) => name !== '' && !name.startsWith('type '));
}

test.each(Object.entries(SHARED_IN_PART))(
  'the host gives all that sections use of %s, and no more',
  (request, file) => {
    const given = namesFrom(request, readFileSync(path.join(ROOT, file), 'utf8'));
    const folders = readdirSync(ROOT).filter((name) => /^(?:remote|shared)-/.test(name));
    const sources = folders.flatMap((name) => listSources(path.join(ROOT, name, 'src')));
    const used = new Set(sources.flatMap((one) => namesFrom(request, readFileSync(one, 'utf8'))));
    expect(given.toSorted()).toEqual([...used].toSorted());
  },
);

function listSources(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => path.join(folder, name))
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|\/testing\//.test(file));
}
