import { getInstance, loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import { CONTRACT_VERSION, REMOTE_TIMEOUT_MS, type RemoteManifest, type RemoteName } from '@telehealth/contracts';
import { fetchRegistry, type Registry, type RemotePointer } from './registry';

/** A remote that answers, but speaks another version of the contract. */
export class ContractMismatch extends Error {}

interface ManifestModule {
  manifest?: RemoteManifest;
}

/** Loads the manifests of remotes. The only place that talks to the federation runtime. */
export interface ManifestLoader {
  load(remote: RemoteName): Promise<RemoteManifest>;
  /** After a failure: the next load reads a fresh registry and asks under a new address. */
  forget(remote: RemoteName): void;
}

/** @param fromPage the registry of the data block, if the page has one */
export function createManifestLoader(fromPage: Registry | undefined): ManifestLoader {
  const loaded = new Map<RemoteName, Promise<RemoteManifest>>();
  const failures = new Map<RemoteName, number>();
  const hashes = new Map<string, string>();
  registerPlugins([{ name: 'script-delivery', createScript: ({ url }) => toScript(url, hashes) }]);

  async function pointerTo(remote: RemoteName, isRetry: boolean): Promise<RemotePointer> {
    const known = isRetry ? undefined : fromPage?.remotes[remote];
    const pointer = known ?? (await fetchRegistry(REMOTE_TIMEOUT_MS)).remotes[remote];
    if (pointer === undefined) throw new Error(`${remote} is not in the registry`);
    return pointer;
  }

  async function start(remote: RemoteName): Promise<RemoteManifest> {
    const tries = failures.get(remote) ?? 0;
    const pointer = await pointerTo(remote, tries > 0);
    const url = new URL(pointer.entry, location.href);
    // A new address: the browser would queue the same one behind a request that hangs, and the runtime keeps what
    // it once failed to load.
    if (tries > 0) url.searchParams.set('retry', String(tries));
    if (pointer.integrity !== undefined) hashes.set(url.href, pointer.integrity);
    const target = { name: pointer.container, entry: url.href, type: 'var', entryGlobalName: pointer.container };
    keepShared(pointer.container);
    registerRemotes([target as Parameters<typeof registerRemotes>[0][number]], { force: tries > 0 });
    const module = await loadRemote<ManifestModule>(`${pointer.container}/manifest`);
    const manifest = module?.manifest;
    if (manifest === undefined) throw new Error(`${remote} exposes no manifest`);
    if (manifest.contractVersion !== CONTRACT_VERSION || manifest.remote !== remote) {
      throw new ContractMismatch(`${remote} speaks contract ${manifest.contractVersion}, the host ${CONTRACT_VERSION}`);
    }
    return manifest;
  }

  return {
    load(remote) {
      const known = loaded.get(remote) ?? start(remote);
      loaded.set(remote, known);
      return known;
    },
    forget(remote) {
      loaded.delete(remote);
      failures.set(remote, (failures.get(remote) ?? 0) + 1);
    },
  };
}

/**
 * Says of every shared module that it is the host's, also of those a remote was the first to ask for. The runtime notes
 * the asker as the owner, and would take the modules away from everybody when that remote is registered anew.
 */
function keepShared(container: string): void {
  const host = getInstance();
  if (host === null) return;
  for (const scope of Object.values(host.shareScopeMap)) {
    for (const versions of Object.values(scope)) {
      for (const shared of Object.values(versions)) {
        if (shared.from === container) shared.from = host.name;
      }
    }
  }
}

function toScript(url: string, hashes: ReadonlyMap<string, string>) {
  const script = document.createElement('script');
  script.src = url;
  script.async = true;
  script.crossOrigin = 'anonymous';
  const hash = hashes.get(url);
  if (hash !== undefined) script.integrity = hash;
  return { script, timeout: REMOTE_TIMEOUT_MS };
}
