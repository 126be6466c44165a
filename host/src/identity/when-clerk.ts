import { type AppError, REMOTE_TIMEOUT_MS } from '@telehealth/contracts';
import type { ClerkLike } from '../clerk/clerk';
import { identityNeed, identityUnreachable, requestIdentity } from './identity-need';

/** The loaded client; asks for it when nothing did before. @throws AppError when it does not arrive within 10 s */
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
