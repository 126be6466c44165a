// What readable cookies of the identity provider tell of this browser.

/** The provider keeps the time of the last change in readable cookies, `0` when nobody is signed in. */
const changesIn = (cookie: string) =>
  cookie
    .split(';')
    .map((part) => part.trim().split('='))
    .filter(([name = '']) => name.startsWith('__client_uat'));

/** @param cookie as in `document.cookie` */
export const isLikelySignedIn = (cookie: string): boolean =>
  changesIn(cookie).some(([, value = '']) => value !== '' && value !== '0');

/**
 * Tells one sign-in of this browser from the next: another text as soon as anybody signs in or out, wherever that was done.
 * @param cookie as in `document.cookie`
 */
export const signInMark = (cookie: string): string =>
  changesIn(cookie)
    .map((parts) => parts.join('='))
    .sort()
    .join(';');
