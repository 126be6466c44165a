// @vitest-environment node
import { SHARED_MODULES, sharedVersions } from '@telehealth/federation/shared-modules.mjs';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

interface BundlerRuntime {
  bundlerRuntime: { S: Record<string, object>; initContainerEntry: unknown };
  bundlerRuntimeOptions: Record<string, object>;
}

const queries = vi.hoisted(() => ({ arrive: vi.fn(() => ({ QueryClient: class {} })) }));
vi.mock('@tanstack/react-query', () => queries.arrive());

beforeEach(() => {
  vi.stubGlobal('__SHARED_VERSIONS__', sharedVersions());
});
afterEach(() => {
  vi.unstubAllGlobals();
});
const create = async () => (await import('./federation-runtime')).createFederationRuntime();

test('provides every module of the table, and what the landing page does not need only when asked for', async () => {
  const { shared } = (await create()).options;
  expect(Object.keys(shared).toSorted()).toEqual(SHARED_MODULES.map(({ request }) => request).toSorted());
  for (const [request, [one]] of Object.entries(shared))
    expect(one, request).toMatchObject({
      version: sharedVersions()[request],
      shareConfig: { singleton: true },
      strategy: 'loaded-first',
    });
  const later = Object.entries(shared).filter(([, [one]]) => one?.loaded !== true);
  expect(later.map(([request]) => request)).toEqual(['@tanstack/react-query', '@clerk/react']);
});

test('each section is lent what the bundler puts around its entry, with its own copy of what it writes into', async () => {
  await create();
  const { lendBundlerRuntime } = globalThis as unknown as { lendBundlerRuntime: () => BundlerRuntime };
  const [one, other] = [lendBundlerRuntime(), lendBundlerRuntime()];
  expect(one.bundlerRuntime.initContainerEntry).toBeTypeOf('function');
  expect(one.bundlerRuntime.initContainerEntry).toBe(other.bundlerRuntime.initContainerEntry);
  one.bundlerRuntime.S.default = { react: {} };
  one.bundlerRuntimeOptions.remotes = {};
  expect([other.bundlerRuntime.S, other.bundlerRuntimeOptions]).toEqual([{}, {}]);
});

test('a shared module whose chunk did not come is asked for again', async () => {
  const runtime = await create();
  queries.arrive.mockImplementationOnce(() => {
    throw new Error('ChunkLoadError');
  });
  await expect(runtime.loadShare('@tanstack/react-query')).rejects.toThrow();
  vi.resetModules();
  const factory = await runtime.loadShare<object>('@tanstack/react-query');
  expect(typeof factory === 'function' && factory()).toHaveProperty('QueryClient');
});

test('an entry script carries the hash that was registered', async () => {
  const { createScript } = (await create()).loaderHook.lifecycle;
  vi.stubGlobal('document', { createElement: () => ({}) });
  const scriptFor = (remoteInfo: object) => createScript.emit({ url: '/r/x/remoteEntry.js', remoteInfo } as never);
  expect(scriptFor({ name: 'remote_public', integrity: 'sha384-x' })).toEqual({
    integrity: 'sha384-x',
    crossOrigin: 'anonymous',
  });
  expect(() => scriptFor({ name: 'remote_public' })).toThrow('hash');
});
