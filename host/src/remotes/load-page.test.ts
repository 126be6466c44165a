// @vitest-environment jsdom
import { CONTRACT_VERSION, REMOTE_TIMEOUT_MS } from '@telehealth/contracts';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createManifestLoader } from './load-manifest';
import { loadExtraPages, loadPage } from './load-page';
import type { Registry } from './registry';

const containers = vi.hoisted(() => ({ loadContainer: vi.fn() }));
vi.mock('./load-container', () => containers);

const Home = () => null;
const registryOf = (version: string): Registry => ({
  schema: 1,
  remotes: {
    public: {
      version,
      container: 'remote_public',
      entry: `/r/remote_public/${version}/remoteEntry.js`,
      integrity: 'sha384-x',
    },
  },
});
const manifestOf = (changes: object = {}) => ({
  manifest: {
    contractVersion: CONTRACT_VERSION,
    remote: 'public',
    pages: { home: async () => ({ default: Home }) },
    ...changes,
  },
});
/** A container that exposes this one module. */
const exposing = (module: unknown) => ({ init: () => undefined, get: async () => () => module });
const answering = (value: unknown) => vi.fn(async () => new Response(JSON.stringify(value)));

beforeEach(() => {
  vi.stubGlobal('fetch', answering(registryOf('new')));
});
afterEach(() => {
  vi.useRealTimers();
  vi.resetAllMocks();
});

describe('loading a page', () => {
  test('takes the registry out of the page and asks for nothing else', async () => {
    containers.loadContainer.mockResolvedValueOnce(exposing(manifestOf()));
    const page = await loadPage(createManifestLoader(registryOf('old')), 'public', 'home');
    expect(page).toBe(Home);
    expect(fetch).not.toHaveBeenCalled();
    expect(containers.loadContainer).toHaveBeenCalledExactlyOnceWith(
      registryOf('old').remotes.public,
      'http://localhost:3000/r/remote_public/old/remoteEntry.js',
    );
  });

  test('reads /remotes.json when the page has no registry', async () => {
    containers.loadContainer.mockResolvedValueOnce(exposing(manifestOf()));
    await loadPage(createManifestLoader(undefined), 'public', 'home');
    expect(fetch).toHaveBeenCalledOnce();
  });

  test('after a failure tries once more by itself, with a fresh registry and under a new address', async () => {
    containers.loadContainer.mockRejectedValueOnce(new Error('down')).mockResolvedValueOnce(exposing(manifestOf()));
    await expect(loadPage(createManifestLoader(registryOf('old')), 'public', 'home')).resolves.toBe(Home);
    expect(containers.loadContainer.mock.lastCall).toEqual([
      registryOf('new').remotes.public,
      'http://localhost:3000/r/remote_public/new/remoteEntry.js?retry=1',
    ]);
  });

  test('gives up after the second try, and a later try works again', async () => {
    const manifests = createManifestLoader(registryOf('old'));
    containers.loadContainer.mockRejectedValueOnce(new Error('down')).mockRejectedValueOnce(new Error('down'));
    await expect(loadPage(manifests, 'public', 'home')).rejects.toMatchObject({ id: 'remote.unavailable' });
    containers.loadContainer.mockResolvedValueOnce(exposing(manifestOf()));
    await expect(loadPage(manifests, 'public', 'home')).resolves.toBe(Home);
    expect(containers.loadContainer.mock.lastCall?.[1]).toMatch(/\?retry=2$/);
  });

  test('a page chunk that failed once is fetched again', async () => {
    const load = vi.fn().mockRejectedValueOnce(new Error('ChunkLoadError')).mockResolvedValueOnce({ default: Home });
    containers.loadContainer.mockResolvedValue(exposing(manifestOf({ pages: { home: load } })));
    await expect(loadPage(createManifestLoader(registryOf('old')), 'public', 'home')).resolves.toBe(Home);
  });

  test.each([
    ['another contract', manifestOf({ contractVersion: CONTRACT_VERSION + 1 })],
    ['the manifest of another section', manifestOf({ remote: 'patient' })],
    ['no such page', manifestOf({ pages: {} })],
  ])('%s is a mismatch, not a failure', async (_, module) => {
    containers.loadContainer.mockResolvedValue(exposing(module));
    await expect(loadPage(createManifestLoader(registryOf('old')), 'public', 'home')).rejects.toMatchObject({
      id: 'remote.mismatch',
    });
  });

  test.each([
    ['nothing', null],
    ['a module without a manifest', {}],
    ['a page without a component', manifestOf({ pages: { home: async () => ({}) } })],
  ])('%s is an error, never an empty section', async (_, module) => {
    containers.loadContainer.mockResolvedValue(exposing(module));
    await expect(loadPage(createManifestLoader(registryOf('old')), 'public', 'home')).rejects.toMatchObject({
      id: 'remote.unavailable',
    });
  });

  test('a section that is not registered, or a registry that cannot be read, is unavailable', async () => {
    await expect(loadPage(createManifestLoader(undefined), 'patient', 'dashboard')).rejects.toMatchObject({
      id: 'remote.unavailable',
    });
    vi.stubGlobal('fetch', answering({ schema: 2 }));
    await expect(loadPage(createManifestLoader(undefined), 'public', 'home')).rejects.toMatchObject({
      id: 'remote.unavailable',
    });
  });

  test('a remote that hangs is given up after two times the limit', async () => {
    vi.useFakeTimers();
    containers.loadContainer.mockReturnValue(new Promise(() => undefined));
    const loading = loadPage(createManifestLoader(registryOf('old')), 'public', 'home').catch(
      (error: unknown) => error,
    );
    await vi.advanceTimersByTimeAsync(2 * REMOTE_TIMEOUT_MS + 10);
    await expect(loading).resolves.toMatchObject({ id: 'remote.unavailable' });
  });
});

test('pages that the table does not know come from the manifest', async () => {
  const more = [{ path: 'labs/:id', title: 'Lab', access: 'anyone' as const, load: async () => ({ default: Home }) }];
  containers.loadContainer.mockResolvedValueOnce(exposing(manifestOf({ more })));
  await expect(loadExtraPages(createManifestLoader(registryOf('old')), 'public')).resolves.toEqual(more);
});
