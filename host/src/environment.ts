/** What differs between installations. Nothing here is secret. */
export interface Environment {
  /** Names the application at the identity provider. */
  publishableKey: string;
  /** Same-site path, or address, under which the identity provider is reached. */
  clerkProxyUrl: string;
  /** Origin of the backend; empty for the origin of the page. */
  backendUrl: string;
  /** Names the application at the backend. */
  backendKey: string;
  /** What the backend's token endpoint is told about the identity's token. */
  idTokenProvider: string;
  /** Whether the demo entry actions are offered. */
  demo: boolean;
}

const TEXTS = ['publishableKey', 'clerkProxyUrl', 'backendUrl', 'backendKey', 'idTokenProvider'] as const;

/** A hand-written check: the entry of the landing page carries no schema library. */
export function isEnvironment(value: unknown): value is Environment {
  if (typeof value !== 'object' || value === null) return false;
  const record = value as Record<string, unknown>;
  return TEXTS.every((name) => typeof record[name] === 'string') && typeof record.demo === 'boolean';
}

/**
 * The environment: out of the page, else from the server.
 * @throws Error when neither has one
 */
export async function loadEnvironment(fromPage: Environment | undefined): Promise<Environment> {
  if (fromPage !== undefined) return fromPage;
  const response = await fetch('/environment.json');
  const value: unknown = await response.json();
  if (!isEnvironment(value)) throw new Error('/environment.json has another shape');
  return value;
}
