import { sessionStore } from '@telehealth/contracts/host';
import type { SessionGuard } from '@telehealth/data/client/session-keeping';

let renewNow: (() => Promise<boolean>) | null = null;
let renewal: Promise<boolean> | null = null;
const waiting = new Set<() => void>();
const wake = () => {
  for (const look of [...waiting]) look();
};

/** The keeper of the session says how the data session is opened anew; null when nobody is signed in. */
export function onRenew(renew: (() => Promise<boolean>) | null): void {
  renewNow = renew;
}

/** Opens the data session anew; requests wait meanwhile. Callers at the same time share one try. */
export function renewDataSession(): Promise<boolean> {
  if (renewNow === null) return Promise.resolve(false);
  renewal ??= renewNow().finally(() => {
    renewal = null;
    wake();
  });
  return renewal;
}

function mayAsk(): boolean {
  const { lock } = sessionStore.getState();
  return lock.status !== 'locked' && lock.status !== 'checking' && renewal === null;
}

/** Resolves when data may be asked for. @throws AbortError when the person left, or the asker gave up */
function whenOpen(signal: AbortSignal | undefined): Promise<void> {
  if (mayAsk()) return Promise.resolve();
  const wasSignedIn = sessionStore.getState().identity.status === 'signedIn';
  return new Promise((resolve, reject) => {
    const stop = () => {
      waiting.delete(look);
      unsubscribe();
      signal?.removeEventListener('abort', look);
    };
    const look = () => {
      const hasLeft = wasSignedIn && sessionStore.getState().identity.status === 'signedOut';
      if (!hasLeft && signal?.aborted !== true && !mayAsk()) return;
      stop();
      if (mayAsk() && !hasLeft && signal?.aborted !== true) resolve();
      else reject(new DOMException('Nobody waits for this any more', 'AbortError'));
    };
    const unsubscribe = sessionStore.subscribe(look);
    waiting.add(look);
    signal?.addEventListener('abort', look);
    look();
  });
}

/** When the backend's client may send data requests for the person, and what it does when their session ended. */
export const dataGuard: SessionGuard = {
  whenOpen,
  expectsPerson: () => {
    const { identity, backend } = sessionStore.getState();
    return identity.status === 'signedIn' && backend.status === 'ready';
  },
  renew: renewDataSession,
};
