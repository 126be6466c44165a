import { createInstance } from '@module-federation/enhanced/runtime';
import entryRuntime from '@module-federation/webpack-bundler-runtime';
import * as router from '@telehealth/contracts/router';
import * as session from '@telehealth/contracts/session';
import * as react from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as reactDom from 'react-dom';

/** Versions of shared modules by request, from the build: `sharedVersions` in `federation/shared-modules.mjs`. */
declare const __SHARED_VERSIONS__: Readonly<Record<string, string>>;

type Load = () => Promise<object>;

/** Shared modules in the host's entry. */
const AT_START: Readonly<Record<string, object>> = {
  react,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': reactDom,
  '@telehealth/contracts/session': session,
  '@telehealth/contracts/router': router,
};
/** Shared modules in their own chunks, fetched on demand; the landing page needs none. */
const ON_DEMAND: Readonly<Record<string, Load>> = {
  '@tanstack/react-query': () => import('./shared/query-cache'),
  '@clerk/react': () => import('./shared/identity-client'),
};

function toShared(request: string, source: { lib: () => object } | { get: () => Promise<() => object> }) {
  const version = __SHARED_VERSIONS__[request];
  if (version === undefined) throw new Error(`${request} is not in the table of shared modules`);
  return [request, { version, shareConfig: { singleton: true, requiredVersion: `^${version}` }, ...source }] as const;
}

/**
 * Lends sections what the bundler puts around an entry, each its own copy of what it writes into. The other side is
 * `federation/lent-bundler-runtime.mjs`.
 */
function lendBundlerRuntime(): void {
  const lend = () => ({
    ...entryRuntime,
    bundlerRuntime: { ...entryRuntime.bundlerRuntime, S: {} },
    bundlerRuntimeOptions: {},
  });
  Object.assign(globalThis, { lendBundlerRuntime: lend });
}

/**
 * The page's federation runtime: it holds the singleton modules and runs remotes' entry scripts, each checked against its
 * registered hash.
 */
export function createFederationRuntime() {
  lendBundlerRuntime();
  const runtime = createInstance({
    name: 'host',
    remotes: [],
    // The default fetches every registered remote as soon as one needs a shared module (module-federation/core#3877).
    shareStrategy: 'loaded-first',
    shared: Object.fromEntries([
      ...Object.entries(AT_START).map(([request, module]) => toShared(request, { lib: () => module })),
      ...Object.entries(ON_DEMAND).map(([request, load]) =>
        toShared(request, { get: () => fetchShared(request, load) }),
      ),
    ]),
    plugins: [{ name: 'integrity', createScript: ({ remoteInfo }) => createEntryScript(remoteInfo) }],
  });

  /**
   * The runtime caches a load's result, failures included (module-federation/core#5068). This clears a failure, so that the
   * next request retries.
   */
  async function fetchShared(request: string, load: Load): Promise<() => object> {
    try {
      const module = await load();
      return () => module;
    } catch (cause) {
      for (const shared of Object.values(runtime.shareScopeMap.default?.[request] ?? {})) shared.loading = null;
      throw cause;
    }
  }
  return runtime;
}

export type FederationRuntime = Pick<ReturnType<typeof createFederationRuntime>, 'registerRemotes' | 'loadRemote'>;

/** @param remote as registered. @throws Error if it has no hash for its entry */
function createEntryScript(remote: object | undefined): HTMLScriptElement {
  if (remote === undefined || !('integrity' in remote)) throw new Error('No entry runs without its hash');
  const script = document.createElement('script');
  script.crossOrigin = 'anonymous';
  script.integrity = String(remote.integrity);
  return script;
}
