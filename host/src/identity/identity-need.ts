import { isLikelySignedIn } from '@telehealth/contracts';
import { sessionStore, sessionWriter } from '@telehealth/contracts/host';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { ClerkLike } from '../clerk/clerk';

interface IdentityNeed {
  /**
   * Whether the identity provider's code is wanted. It is large, so a public page seen by a visitor who is not signed in
   * never loads it.
   */
  need: 'none' | 'wanted' | 'unreachable';
  /** How often it was asked again: grows with each press. */
  attempt: number;
  /** The provider's code in the host has not come. Without it nobody can be asked. */
  lacksCode: boolean;
  /** The provider's client, once it has an answer. */
  clerk: ClerkLike | null;
  /** The provider's code is fetched after this: a page that can be drawn without it comes first. */
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

/** Asks for the identity provider; once asked for it stays. Until it answers nobody knows who the visitor is. */
export function requestIdentity(): void {
  if (!needIs('none')) return;
  sessionWriter.identityChanged({ status: 'loading' });
  identityNeed.setState({ need: 'wanted' });
}

/**
 * Before the first draw: a visitor who can only be signed out is so at once.
 * @param after what comes before the provider's code
 */
export function startIdentity(here: { pathname: string; cookie: string }, after?: Promise<unknown>): void {
  if (after) identityNeed.setState({ after });
  if (isAuthPath(here.pathname) || isLikelySignedIn(here.cookie)) requestIdentity();
  else sessionWriter.identityChanged({ status: 'signedOut' });
}

/** The provider's code or service did not answer in time. */
export function identityUnreachable(): void {
  identityNeed.setState({ need: 'unreachable' });
  sessionWriter.identityUnreachable();
}

/** Whether the provider's code in the host has come. */
export function identityCodeHasCome(hasCome: boolean): void {
  identityNeed.setState({ lacksCode: !hasCome });
  if (!hasCome) identityUnreachable();
}

/** Behind "Try again" on pages that could not be told who is there: they wait anew, and what did not answer is asked anew. */
export function askIdentityAgain(): void {
  if (!needIs('unreachable')) return;
  const { lacksCode, attempt } = identityNeed.getState();
  // The bundler keeps a module of which a part was missing, and the browser the outcome of a file named beforehand.
  if (lacksCode) {
    window.location.reload();
    return;
  }
  if (sessionStore.getState().identity.status === 'loading') sessionWriter.identityChanged({ status: 'loading' });
  identityNeed.setState({ need: 'wanted', attempt: attempt + 1 });
}

/** Nobody answers, but this browser's cookies say that nobody is signed in: a guest goes on as one. */
export function goOnAsGuest(here: { pathname: string; cookie: string }): void {
  if (!needIs('unreachable') || isAuthPath(here.pathname) || isLikelySignedIn(here.cookie)) return;
  if (sessionStore.getState().identity.status === 'loading') sessionWriter.identityChanged({ status: 'signedOut' });
}

/** It did answer, be it late. */
export function identityAnswered(clerk: ClerkLike): void {
  identityNeed.setState(needIs('unreachable') ? { clerk, need: 'wanted' } : { clerk });
}

export const useIdentityNeed = () => useStore(identityNeed, ({ need }) => need);

export const useIdentityAttempt = () => useStore(identityNeed, ({ attempt }) => attempt);

/** Paths on which signing in happens. */
export function isAuthPath(pathname: string): boolean {
  return pathname === '/auth' || pathname.startsWith('/auth/');
}
