import { INVITATION, pathTo } from '@telehealth/contracts';

const TOKEN = /^[A-Za-z0-9_-]{43}$/;

export interface NewLink {
  link: string;
  /** SHA-256 of its token in hexadecimal: all that the database keeps. */
  tokenHash: string;
}

const base64url = (bytes: Uint8Array) =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** A link with 256 random bits that nobody else has; it cannot be shown again. */
export async function makeLink(appointmentId: string, origin: string): Promise<NewLink> {
  const token = base64url(crypto.getRandomValues(new Uint8Array(32)));
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token)));
  const tokenHash = [...hash].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return { link: origin + pathTo('consultation', { id: appointmentId }) + INVITATION + token, tokenHash };
}

const keyOf = (appointmentId: string) => pathTo('consultation', { id: appointmentId }) + INVITATION;

function keptInTab(key: string): string {
  try {
    return sessionStorage.getItem(key) ?? '';
  } catch {
    // Where storage is forbidden nothing was kept.
    return '';
  }
}

/** The token this tab came with: of its address, or of the address before signing in. Null where it came without one. */
export function tokenOfTab(appointmentId: string): string | null {
  return tokenOf(window.location.hash) ?? tokenOf(keptInTab(keyOf(appointmentId)));
}

/** Once the token is used up, nothing of it stays in this tab. */
export function forgetToken(appointmentId: string): void {
  const key = keyOf(appointmentId);
  if (keptInTab(key) !== '') sessionStorage.removeItem(key);
  window.history.replaceState(window.history.state, '', window.location.pathname);
}

/** The token of an address; null for an address without one. @param hash with its sign, as in `location.hash` */
export function tokenOf(hash: string): string | null {
  const token = hash.startsWith(INVITATION) ? hash.slice(INVITATION.length) : '';
  return TOKEN.test(token) ? token : null;
}
