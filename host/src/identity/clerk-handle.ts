import { type AppError, REMOTE_TIMEOUT_MS } from '@telehealth/contracts';
import type { ClerkLike } from '../clerk/clerk-like';
import { identityUnreachable, requestIdentity } from './identity-need';

let arrived: (clerk: ClerkLike) => void = () => undefined;
const clerkReady = new Promise<ClerkLike>((resolve) => {
  arrived = resolve;
});

/** Called by the provider once its client is loaded. */
export function clerkArrived(clerk: ClerkLike): void {
  arrived(clerk);
}

/** The loaded client; asks for it when nothing did before. @throws AppError when it does not arrive within 10 s */
export async function whenClerk(): Promise<ClerkLike> {
  requestIdentity();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      identityUnreachable();
      reject({ id: 'session.identityUnreachable' } satisfies AppError);
    }, REMOTE_TIMEOUT_MS);
  });
  return Promise.race([clerkReady, late]).finally(() => clearTimeout(timer));
}
