import { CONTRACT_VERSION, REMOTE_TIMEOUT_MS, type RemoteManifest, type RemoteName } from '@telehealth/contracts';
import type { FederationRuntime } from './federation-runtime';
import { fetchRegistry, pointerTo, type Registry, type RemotePointer } from './registry';

/** A remote that answers, but speaks another version of the contract. */
export class ContractMismatch extends Error {}

interface ManifestModule {
  manifest?: RemoteManifest;
}

/** Loads the manifests of remotes. */
export interface ManifestLoader {
  load(remote: RemoteName): Promise<RemoteManifest>;
  /** After a failure: the next load reads a fresh registry and asks under a new address. */
  forget(remote: RemoteName): void;
}

/** @param fromPage the registry of the data block, if the page has one */
export function createManifestLoader(fromPage: Registry | undefined, federation: FederationRuntime): ManifestLoader {
  const loaded = new Map<RemoteName, Promise<RemoteManifest>>();
  const failures = new Map<RemoteName, number>();

  async function find(remote: RemoteName, isRetry: boolean): Promise<RemotePointer> {
    const isKnown = fromPage?.remotes[remote] !== undefined && !isRetry;
    return pointerTo(remote, isKnown ? fromPage : await fetchRegistry(REMOTE_TIMEOUT_MS));
  }

  async function start(remote: RemoteName): Promise<RemoteManifest> {
    const tries = failures.get(remote) ?? 0;
    const pointer = await find(remote, tries > 0);
    const url = new URL(pointer.entry, location.href);
    // A new address: the browser would queue the same one behind a request that hangs.
    if (tries > 0) url.searchParams.set('retry', String(tries));
    const manifest = (await loadExposed(federation, pointer, url.href, tries))?.manifest;
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
 * Registers the entry under a new name for every attempt: registering a name anew takes away the shared modules that its
 * remote was the first to ask for, from all others too.
 */
function loadExposed(
  federation: FederationRuntime,
  { container, integrity }: RemotePointer,
  entry: string,
  tries: number,
): Promise<ManifestModule | null> {
  const name = `${container}${tries || ''}`;
  // Left behind by an attempt that failed later on; the runtime would take it for what the new script made.
  Object.assign(globalThis, { [container]: undefined });
  // The library hands on what it has no type for.
  const remote = { name, entry, type: 'var', entryGlobalName: container, integrity } as const;
  federation.registerRemotes([remote]);
  return federation.loadRemote<ManifestModule>(`${name}/manifest`);
}
