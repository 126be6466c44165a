import { readLimitedText } from '../read-limited.ts';
import { isPublicAddress } from './public-address.ts';

/** How hosts are found and asked, so that tests have neither names nor network. */
export interface Outside {
  resolve(host: string): Promise<readonly string[]>;
  fetch(request: Request): Promise<Response>;
}

/** An answer from outside, no longer than was allowed; null: none that we take. */
export interface ForeignAnswer {
  status: number;
  text: string;
}

const LIMIT_MS = 15_000;

/** Whether we go there at all: https at its usual port, by a name, without a password in the address. */
export function isForeignAddress(text: string): boolean {
  if (text.length > 2048 || !URL.canParse(text)) return false;
  const { protocol, port, hostname, username, password } = new URL(text);
  // A name has letters in its last part; numbers in whatever writing are addresses.
  const isName =
    /^(?:[a-z0-9-]+\.)+[a-z][a-z0-9-]*$/i.test(hostname) &&
    !/\.(?:local|localhost|internal|arpa|invalid|test)$/i.test(hostname);
  return protocol === 'https:' && port === '' && username === '' && password === '' && isName;
}

/**
 * Asks a server that somebody named, and no server of ours: its name must lead to public addresses only. Between that look and the
 * connection a name may lead elsewhere; there it would have to prove by a certificate that it is that name, which nothing
 * behind our walls can. Nobody is followed to another address.
 */
export async function fetchForeign(outside: Outside, request: Request, longest: number): Promise<ForeignAnswer | null> {
  if (!isForeignAddress(request.url)) return null;
  try {
    const addresses = await outside.resolve(new URL(request.url).hostname);
    if (addresses.length === 0 || !addresses.every(isPublicAddress)) return null;
    const bounded = new Request(request, { redirect: 'manual', signal: AbortSignal.timeout(LIMIT_MS) });
    const answer = await outside.fetch(bounded);
    const text = await readLimitedText(answer, longest);
    return text === null || answer.status < 200 || (answer.status >= 300 && answer.status < 400)
      ? null
      : { status: answer.status, text };
  } catch {
    // No such name, no connection, too slow: to who asks it is all the same.
    return null;
  }
}
