import { pathTo } from '@telehealth/contracts';

/** In the fragment, which no server and no log of one ever sees. */
const FRAGMENT = '#invitation=';
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
  return { link: origin + pathTo('consultation', { id: appointmentId }) + FRAGMENT + token, tokenHash };
}

/** The token of an address; null for an address without one. @param hash with its sign, as in `location.hash` */
export function tokenOf(hash: string): string | null {
  const token = hash.startsWith(FRAGMENT) ? hash.slice(FRAGMENT.length) : '';
  return TOKEN.test(token) ? token : null;
}
