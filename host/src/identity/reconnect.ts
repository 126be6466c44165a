import { connectAgain } from '../connection/connection';
import { askIdentityAgain } from './identity-need';

/** Action of "Try again" on pages without data; without a known user it asks Clerk first. */
export function reconnect(): void {
  if (!connectAgain()) askIdentityAgain();
}
