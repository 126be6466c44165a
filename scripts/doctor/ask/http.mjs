/**
 * A complete HTTP response.
 * @typedef {{ status: number, headers: Record<string, string>, bytes: Buffer, text: string, json: any, skew: number | null }} Answer
 * `json` is null when the text is not JSON; `skew` is how far the server's clock is ahead of ours, in seconds
 */

const TIMEOUT_MS = 15_000;

function parsed(text) {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/**
 * Sends a request. Redirects are not followed, because a redirecting URL is not the configured one.
 * @param {string} url
 * @param {RequestInit & { now?: () => number }} [init]
 * @returns {Promise<Answer | { failed: string }>} `failed` says why there was no response
 */
export async function ask(url, { now = Date.now, ...init } = {}) {
  const before = now();
  try {
    const response = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(TIMEOUT_MS), ...init });
    const bytes = Buffer.from(await response.arrayBuffer());
    const text = bytes.toString('utf8');
    const told = Date.parse(response.headers.get('date') ?? '');
    return {
      status: response.status,
      headers: Object.fromEntries(response.headers),
      bytes,
      text,
      json: parsed(text),
      // The header has whole seconds, so half a second is added for its mean error.
      skew: Number.isNaN(told) ? null : (told + 500 - (before + now()) / 2) / 1000,
    };
  } catch (cause) {
    return { failed: String(cause?.cause?.code ?? cause?.name ?? 'no answer') };
  }
}
