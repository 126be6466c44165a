import type { RemoteName } from '@telehealth/contracts/routes';
import { REMOTE_TIMEOUT_MS } from '@telehealth/contracts/settings';
import { CONTRACT_VERSION, type RemoteManifest } from '@telehealth/contracts/shell';
import type { FederationRuntime } from './federation-runtime';
import { fetchRegistry, pointerTo, type Registry, type RemotePointer } from './registry';

/** A remote that was built for another version of the contract. */
export class ContractMismatch extends Error {}

interface ManifestModule {
  manifest?: RemoteManifest;
}

export interface ManifestLoader {
  load(remote: RemoteName): Promise<RemoteManifest>;
  /** After a failure: the next load reads a fresh registry and uses a new URL. */
  forget(remote: RemoteName): void;
}

/** @param fromPage registry of the data block, if the page has one */
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
    // A new URL, because the browser would queue the same one behind a hanging request.
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
 * Registers the entry under a new name for each attempt: re-registering a name removes the shared modules that its remote
 * requested first, for all remotes.
 */
function loadExposed(
  federation: FederationRuntime,
  { container, integrity }: RemotePointer,
  entry: string,
  tries: number,
): Promise<ManifestModule | null> {
  const name = `${container}${tries || ''}`;
  // A leftover of a failed attempt; the runtime would take it for the new script's container.
  Object.assign(globalThis, { [container]: undefined });
  // The runtime passes on properties that it has no type for.
  const remote = { name, entry, type: 'var', entryGlobalName: container, integrity } as const;
  federation.registerRemotes([remote]);
  return federation.loadRemote<ManifestModule>(`${name}/manifest`);
}
