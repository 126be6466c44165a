// @vitest-environment jsdom
import { REMOTE_TIMEOUT_MS } from '@telehealth/contracts/settings';
import { CONTRACTS } from '@telehealth/contracts/shell';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { FederationRuntime } from './federation-runtime';
import { createManifestLoader as createLoader } from './load-manifest';
import { loadExtraPages, loadPage } from './load-page';
import type { Registry } from './registry';

const federation = { loadRemote: vi.fn(), registerRemotes: vi.fn() };
const createManifestLoader = (fromPage: Registry | undefined) =>
  createLoader(fromPage, federation as FederationRuntime);
/** The last registration. */
const registered = () => federation.registerRemotes.mock.lastCall?.[0][0];

const HASH = `sha256-${'A'.repeat(43)}=`;
const Home = () => null;
const registryOf = (version: string): Registry => ({
  schema: 1,
  remotes: {
    public: {
      version,
      container: 'remote_public',
      entry: `/r/remote_public/${version}/remoteEntry.js`,
      integrity: HASH,
    },
  },
});
const manifestOf = (changes: object = {}) => ({
  manifest: {
    contracts: CONTRACTS,
    remote: 'public',
    pages: { home: async () => ({ default: Home }) },
    ...changes,
  },
});
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
    federation.loadRemote.mockResolvedValueOnce(manifestOf());
    const page = await loadPage(createManifestLoader(registryOf('old')), 'public', 'home');
    expect(page).toBe(Home);
    expect(fetch).not.toHaveBeenCalled();
    expect(federation.loadRemote).toHaveBeenCalledExactlyOnceWith('remote_public/manifest');
    expect(registered()).toEqual({
      name: 'remote_public',
      entry: 'http://localhost:3000/r/remote_public/old/remoteEntry.js',
      type: 'var',
      entryGlobalName: 'remote_public',
      integrity: HASH,
    });
  });

  test.each([
    undefined,
    null,
    '',
    'sha256-',
    'sha256-x',
    `md5-${'A'.repeat(22)}==`,
    `sha1-${'A'.repeat(27)}=`,
    `SHA256-${'A'.repeat(43)}=`,
    // Browsers accept any of several hashes, and ignore an attribute whose only hash is invalid.
    `${HASH} ${HASH}`,
    `${HASH}?ct=text/javascript`,
    `${HASH}\n`,
  ])('a section whose pointer has %j for a hash is not started, the others are', async (integrity) => {
    const { remotes } = registryOf('new');
    const auth = { ...(remotes.public as object), container: 'remote_auth', integrity };
    const registry: Registry = { schema: 1, remotes: { ...remotes, auth } };
    vi.stubGlobal('fetch', answering(registry));
    const manifests = createManifestLoader(registry);
    await expect(loadPage(manifests, 'auth', 'home')).rejects.toMatchObject({ id: 'remote.unavailable' });
    expect(federation.registerRemotes).not.toHaveBeenCalled();
    federation.loadRemote.mockResolvedValueOnce(manifestOf());
    await expect(loadPage(manifests, 'public', 'home')).resolves.toBe(Home);
  });

  test('reads /remotes.json when the page has no registry', async () => {
    federation.loadRemote.mockResolvedValueOnce(manifestOf());
    await loadPage(createManifestLoader(undefined), 'public', 'home');
    expect(fetch).toHaveBeenCalledOnce();
  });

  test('after a failure tries once more by itself, with a fresh registry and under a new address', async () => {
    federation.loadRemote.mockRejectedValueOnce(new Error('down')).mockResolvedValueOnce(manifestOf());
    await expect(loadPage(createManifestLoader(registryOf('old')), 'public', 'home')).resolves.toBe(Home);
    expect(federation.loadRemote).toHaveBeenLastCalledWith('remote_public1/manifest');
    expect(registered()).toMatchObject({
      name: 'remote_public1',
      entry: 'http://localhost:3000/r/remote_public/new/remoteEntry.js?retry=1',
    });
    expect(federation.registerRemotes.mock.calls.every((call) => call.length === 1)).toBe(true);
  });

  test('gives up after the second try, and a later try works again', async () => {
    const manifests = createManifestLoader(registryOf('old'));
    federation.loadRemote.mockRejectedValueOnce(new Error('down')).mockRejectedValueOnce(new Error('down'));
    await expect(loadPage(manifests, 'public', 'home')).rejects.toMatchObject({ id: 'remote.unavailable' });
    federation.loadRemote.mockResolvedValueOnce(manifestOf());
    await expect(loadPage(manifests, 'public', 'home')).resolves.toBe(Home);
    expect(registered().entry).toMatch(/\?retry=2$/);
  });

  test('a page chunk that failed once is fetched again', async () => {
    const load = vi.fn().mockRejectedValueOnce(new Error('ChunkLoadError')).mockResolvedValueOnce({ default: Home });
    federation.loadRemote.mockResolvedValue(manifestOf({ pages: { home: load } }));
    await expect(loadPage(createManifestLoader(registryOf('old')), 'public', 'home')).resolves.toBe(Home);
  });

  const [OLDEST, NEWEST] = CONTRACTS;
  const newer = { contracts: [NEWEST + 1, NEWEST + 2] };
  test.each([
    ['newer contracts', newer],
    ['older contracts', { contracts: [OLDEST - 1, OLDEST - 1] }],
    ['one contract, as builds of before said it,', { contracts: undefined, contractVersion: NEWEST + 1 }],
    ['no contract', { contracts: undefined }],
    ['the manifest of another section', { remote: 'patient' }],
    ['no such page', { pages: {} }],
  ])('%s is a mismatch, not a failure', async (_, changes) => {
    federation.loadRemote.mockResolvedValue(manifestOf(changes));
    await expect(loadPage(createManifestLoader(registryOf('new')), 'public', 'home')).rejects.toMatchObject({
      id: 'remote.mismatch',
    });
  });

  test.each([
    ['one that is older as well', { contracts: [OLDEST - 1, NEWEST] }],
    ['one that is newer as well', { contracts: [NEWEST, NEWEST + 1] }],
    ['one alone, as builds of before said it', { contracts: undefined, contractVersion: NEWEST }],
  ])('a section is taken that understands the host’s contract: %s', async (_, changes) => {
    federation.loadRemote.mockResolvedValue(manifestOf(changes));
    await expect(loadPage(createManifestLoader(registryOf('new')), 'public', 'home')).resolves.toBe(Home);
  });

  test('only a registry that names another build than the page began with is a reason to open it anew', async () => {
    federation.loadRemote.mockResolvedValue(manifestOf(newer));
    const opened = createManifestLoader(registryOf('old'));
    await expect(loadPage(opened, 'public', 'home')).rejects.toMatchObject({ id: 'remote.moved' });
    // The page that is opened then begins with the new build: to open it once more would show the same.
    const openedAnew = createManifestLoader(registryOf('new'));
    for (const _ of ['at once', 'tried again'])
      await expect(loadPage(openedAnew, 'public', 'home')).rejects.toMatchObject({ id: 'remote.mismatch' });
  });

  test.each([
    ['nothing', null],
    ['a module without a manifest', {}],
    ['a page without a component', manifestOf({ pages: { home: async () => ({}) } })],
  ])('%s is an error, never an empty section', async (_, module) => {
    federation.loadRemote.mockResolvedValue(module);
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
    federation.loadRemote.mockReturnValue(new Promise(() => undefined));
    const loading = loadPage(createManifestLoader(registryOf('old')), 'public', 'home').catch(
      (error: unknown) => error,
    );
    await vi.advanceTimersByTimeAsync(2 * REMOTE_TIMEOUT_MS + 10);
    await expect(loading).resolves.toMatchObject({ id: 'remote.unavailable' });
  });
});

test('pages that the table does not know come from the manifest', async () => {
  const more = [{ path: 'labs/:id', title: 'Lab', access: 'anyone' as const, load: async () => ({ default: Home }) }];
  federation.loadRemote.mockResolvedValueOnce(manifestOf({ more }));
  await expect(loadExtraPages(createManifestLoader(registryOf('old')), 'public')).resolves.toEqual(more);
});

test('another registry is used from the next load on, for started sections of which it names another build', async () => {
  federation.loadRemote.mockResolvedValue(manifestOf());
  const manifests = createManifestLoader(registryOf('old'));
  await manifests.load('public');
  expect(manifests.take(registryOf('old'))).toEqual([]);
  expect(manifests.take({ schema: 1, remotes: {} })).toEqual([]);
  expect(manifests.take(registryOf('new'))).toEqual(['public']);
  await manifests.load('public');
  expect(registered()).toMatchObject({ name: 'remote_public1', entry: expect.stringMatching('/new/remoteEntry.js$') });
  expect(manifests.take(registryOf('new'))).toEqual([]);
  expect(fetch).not.toHaveBeenCalled();
});

test('a build that fails after another took its place does not take that away', async () => {
  const manifests = createManifestLoader(registryOf('old'));
  federation.loadRemote.mockReturnValueOnce(new Promise(() => undefined)).mockResolvedValue(manifestOf());
  const old = manifests.load('public');
  await new Promise((resolve) => setTimeout(resolve));
  expect(manifests.take(registryOf('new'))).toEqual(['public']);
  const now = manifests.load('public');
  await now;
  manifests.forget('public', old);
  expect(manifests.load('public')).toBe(now);
  manifests.forget('public', now);
  const again = manifests.load('public');
  expect(again).not.toBe(now);
  await again;
});

test('a build waits for the chunks of the one before it, which it would take for its own', async () => {
  federation.loadRemote.mockResolvedValue(manifestOf());
  const manifests = createManifestLoader(registryOf('old'));
  await manifests.load('public');
  const chunk = document.createElement('script');
  chunk.setAttribute('data-rspack', 'remote_public:page-home');
  document.head.append(chunk);
  manifests.take(registryOf('new'));
  const next = manifests.load('public');
  await new Promise((resolve) => setTimeout(resolve));
  expect(registered()).toMatchObject({ name: 'remote_public' });
  // As the bundler's runtime does when it has come.
  chunk.remove();
  chunk.dispatchEvent(new Event('load'));
  await next;
  expect(registered()).toMatchObject({ name: 'remote_public1' });
});
