import { withoutPerson } from '../people/acting';
import { ACCOUNT_PATHS } from '../routes/account-paths';
import { REDIRECT_ORIGINS } from './redirect-origins';

const BASE = 'http://localhost';
/** Longer than any address of ours; also keeps what is stored of it small. */
const MAX_LENGTH = 2048;

/**
 * Turns the `redirect` of a query into a path of this product, or null when it names anything else.
 * Absolute addresses count only when their origin is ours or on the list; of them, too, only the path is used,
 * so nobody can be sent away from this origin. Pages of signing in are refused, because returning to them would go in
 * circles; the page of one's own sign-in and security is not one of them.
 * @param ownOrigin origin the application runs on, e.g. `https://sawubona.example`
 */
export function safeRedirect(value: string | null | undefined, ownOrigin: string): string | null {
  if (value === null || value === undefined || value === '' || value.length > MAX_LENGTH) return null;
  if (/[\s\\\p{Cc}]/u.test(value)) return null;
  const isPath = value.startsWith('/') && !value.startsWith('//');
  if (!isPath && !/^https?:\/\/[^/]/i.test(value)) return null;
  const url = toUrl(value);
  if (url === null || url.username !== '' || url.password !== '') return null;
  if (!isPath && url.origin !== ownOrigin && !isListedOrigin(url.origin)) return null;
  return isPageOfOurs(url.pathname) ? url.pathname + url.search + url.hash : null;
}

/**
 * Judged as whoever unescapes it once more would read it: then, too, it must name a path here and no page of signing in.
 */
function isPageOfOurs(pathname: string): boolean {
  const plain = unescaped(pathname);
  if (plain === null || plain.startsWith('//') || /[\\\p{Cc}]/u.test(plain)) return false;
  return pathname === ACCOUNT_PATHS.security || !/^\/auth(\/|$)/i.test(withoutPerson(plain));
}

function unescaped(pathname: string): string | null {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return null;
  }
}

/** Whether an origin may be named in a redirect: the production domain, local development and preview hosts. */
export function isListedOrigin(origin: string): boolean {
  return REDIRECT_ORIGINS.some((pattern) => toPattern(pattern).test(origin));
}

function toPattern(origin: string): RegExp {
  const escaped = origin.replace(/[.]/g, '\\.').replace(/\*/g, '[a-z0-9-]+');
  return new RegExp(`^${escaped}$`);
}

function toUrl(value: string): URL | null {
  try {
    return new URL(value, BASE);
  } catch {
    return null;
  }
}
