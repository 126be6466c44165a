import { connectAgain } from '../connection/connection';
import { askIdentityAgain } from './identity-need';

/** Behind "Try again" on pages whose data could not be asked for; without a known person, who that is comes first. */
export function reconnect(): void {
  if (!connectAgain()) askIdentityAgain();
}
