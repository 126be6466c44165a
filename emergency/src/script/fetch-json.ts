const WAIT_MS = 8000;

/**
 * Fetches rows from the backend. The request carries only the publishable key and, if given, the person's token.
 * @param path below `/rest/v1/`
 * @throws without a response in time, or when refused
 */
export async function fetchRows(path: string, token?: string): Promise<{ rows: unknown; isKept: boolean }> {
  const { backend = '', key = '' } = document.documentElement.dataset;
  const patience = new AbortController();
  const timer = setTimeout(() => patience.abort(), WAIT_MS);
  try {
    const response = await fetch(`${backend}/rest/v1/${path}`, {
      headers: { apikey: key, ...(token === undefined ? {} : { authorization: `Bearer ${token}` }) },
      credentials: 'omit',
      cache: 'no-store',
      signal: patience.signal,
    });
    if (!response.ok) throw new Error(`${path}: ${response.status}`);
    return { rows: await response.json(), isKept: response.headers.has('x-kept') };
  } finally {
    clearTimeout(timer);
  }
}
