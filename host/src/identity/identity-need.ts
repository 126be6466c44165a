import { sessionStore, sessionWriter } from '@telehealth/contracts/host';
import { isLikelySignedIn } from '@telehealth/contracts/identity';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { ClerkLike } from '../clerk/clerk';

interface IdentityNeed {
  /** Whether Clerk's code is needed. It is large, so a signed-out visitor on a public page never loads it. */
  need: 'none' | 'wanted' | 'unreachable';
  /** Number of retries; grows with each press. */
  attempt: number;
  /** The host's chunk for Clerk failed to load, so its service cannot be asked. */
  lacksCode: boolean;
  /** Clerk's client once it has an answer. */
  clerk: ClerkLike | null;
  /** Clerk's code is fetched after this resolves: a page that needs no identity comes first. */
  after: Promise<unknown>;
}

export const identityNeed = createStore<IdentityNeed>()(() => ({
  need: 'none',
  attempt: 0,
  lacksCode: false,
  clerk: null,
  after: Promise.resolve(),
}));
const needIs = (need: IdentityNeed['need']) => identityNeed.getState().need === need;

/** Requests the identity, for good. Until Clerk answers, the visitor is unknown. */
export function requestIdentity(): void {
  if (!needIs('none')) return;
  sessionWriter.identityChanged({ status: 'loading' });
  identityNeed.setState({ need: 'wanted' });
}

/**
 * Called before the first render: a visitor who must be signed out is so at once.
 * @param after what comes before Clerk's code
 */
export function startIdentity(here: { pathname: string; cookie: string }, after?: Promise<unknown>): void {
  if (after) identityNeed.setState({ after });
  if (isAuthPath(here.pathname) || isLikelySignedIn(here.cookie)) requestIdentity();
  else sessionWriter.identityChanged({ status: 'signedOut' });
}

/** Clerk's code or service did not answer in time. */
export function identityUnreachable(): void {
  identityNeed.setState({ need: 'unreachable' });
  sessionWriter.identityUnreachable();
}

export function identityCodeHasCome(hasCome: boolean): void {
  identityNeed.setState({ lacksCode: !hasCome });
  if (!hasCome) identityUnreachable();
}

/** Action of "Try again" on pages that wait for the identity: waits and asks anew. */
export function askIdentityAgain(): void {
  if (!needIs('unreachable')) return;
  const { lacksCode, attempt } = identityNeed.getState();
  // The bundler caches a module with a missing part, and the browser a preload's failure, so only a reload helps.
  if (lacksCode) {
    window.location.reload();
    return;
  }
  if (sessionStore.getState().identity.status === 'loading') sessionWriter.identityChanged({ status: 'loading' });
  identityNeed.setState({ need: 'wanted', attempt: attempt + 1 });
}

/** Clerk does not answer, but this browser's cookies say that no user is signed in: continue as a guest. */
export function goOnAsGuest(here: { pathname: string; cookie: string }): void {
  if (!needIs('unreachable') || isAuthPath(here.pathname) || isLikelySignedIn(here.cookie)) return;
  if (sessionStore.getState().identity.status === 'loading') sessionWriter.identityChanged({ status: 'signedOut' });
}

export function identityAnswered(clerk: ClerkLike): void {
  identityNeed.setState(needIs('unreachable') ? { clerk, need: 'wanted' } : { clerk });
}

export const useIdentityNeed = () => useStore(identityNeed, ({ need }) => need);

export const useIdentityAttempt = () => useStore(identityNeed, ({ attempt }) => attempt);

export function isAuthPath(pathname: string): boolean {
  return pathname === '/auth' || pathname.startsWith('/auth/');
}
