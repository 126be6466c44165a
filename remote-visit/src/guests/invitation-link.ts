import { now } from '@telehealth/contracts/clock';
import { pathTo } from '@telehealth/contracts/routes';
import { INVITATION, INVITATION_KEPT_MS } from '@telehealth/contracts/visit';
import { newSecret } from '@telehealth/data/client/new-secret';

const TOKEN = /^[A-Za-z0-9_-]{43}$/;

export interface NewLink {
  link: string;
  /** SHA-256 of the token in hexadecimal, which is all that the database stores. */
  tokenHash: string;
}

/** Makes a link with a random 256-bit token. It cannot be shown again. */
export async function makeLink(appointmentId: string, origin: string): Promise<NewLink> {
  const { secret: token, hash: tokenHash } = await newSecret();
  return { link: origin + pathTo('consultation', { id: appointmentId }) + INVITATION + token, tokenHash };
}

const keyOf = (appointmentId: string) => pathTo('consultation', { id: appointmentId }) + INVITATION;

function keptInTab(key: string): string {
  try {
    return sessionStorage.getItem(key) ?? '';
  } catch {
    // Nothing was stored if storage is forbidden.
    return '';
  }
}

/** The token this tab came with, from its address or from before signing in. Null if there was none or it is too old. */
export function tokenOfTab(appointmentId: string): string | null {
  const [fragment = '', at = ''] = keptInTab(keyOf(appointmentId)).split(' ');
  const isOld = now().getTime() - Number(at) > INVITATION_KEPT_MS;
  if (isOld) dropKept(appointmentId);
  return tokenOf(window.location.hash) ?? (isOld ? null : tokenOf(fragment));
}

/** Removes the token after a refusal, or after a long time, so that it does not remain for the tab's next user. */
export function dropKept(appointmentId: string): void {
  const key = keyOf(appointmentId);
  if (keptInTab(key) !== '') sessionStorage.removeItem(key);
}

export function forgetToken(appointmentId: string): void {
  dropKept(appointmentId);
  window.history.replaceState(window.history.state, '', window.location.pathname);
}

/** The token in a location hash; null if it has none. @param hash with its `#`, as in `location.hash` */
export function tokenOf(hash: string): string | null {
  const token = hash.startsWith(INVITATION) ? hash.slice(INVITATION.length) : '';
  return TOKEN.test(token) ? token : null;
}
