// @vitest-environment jsdom
import { CONTRACTS } from '@telehealth/contracts/shell';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { FederationRuntime } from '../federation-runtime';
import { createManifestLoader } from '../load-manifest';
import type { Preview, Registry } from '../registry';
import { startPreview } from './preview';

const showPreview = vi.hoisted(() => vi.fn());
vi.mock('./late/show-preview', () => ({ showPreview }));

const pointer = (version: string) => ({
  ...{ version, container: 'remote_patient', entry: `/r/remote_patient/${version}.js` },
  integrity: `sha256-${'A'.repeat(43)}=`,
});
const registry: Registry = {
  schema: 1,
  remotes: { patient: { ...pointer('live'), canary: { ...pointer('canary'), share: 100 } } },
};
const previewOf = (until: number): Preview => ({ ...pointer('shown'), section: 'patient', until });
const federation = { loadRemote: vi.fn(), registerRemotes: vi.fn() };
const loader = (asked: Promise<Preview | null> | null) =>
  createManifestLoader(registry, federation as FederationRuntime, 0, asked);

beforeEach(() => {
  federation.loadRemote.mockResolvedValue({ manifest: { contracts: CONTRACTS, remote: 'patient', pages: {} } });
});
afterEach(() => {
  vi.resetAllMocks();
  vi.useRealTimers();
  // biome-ignore lint/suspicious/noDocumentCookie: as the page itself.
  document.cookie = 'preview=; Max-Age=0; path=/';
  history.replaceState(null, '', '/');
});

test('without a link and a cookie nothing is fetched', () => {
  expect(startPreview()).toBeNull();
});

test('a link’s token leaves the address at once and goes before the cookie’s', async () => {
  // biome-ignore lint/suspicious/noDocumentCookie: as the page itself.
  document.cookie = 'preview=kept.token; path=/';
  await startPreview();
  history.replaceState(null, '', '/patient/dashboard?a=1#preview=new.token');
  await startPreview();
  expect(location.href).toMatch(/\/patient\/dashboard\?a=1$/);
  expect(showPreview.mock.calls).toEqual([['kept.token'], ['new.token']]);
});

test('where it fails, what is live is shown and the failure is told', async () => {
  vi.stubGlobal('reportError', vi.fn());
  showPreview.mockRejectedValue(new Error('broken'));
  history.replaceState(null, '', '/#preview=a.b');
  expect(await startPreview()).toBeNull();
  expect(reportError).toHaveBeenCalledExactlyOnceWith(new Error('broken'));
  vi.unstubAllGlobals();
});

test('a preview stands above the canary, until it is over: then the next page is of what is live', async () => {
  vi.useFakeTimers({ now: 1_000 });
  const manifests = loader(Promise.resolve(previewOf(2_000)));
  await manifests.load('patient');
  expect(manifests.buildOf('patient')).toBe('shown');
  expect(manifests.take(registry)).toEqual([]);
  vi.setSystemTime(2_000);
  expect(manifests.take(registry)).toEqual(['patient']);
  await manifests.load('patient');
  expect(manifests.buildOf('patient')).toBe('canary');
});

test('a preview of another section, and a refused one, change nothing', async () => {
  for (const asked of [{ ...previewOf(Number.MAX_VALUE), section: 'public' } as Preview, null]) {
    const manifests = loader(Promise.resolve(asked));
    await manifests.load('patient');
    expect(manifests.buildOf('patient')).toBe('canary');
  }
});
