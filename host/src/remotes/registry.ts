import type { RemoteName } from '@telehealth/contracts';

/** Where one deployed build of a section is. Rolling back means pointing at an older one. */
export interface RemotePointer {
  /** Id of the build. */
  version: string;
  /** The global its entry script makes. */
  container: string;
  /** Address of the entry script, absolute or from the root. */
  entry: string;
  /** Hash of the entry script; it carries those of all its chunks. */
  integrity?: string;
}

/** What `/remotes.json` says. Read when the page runs: no address of a remote is built into the host. */
export interface Registry {
  schema: 1;
  remotes: Partial<Record<RemoteName, RemotePointer>>;
}

export function isRegistry(value: unknown): value is Registry {
  if (typeof value !== 'object' || value === null) return false;
  const { schema, remotes } = value as Record<string, unknown>;
  return schema === 1 && typeof remotes === 'object' && remotes !== null && Object.values(remotes).every(isPointer);
}

function isPointer(value: unknown): value is RemotePointer {
  if (typeof value !== 'object' || value === null) return false;
  const { version, container, entry, integrity } = value as Record<string, unknown>;
  return (
    [version, container, entry].every((part) => typeof part === 'string') &&
    (integrity === undefined || typeof integrity === 'string')
  );
}

/** Asks the server for the newest registry. @throws Error when there is none, or none that can be read */
export async function fetchRegistry(timeoutMs: number): Promise<Registry> {
  const response = await fetch('/remotes.json', { cache: 'no-cache', signal: AbortSignal.timeout(timeoutMs) });
  if (!response.ok) throw new Error(`/remotes.json: HTTP ${response.status}`);
  const registry: unknown = await response.json();
  if (!isRegistry(registry)) throw new Error('/remotes.json has another shape');
  return registry;
}
