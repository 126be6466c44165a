import { INVITATION, INVITATION_KEPT_MS, now, pathTo } from '@telehealth/contracts';
import { newSecret } from '@telehealth/data/client/new-secret';

const TOKEN = /^[A-Za-z0-9_-]{43}$/;

export interface NewLink {
  link: string;
  /** SHA-256 of its token in hexadecimal: all that the database keeps. */
  tokenHash: string;
}

/** A link with 256 random bits that nobody else has; it cannot be shown again. */
export async function makeLink(appointmentId: string, origin: string): Promise<NewLink> {
  const { secret: token, hash: tokenHash } = await newSecret();
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

/** The token this tab came with: of its address, or of the address before signing in. Null where it came without one, or long ago. */
export function tokenOfTab(appointmentId: string): string | null {
  const [fragment = '', at = ''] = keptInTab(keyOf(appointmentId)).split(' ');
  const isOld = now().getTime() - Number(at) > INVITATION_KEPT_MS;
  if (isOld) dropKept(appointmentId);
  return tokenOf(window.location.hash) ?? (isOld ? null : tokenOf(fragment));
}

/** It was refused, or nobody accepted it for long: it does not lie in this tab for whoever uses it next. */
export function dropKept(appointmentId: string): void {
  const key = keyOf(appointmentId);
  if (keptInTab(key) !== '') sessionStorage.removeItem(key);
}

/** Once the token is used up, nothing of it stays in this tab. */
export function forgetToken(appointmentId: string): void {
  dropKept(appointmentId);
  window.history.replaceState(window.history.state, '', window.location.pathname);
}

/** The token of an address; null for an address without one. @param hash with its sign, as in `location.hash` */
export function tokenOf(hash: string): string | null {
  const token = hash.startsWith(INVITATION) ? hash.slice(INVITATION.length) : '';
  return TOKEN.test(token) ? token : null;
}
