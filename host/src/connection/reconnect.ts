import { askIdentityAgain } from '../identity/identity-need';

let connectAgain: (() => void) | null = null;

/** The keeper of the session says how a failed connection to the backend is tried again; null when nobody is signed in. */
export function onReconnect(connect: (() => void) | null): void {
  connectAgain = connect;
}

/** Behind "Try again" on pages whose data could not be asked for; without a known person, who that is comes first. */
export function reconnect(): void {
  if (connectAgain === null) askIdentityAgain();
  else connectAgain();
}
