// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadContainer } from './load-container';
import type { RemotePointer } from './registry';

const POINTER: RemotePointer = {
  version: 'v',
  container: 'remote_public',
  entry: '/r/x/remoteEntry.js',
  integrity: 'sha384-x',
};
const URL_OF_ENTRY = 'http://localhost:3000/r/x/remoteEntry.js?retry=1';
const SCOPE = { react: { '19.0.0': {} } };
const globals = globalThis as unknown as Record<string, unknown>;
const containerLike = () => ({ init: vi.fn(), get: vi.fn() });

/** The script element that asks, when it is there. */
const scriptInPage = () => vi.waitUntil(() => document.head.querySelector('script'));

/** What the browser does: the script ran and left something behind, or did not arrive. */
async function deliver(left: unknown, event: 'load' | 'error' = 'load'): Promise<HTMLScriptElement> {
  const script = await scriptInPage();
  if (left !== undefined) globals.remote_public = left;
  script.dispatchEvent(new Event(event));
  return script;
}

beforeEach(() => {
  vi.stubGlobal('__webpack_share_scopes__', { default: SCOPE });
  vi.stubGlobal(
    '__webpack_init_sharing__',
    vi.fn(async () => undefined),
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
  globals.remote_public = undefined;
  document.head.replaceChildren();
});

test('runs the entry script with its hash and hands the shared modules over', async () => {
  const left = containerLike();
  const loading = loadContainer(POINTER, URL_OF_ENTRY);
  const script = await deliver(left);
  await expect(loading).resolves.toBe(left);
  expect(script).toMatchObject({ src: URL_OF_ENTRY, integrity: 'sha384-x', crossOrigin: 'anonymous' });
  expect(left.init).toHaveBeenCalledExactlyOnceWith(SCOPE);
  expect(document.head.querySelector('script')).toBeNull();
});

test('a script that does not arrive, or is refused for its hash, is a failure that leaves nothing behind', async () => {
  const loading = loadContainer(POINTER, URL_OF_ENTRY);
  await Promise.all([expect(loading).rejects.toThrow(/did not load/), deliver(undefined, 'error')]);
  expect(document.head.querySelector('script')).toBeNull();
});

test('a script that makes no container is a failure, also after an attempt that made one', async () => {
  globals.remote_public = containerLike();
  const loading = loadContainer(POINTER, URL_OF_ENTRY);
  await Promise.all([expect(loading).rejects.toThrow(/made no remote_public/), deliver(undefined)]);
});

test('modules that cannot be shared are a failure', async () => {
  const left = { ...containerLike(), init: () => Promise.reject(new Error('another scope')) };
  const loading = loadContainer(POINTER, URL_OF_ENTRY);
  await Promise.all([expect(loading).rejects.toThrow('another scope'), deliver(left)]);
});
