import { sessionWriter } from '@telehealth/contracts/host';
import { saysGone } from '../clerk/clerk';
import { knownDataArea } from '../connection/connection';
import { type Departure, departure } from './departure';
import { lockStore } from './lock-store';

const AGAIN_MS = 5_000;

interface Leaving {
  /** With a callback the provider's client does not navigate by itself. */
  signOut(callback: () => void): Promise<unknown>;
}

/** The next time a connection comes back, or a moment later. */
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
 * Ends the session where the product decides so. The pages are covered and the data is forgotten at once; the provider is
 * told as soon as it can be. What follows (backend, storage, redirect, message) is the keeper's, as after any sign-out.
 */
export async function endIdentity(clerk: Leaving, reason: Departure): Promise<void> {
  departure.because(reason);
  if (reason === 'limit') lockStore.setState({ isEnding: true });
  sessionWriter.lockChanged({ status: 'checking' });
  const area = await knownDataArea()?.catch(() => null);
  area?.backend.queries.clear();
  for (;;) {
    // The provider's client, while offline, would call itself signed out and be signed in again after a reload.
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
      // No such session: then it is ended, and the provider's client finds out by itself.
      (cause: unknown) => saysGone(cause),
    );
}
