import { sessionWriter } from '@telehealth/contracts/host';
import { saysGone } from '../clerk/clerk';
import { knownDataArea } from '../connection/connection';
import { departure, type SessionEndReason } from './departure';
import { lockStore } from './lock-store';

const AGAIN_MS = 5_000;

interface Leaving {
  /** With a callback, Clerk's client does not navigate by itself. */
  signOut(callback: () => void): Promise<unknown>;
}

/** When the network returns, or after a moment. */
function nextChance(): Promise<void> {
  return new Promise((resolve) => {
    const go = () => {
      clearTimeout(timer);
      window.removeEventListener('online', go);
      resolve();
    };
    const timer = setTimeout(go, AGAIN_MS);
    window.addEventListener('online', go);
  });
}

/**
 * Ends the session by the product's decision. Pages are covered and data is deleted at once; Clerk is told as soon as it can
 * be reached. The session keeper does the rest (backend, storage, redirect, message), as after any sign-out.
 */
export async function endIdentity(clerk: Leaving, reason: SessionEndReason): Promise<void> {
  departure.because(reason);
  if (reason === 'limit') lockStore.setState({ isEnding: true });
  sessionWriter.lockChanged({ status: 'checking' });
  const area = await knownDataArea()?.catch(() => null);
  area?.backend.queries.clear();
  for (;;) {
    // Offline, Clerk's client would report a sign-out and be signed in again after a reload.
    if (navigator.onLine && (await signOut(clerk))) return;
    await nextChance();
    departure.because(reason);
  }
}

function signOut(clerk: Leaving): Promise<boolean> {
  return clerk
    .signOut(() => undefined)
    .then(
      () => true,
      // No such session: it has ended, and Clerk's client notices by itself.
      (cause: unknown) => saysGone(cause),
    );
}
