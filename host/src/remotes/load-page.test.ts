// @vitest-environment jsdom
import { CONTRACT_VERSION, REMOTE_TIMEOUT_MS } from '@telehealth/contracts';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createManifestLoader } from './load-manifest';
import { loadExtraPages, loadPage } from './load-page';
import type { Registry } from './registry';

const runtime = vi.hoisted(() => ({
  loadRemote: vi.fn(),
  registerRemotes: vi.fn(),
  registerPlugins: vi.fn(),
  getInstance: vi.fn((): object | null => null),
}));
vi.mock('@module-federation/enhanced/runtime', () => runtime);

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
const answering = (value: unknown) => vi.fn(async () => new Response(JSON.stringify(value)));

beforeEach(() => {
  runtime.getInstance.mockReturnValue(null);
  vi.stubGlobal('fetch', answering(registryOf('new')));
});
afterEach(() => {
  vi.useRealTimers();
  vi.resetAllMocks();
});

describe('loading a page', () => {
  test('takes the registry out of the page and asks for nothing else', async () => {
    runtime.loadRemote.mockResolvedValueOnce(manifestOf());
    const page = await loadPage(createManifestLoader(registryOf('old')), 'public', 'home');
    expect(page).toBe(Home);
    expect(fetch).not.toHaveBeenCalled();
    expect(runtime.loadRemote).toHaveBeenCalledWith('remote_public/manifest');
    expect(runtime.registerRemotes.mock.calls[0]?.[0][0].entry).toBe(
      'http://localhost:3000/r/remote_public/old/remoteEntry.js',
    );
  });

  test('reads /remotes.json when the page has no registry', async () => {
    runtime.loadRemote.mockResolvedValueOnce(manifestOf());
    await loadPage(createManifestLoader(undefined), 'public', 'home');
    expect(fetch).toHaveBeenCalledOnce();
  });

  test('after a failure tries once more by itself, with a fresh registry and under a new address', async () => {
    runtime.loadRemote.mockRejectedValueOnce(new Error('down')).mockResolvedValueOnce(manifestOf());
    await expect(loadPage(createManifestLoader(registryOf('old')), 'public', 'home')).resolves.toBe(Home);
    const [again, settings] = runtime.registerRemotes.mock.calls[1] ?? [];
    expect(again[0].entry).toBe('http://localhost:3000/r/remote_public/new/remoteEntry.js?retry=1');
    expect(settings).toEqual({ force: true });
  });

  test('shared modules a remote was the first to ask for are the host’s before it is registered anew', async () => {
    const versions = { '5.0.0': { from: 'host' }, '6.0.0': { from: 'remote_other' } };
    const queries = { '5.0.0': { from: 'host' } };
    const shareScopeMap = { default: { react: versions, queries } };
    runtime.getInstance.mockReturnValue({ name: 'host', shareScopeMap });
    runtime.loadRemote.mockImplementationOnce(async () => {
      queries['5.0.0'].from = 'remote_public';
      throw new Error('down');
    });
    const owners: string[] = [];
    runtime.registerRemotes.mockImplementation(() => owners.push(queries['5.0.0'].from));
    runtime.loadRemote.mockResolvedValueOnce(manifestOf());
    await loadPage(createManifestLoader(registryOf('old')), 'public', 'home');
    expect(owners).toEqual(['host', 'host']);
    expect(versions['6.0.0'].from).toBe('remote_other');
  });

  test('gives up after the second try, and a later try works again', async () => {
    const manifests = createManifestLoader(registryOf('old'));
    runtime.loadRemote.mockRejectedValueOnce(new Error('down')).mockRejectedValueOnce(new Error('down'));
    await expect(loadPage(manifests, 'public', 'home')).rejects.toMatchObject({ id: 'remote.unavailable' });
    runtime.loadRemote.mockResolvedValueOnce(manifestOf());
    await expect(loadPage(manifests, 'public', 'home')).resolves.toBe(Home);
    expect(runtime.registerRemotes.mock.calls[2]?.[0][0].entry).toMatch(/\?retry=2$/);
  });

  test('modules a failing remote was the first to ask for become the host’s, others keep their owner', async () => {
    const asked = { from: 'remote_public' };
    const other = { from: 'remote_patient' };
    const instance = { name: 'host', shareScopeMap: { default: { query: { '5': asked }, clerk: { '6': other } } } };
    runtime.getInstance.mockReturnValue(instance);
    runtime.loadRemote.mockRejectedValueOnce(new Error('down')).mockResolvedValueOnce(manifestOf());
    await loadPage(createManifestLoader(registryOf('old')), 'public', 'home');
    expect(asked.from).toBe('host');
    expect(other.from).toBe('remote_patient');
  });

  test('a page chunk that failed once is fetched again', async () => {
    const load = vi.fn().mockRejectedValueOnce(new Error('ChunkLoadError')).mockResolvedValueOnce({ default: Home });
    runtime.loadRemote.mockResolvedValue(manifestOf({ pages: { home: load } }));
    await expect(loadPage(createManifestLoader(registryOf('old')), 'public', 'home')).resolves.toBe(Home);
  });

  test.each([
    ['another contract', manifestOf({ contractVersion: CONTRACT_VERSION + 1 })],
    ['the manifest of another section', manifestOf({ remote: 'patient' })],
    ['no such page', manifestOf({ pages: {} })],
  ])('%s is a mismatch, not a failure', async (_, module) => {
    runtime.loadRemote.mockResolvedValue(module);
    await expect(loadPage(createManifestLoader(registryOf('old')), 'public', 'home')).rejects.toMatchObject({
      id: 'remote.mismatch',
    });
  });

  test.each([
    ['nothing', null],
    ['a module without a manifest', {}],
    ['a page without a component', manifestOf({ pages: { home: async () => ({}) } })],
  ])('%s is an error, never an empty section', async (_, module) => {
    runtime.loadRemote.mockResolvedValue(module);
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
    runtime.loadRemote.mockReturnValue(new Promise(() => undefined));
    const loading = loadPage(createManifestLoader(registryOf('old')), 'public', 'home').catch(
      (error: unknown) => error,
    );
    await vi.advanceTimersByTimeAsync(2 * REMOTE_TIMEOUT_MS + 10);
    await expect(loading).resolves.toMatchObject({ id: 'remote.unavailable' });
  });
});

test('the entry script carries the hash of the registry, also when tried again', async () => {
  runtime.loadRemote.mockRejectedValueOnce(new Error('down')).mockResolvedValueOnce(manifestOf());
  await loadPage(createManifestLoader(registryOf('old')), 'public', 'home');
  const [plugin] = runtime.registerPlugins.mock.calls[0]?.[0] ?? [];
  for (const url of [
    'http://localhost:3000/r/remote_public/old/remoteEntry.js',
    'http://localhost:3000/r/remote_public/new/remoteEntry.js?retry=1',
  ]) {
    const { script, timeout } = plugin.createScript({ url });
    expect(script.integrity).toBe('sha384-x');
    expect(script.crossOrigin).toBe('anonymous');
    expect(timeout).toBe(REMOTE_TIMEOUT_MS);
  }
});

test('pages that the table does not know come from the manifest', async () => {
  const more = [{ path: 'labs/:id', title: 'Lab', access: 'anyone' as const, load: async () => ({ default: Home }) }];
  runtime.loadRemote.mockResolvedValueOnce(manifestOf({ more }));
  await expect(loadExtraPages(createManifestLoader(registryOf('old')), 'public')).resolves.toEqual(more);
});
