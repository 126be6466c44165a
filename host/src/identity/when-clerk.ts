import type { AppError } from '@telehealth/contracts/errors';
import { REMOTE_TIMEOUT_MS } from '@telehealth/contracts/settings';
import type { ClerkLike } from '../clerk/clerk';
import { identityNeed, identityUnreachable, requestIdentity } from './identity-need';

/** The loaded client, requested if nothing did before. @throws AppError if it does not load within 10 s */
export function whenClerk(): Promise<ClerkLike> {
  requestIdentity();
  return new Promise((resolve, reject) => {
    const look = () => {
      const { clerk } = identityNeed.getState();
      if (clerk === null) return;
      stop();
      resolve(clerk);
    };
    const timer = setTimeout(() => {
      stop();
      identityUnreachable();
      reject({ id: 'session.identityUnreachable' } satisfies AppError);
    }, REMOTE_TIMEOUT_MS);
    const unsubscribe = identityNeed.subscribe(look);
    const stop = () => {
      clearTimeout(timer);
      unsubscribe();
    };
    look();
  });
}
