import { deviceNow, learnClock, serverAheadMs } from '@telehealth/contracts/clock';

/**
 * Estimates the server's time from the first token: it was issued (`iat`, RFC 7519, 4.1.6) at most one token lifetime ago.
 * Less precise than other answers, so it counts only before any of them.
 */
export function observeToken(token: string | null | undefined): void {
  if (typeof token !== 'string' || serverAheadMs() !== null) return;
  const issuedAt = readIssuedAt(token);
  const arrivedAt = deviceNow();
  if (issuedAt !== null) learnClock({ serverMs: issuedAt, precisionMs: 0, sentAt: arrivedAt, arrivedAt });
}

/** @returns milliseconds; null if it is no JWT */
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
