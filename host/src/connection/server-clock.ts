import { createStore } from 'zustand/vanilla';

/** How far this device's clock is ahead of the servers', and the token that told so. */
const clock = createStore(() => ({ skewMs: 0, token: '' }));

/**
 * Learns how far this device's clock is ahead of the servers' from a token that just arrived: it was issued (`iat`, RFC
 * 7519, 4.1.6) a moment ago. A token seen before says nothing new.
 */
export function observeToken(token: string | null | undefined, now: number = Date.now()): void {
  if (typeof token !== 'string' || token === clock.getState().token) return;
  const issuedAt = readIssuedAt(token);
  if (issuedAt !== null) clock.setState({ token, skewMs: now - issuedAt });
}

/** What a server's clock would say now, in milliseconds; this device's own until a token was seen. */
export function serverNow(now: number = Date.now()): number {
  return now - clock.getState().skewMs;
}

/** @returns milliseconds, or null when that is no token */
function readIssuedAt(jwt: string): number | null {
  try {
    const payload = jwt.split('.')[1] ?? '';
    const claims: unknown = JSON.parse(atob(payload.replace(/-/g, '+').replace(/_/g, '/')));
    if (typeof claims !== 'object' || claims === null || !('iat' in claims)) return null;
    return typeof claims.iat === 'number' ? claims.iat * 1000 : null;
  } catch {
    return null;
  }
}
