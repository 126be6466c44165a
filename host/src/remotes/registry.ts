import type { RemoteName } from '@telehealth/contracts';

/** Where one deployed build of a section is. Rolling back means pointing at an older one. */
export interface RemotePointer {
  /** Id of the build. */
  version: string;
  /** The global its entry script makes. */
  container: string;
  /** Address of the entry script, absolute or from the root. */
  entry: string;
  /** Hash of the entry script, which carries those of all its chunks: nothing of a section runs without one. */
  integrity: string;
}

/** What `/remotes.json` says. Read when the page runs: no address of a remote is built into the host. */
export interface Registry {
  schema: 1;
  /** Looked at one by one, so that a bad pointer takes down its own section alone. */
  remotes: Partial<Record<RemoteName, unknown>>;
}

export function isRegistry(value: unknown): value is Registry {
  if (typeof value !== 'object' || value === null) return false;
  const { schema, remotes } = value as Record<string, unknown>;
  return schema === 1 && typeof remotes === 'object' && remotes !== null;
}

/** One hash of the builds' function, and nothing else: browsers run a script whose hash they cannot read (SRI, 3.2). */
const INTEGRITY = /^sha256-[A-Za-z0-9+/]{43}=$/;

/** Where a remote is. @throws Error when the registry has no pointer to it, or one that names no hash to check it by */
export function pointerTo(remote: RemoteName, { remotes }: Registry): RemotePointer {
  const pointer = remotes[remote];
  if (!isPointer(pointer)) throw new Error(`The registry has no pointer with a hash to ${remote}`);
  return pointer;
}

function isPointer(value: unknown): value is RemotePointer {
  if (typeof value !== 'object' || value === null) return false;
  const { version, container, entry, integrity } = value as Record<string, unknown>;
  return [version, container, entry].every((part) => typeof part === 'string') && INTEGRITY.test(String(integrity));
}

/** Asks the server for the newest registry. @throws Error when there is none, or none that can be read */
export async function fetchRegistry(timeoutMs: number): Promise<Registry> {
  const response = await fetch('/remotes.json', { cache: 'no-cache', signal: AbortSignal.timeout(timeoutMs) });
  if (!response.ok) throw new Error(`/remotes.json: HTTP ${response.status}`);
  const registry: unknown = await response.json();
  if (!isRegistry(registry)) throw new Error('/remotes.json has another shape');
  return registry;
}
