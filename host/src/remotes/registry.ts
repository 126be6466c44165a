import type { SectionName } from '@telehealth/contracts/routes';

/** A deployed build of a section. Rolling back means pointing to an older one. */
export interface RemotePointer {
  version: string;
  /** Global variable that its entry script defines. */
  container: string;
  /** URL of the entry script, absolute or from the root. */
  entry: string;
  /** Hash of the entry script, which contains those of all its chunks: no code of a section runs without one. */
  integrity: string;
  /** Of a section that the route table does not have; not yet judged. */
  routes?: unknown;
}

/** A build that a signed link shows one device in place of what is live of its section; after `until` (ms) what is live. */
export interface Preview extends RemotePointer {
  section: SectionName;
  until: number;
}

/** Content of `/remotes.json`. Read at run time, so that no remote's URL is built into the host. */
export interface Registry {
  schema: 1;
  /** Validated one by one, so that an invalid pointer affects its own section only. */
  remotes: Partial<Record<SectionName, unknown>>;
}

export function isRegistry(value: unknown): value is Registry {
  if (typeof value !== 'object' || value === null) return false;
  const { schema, remotes } = value as Record<string, unknown>;
  return schema === 1 && typeof remotes === 'object' && remotes !== null;
}

/** Exactly one hash of the build's algorithm, because browsers run a script whose hash they cannot parse (SRI, 3.2). */
const INTEGRITY = /^sha256-[A-Za-z0-9+/]{43}=$/;

/**
 * The build of a section for this device: the one that is live, or the canary, a release that some devices get first.
 * @param lot of the device, see `release-lot.ts`; null takes no canary
 * @throws Error if the registry has no pointer for the remote, or one without a valid hash
 */
export function pointerTo(remote: SectionName, { remotes }: Registry, lot: number | null): RemotePointer {
  const pointer = remotes[remote];
  if (!isPointer(pointer)) throw new Error(`The registry has no pointer with a hash to ${remote}`);
  const { canary } = pointer as { canary?: { share?: unknown } };
  const isChosen = lot !== null && typeof canary?.share === 'number' && lot < canary.share;
  return isChosen && isPointer(canary) ? canary : pointer;
}

export function isPointer(value: unknown): value is RemotePointer {
  if (typeof value !== 'object' || value === null) return false;
  const { version, container, entry, integrity } = value as Record<string, unknown>;
  return [version, container, entry].every((part) => typeof part === 'string') && INTEGRITY.test(String(integrity));
}

/** Fetches the newest registry. @throws Error if there is none, or an unreadable one */
export async function fetchRegistry(timeoutMs: number): Promise<Registry> {
  const response = await fetch('/remotes.json', { cache: 'no-cache', signal: AbortSignal.timeout(timeoutMs) });
  if (!response.ok) throw new Error(`/remotes.json: HTTP ${response.status}`);
  const registry: unknown = await response.json();
  if (!isRegistry(registry)) throw new Error('/remotes.json has another shape');
  return registry;
}
