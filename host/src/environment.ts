/** Settings of an installation. None is secret. */
export interface Environment {
  /** Clerk's publishable key. */
  publishableKey: string;
  /** Same-site path, or URL, of Clerk's API. */
  clerkProxyUrl: string;
  /** Origin of the backend; empty for the page's origin. */
  backendUrl: string;
  backendKey: string;
  /** Provider name for the backend's token endpoint. */
  idTokenProvider: string;
  demo: boolean;
  /** Whether pages tell of errors and load times; missing: they do. */
  reports?: boolean;
}

const TEXTS = ['publishableKey', 'clerkProxyUrl', 'backendUrl', 'backendKey', 'idTokenProvider'] as const;

/** Validated by hand, because the landing page's entry carries no schema library. */
export function isEnvironment(value: unknown): value is Environment {
  if (typeof value !== 'object' || value === null) return false;
  const record = value as Record<string, unknown>;
  return TEXTS.every((name) => typeof record[name] === 'string') && typeof record.demo === 'boolean';
}

/**
 * The environment from the page, else from the server.
 * @throws Error if neither has one
 */
export async function loadEnvironment(fromPage: Environment | undefined): Promise<Environment> {
  if (fromPage !== undefined) return fromPage;
  const response = await fetch('/environment.json');
  const value: unknown = await response.json();
  if (!isEnvironment(value)) throw new Error('/environment.json has another shape');
  return value;
}
