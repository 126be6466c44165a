import { sessionWriter } from '@telehealth/contracts/host';
import { useSyncExternalStore } from 'react';

/**
 * Whether the identity provider's code is wanted. It is large, so a public page seen by a visitor who is not signed in
 * never loads it.
 */
export type IdentityNeed = 'none' | 'wanted' | 'unreachable';

let need: IdentityNeed = 'none';
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
