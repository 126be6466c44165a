import { now } from '@telehealth/contracts/clock';
import type { SectionName } from '@telehealth/contracts/routes';
import { REMOTE_TIMEOUT_MS } from '@telehealth/contracts/settings';
import { CONTRACTS, type ContractRange, overlap, type RemoteManifest } from '@telehealth/contracts/shell';
import type { FederationRuntime } from './federation-runtime';
import { fetchRegistry, type Preview, pointerTo, type Registry, type RemotePointer } from './registry';

/** A section that does not fit this host: it understands other versions of the contract, or lacks a page. */
export class ContractMismatch extends Error {}

/** As sections of any age expose it: the first ones named one version of the contract. */
export type FoundManifest = Omit<RemoteManifest, 'contracts' | 'remote'> & {
  remote: SectionName;
  contracts?: ContractRange;
  contractVersion?: number;
};
interface ManifestModule {
  manifest?: FoundManifest;
}

export interface ManifestLoader {
  load(remote: SectionName): Promise<FoundManifest>;
  /**
   * After a failure: the next load reads a fresh registry and uses a new URL.
   * @param started what failed; by now another build may have taken its place, which stays
   */
  forget(remote: SectionName, started: Promise<FoundManifest>): void;
  /** Whether the registry names another build by now than the one that this page began with: a new page may fit it. */
  hasMoved(remote: SectionName): boolean;
  /**
   * Uses another registry from now on.
   * @returns the started sections of which it names other builds: their next load starts those
   */
  take(registry: Registry): readonly SectionName[];
  /** The build of a section that this page runs; that of the registry before it is started, null where none is named. */
  buildOf(remote: SectionName): string | null;
  /** The sections that this page started, or starts. */
  started(): readonly Promise<FoundManifest>[];
}

/**
 * @param fromPage registry of the data block, if the page has one
 * @param lot of the device, for canaries
 * @param asked a preview, if this device was given one; sections start when it is known
 */
export function createManifestLoader(
  fromPage: Registry | undefined,
  federation: FederationRuntime,
  lot: number | null = null,
  asked: Promise<Preview | null> | null = null,
): ManifestLoader {
  const loaded = new Map<SectionName, Promise<FoundManifest>>();
  const failures = new Map<SectionName, number>();
  const starts = new Map<SectionName, number>();
  let known = fromPage;
  const builds = new Map<SectionName, { first: string; last: string }>();

  let preview: Preview | null = null;

  /** A preview stands above what is live, and above a canary. @throws like `pointerTo` */
  function chosen(remote: SectionName, registry: Registry): RemotePointer {
    if (preview?.section === remote && preview.until > now().getTime()) return preview;
    return pointerTo(remote, registry, lot);
  }

  /** Null where the registry has no pointer that can be used. */
  function versionIn(registry: Registry, remote: SectionName): string | null {
    try {
      return chosen(remote, registry).version;
    } catch {
      return null;
    }
  }

  async function find(remote: SectionName, isRetry: boolean): Promise<RemotePointer> {
    if (known?.remotes[remote] !== undefined && !isRetry) return chosen(remote, known);
    return chosen(remote, await fetchRegistry(REMOTE_TIMEOUT_MS));
  }

  async function start(remote: SectionName): Promise<FoundManifest> {
    const tries = failures.get(remote) ?? 0;
    if (asked !== null) preview = await asked;
    const pointer = await find(remote, tries > 0);
    builds.set(remote, { first: builds.get(remote)?.first ?? pointer.version, last: pointer.version });
    const url = new URL(pointer.entry, location.href);
    // A new URL, because the browser would queue the same one behind a hanging request.
    if (tries > 0) url.searchParams.set('retry', String(tries));
    const count = starts.get(remote) ?? 0;
    starts.set(remote, count + 1);
    const manifest = (await loadExposed(federation, pointer, url.href, count))?.manifest;
    if (manifest === undefined) throw new Error(`${remote} exposes no manifest`);
    const { contractVersion = 0, contracts = [contractVersion, contractVersion] } = manifest;
    if (!overlap(contracts, CONTRACTS) || manifest.remote !== remote) {
      throw new ContractMismatch(`${remote} understands contracts ${contracts}, the host ${CONTRACTS}`);
    }
    return manifest;
  }

  return {
    load(remote) {
      const started = loaded.get(remote) ?? start(remote);
      loaded.set(remote, started);
      return started;
    },
    forget(remote, started) {
      if (loaded.get(remote) !== started) return;
      loaded.delete(remote);
      failures.set(remote, (failures.get(remote) ?? 0) + 1);
    },
    hasMoved(remote) {
      const known = builds.get(remote);
      return known?.first !== known?.last;
    },
    take(registry) {
      known = registry;
      const isMoved = (remote: SectionName) => {
        const version = versionIn(registry, remote);
        return version !== null && builds.has(remote) && builds.get(remote)?.last !== version;
      };
      const moved = [...loaded.keys()].filter(isMoved);
      for (const remote of moved) loaded.delete(remote);
      return moved;
    },
    buildOf: (remote) => builds.get(remote)?.last ?? (known === undefined ? null : versionIn(known, remote)),
    started: () => [...loaded.values()],
  };
}

/**
 * Registers the entry under a new name for each start: re-registering a name removes the shared modules that its remote
 * requested first, for all remotes.
 */
async function loadExposed(
  federation: FederationRuntime,
  { container, integrity }: RemotePointer,
  entry: string,
  count: number,
): Promise<ManifestModule | null> {
  const name = `${container}${count || ''}`;
  if (count > 0) await chunksSettled(container);
  // Leftovers of an earlier start: the runtime would take the one for the new script's container, and two builds of a section
  // would exchange the chunks that they push into the other.
  Object.assign(globalThis, { [container]: undefined, [`rspackChunk${container}`]: undefined });
  // The runtime passes on properties that it has no type for.
  const remote = { name, entry, type: 'var', entryGlobalName: container, integrity } as const;
  federation.registerRemotes([remote]);
  return federation.loadRemote<ManifestModule>(`${name}/manifest`);
}

/** A chunk that has not come by then is given up by who asked for it. */
const SETTLED_WITHIN_MS = 3_000;

/**
 * Waits for chunks of an earlier build that are still on their way, as of a page that was fetched before it is opened: the next
 * build would take them for its own.
 */
async function chunksSettled(container: string): Promise<void> {
  const endsAt = performance.now() + SETTLED_WITHIN_MS;
  const onTheirWay = () => [...document.querySelectorAll(`script[data-rspack^="${container}:"]`)];
  for (let scripts = onTheirWay(); scripts.length > 0 && performance.now() < endsAt; scripts = onTheirWay()) {
    const ends = scripts.flatMap((script) =>
      ['load', 'error'].map((event) => new Promise((resolve) => script.addEventListener(event, resolve))),
    );
    const late = new Promise((resolve) => setTimeout(resolve, endsAt - performance.now()));
    await Promise.race([...ends, late]);
  }
}
