import { sessionStore, sessionWriter } from '@telehealth/contracts/host';
import { useSyncExternalStore } from 'react';

/**
 * Whether the identity provider's code is wanted. It is large, so a public page seen by a visitor who is not signed in
 * never loads it.
 */
export type IdentityNeed = 'none' | 'wanted' | 'unreachable';

let need: IdentityNeed = 'none';
let attempt = 0;
let lacksCode = false;
const listeners = new Set<() => void>();

function set(next: IdentityNeed): void {
  need = next;
  for (const listener of listeners) listener();
}

/** Asks for the identity provider; once asked for it stays. Until it answers nobody knows who the visitor is. */
export function requestIdentity(): void {
  if (need !== 'none') return;
  sessionWriter.identityChanged({ status: 'loading' });
  set('wanted');
}

/** Before the first draw: a visitor who can only be signed out is so at once. */
export function startIdentity(here: { pathname: string; cookie: string }): void {
  if (isAuthPath(here.pathname) || isLikelySignedIn(here.cookie)) requestIdentity();
  else sessionWriter.identityChanged({ status: 'signedOut' });
}

/** The provider's code or service did not answer in time. */
export function identityUnreachable(): void {
  set('unreachable');
  sessionWriter.identityUnreachable();
}

/** Whether the provider's code in the host has come. Without it nobody can be asked. */
export function identityCodeHasCome(hasCome: boolean): void {
  lacksCode = !hasCome;
  if (lacksCode) identityUnreachable();
}

/** Behind "Try again" on pages that could not be told who is there: they wait anew, and what did not answer is asked anew. */
export function askIdentityAgain(): void {
  if (need !== 'unreachable') return;
  // The bundler keeps a module of which a part was missing, and the browser the outcome of a file named beforehand.
  if (lacksCode) {
    window.location.reload();
    return;
  }
  attempt += 1;
  if (sessionStore.getState().identity.status === 'loading') sessionWriter.identityChanged({ status: 'loading' });
  set('wanted');
}

/** Nobody answers, but this browser's cookies say that nobody is signed in: a guest goes on as one. */
export function goOnAsGuest(here: { pathname: string; cookie: string }): void {
  if (need !== 'unreachable' || isAuthPath(here.pathname) || isLikelySignedIn(here.cookie)) return;
  if (sessionStore.getState().identity.status === 'loading') sessionWriter.identityChanged({ status: 'signedOut' });
}

/** It did answer, be it late. */
export function identityAnswered(): void {
  if (need === 'unreachable') set('wanted');
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useIdentityNeed(): IdentityNeed {
  return useSyncExternalStore(
    subscribe,
    () => need,
    () => 'none',
  );
}

/** How often it was asked again: grows with each press. */
export function useIdentityAttempt(): number {
  return useSyncExternalStore(
    subscribe,
    () => attempt,
    () => 0,
  );
}

/**
 * The provider keeps the time of the last change in readable cookies, `0` when nobody is signed in.
 * @param cookie as in `document.cookie`
 */
export function isLikelySignedIn(cookie: string): boolean {
  return cookie
    .split(';')
    .map((part) => part.trim().split('='))
    .some(([name = '', value = '']) => name.startsWith('__client_uat') && value !== '' && value !== '0');
}

/** Paths on which signing in happens. */
export function isAuthPath(pathname: string): boolean {
  return pathname === '/auth' || pathname.startsWith('/auth/');
}
