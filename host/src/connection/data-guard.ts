import { sessionStore } from '@telehealth/contracts/host';
import type { SessionGuard } from '@telehealth/data/client/with-session-refresh';
import { connectionStore } from './connection-store';
import { renewDataSession } from './renewal';

function mayAsk(): boolean {
  const { lock } = sessionStore.getState();
  return lock.status !== 'locked' && lock.status !== 'checking' && connectionStore.getState().renewal === null;
}

/** Resolves when requests may be sent. @throws AbortError if the user left, or the caller aborted */
function whenOpen(signal: AbortSignal | undefined): Promise<void> {
  if (mayAsk()) return Promise.resolve();
  const wasSignedIn = sessionStore.getState().identity.status === 'signedIn';
  return new Promise((resolve, reject) => {
    const look = () => {
      const hasLeft = wasSignedIn && sessionStore.getState().identity.status === 'signedOut';
      if (!hasLeft && signal?.aborted !== true && !mayAsk()) return;
      for (const stop of stops) stop();
      signal?.removeEventListener('abort', look);
      if (mayAsk() && !hasLeft && signal?.aborted !== true) resolve();
      else reject(new DOMException('Nobody waits for this any more', 'AbortError'));
    };
    const stops = [sessionStore.subscribe(look), connectionStore.subscribe(look)];
    signal?.addEventListener('abort', look);
    look();
  });
}

/** Tells the backend client when it may send the user's requests, and handles an ended session. */
export const dataGuard: SessionGuard = {
  whenOpen,
  expectsPerson: () => {
    const { identity, backend } = sessionStore.getState();
    return identity.status === 'signedIn' && backend.status === 'ready';
  },
  renew: renewDataSession,
};
