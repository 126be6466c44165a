import type { IdentityCore } from './identity-core';
import { cookieSuffix } from './publishable-key';

const YEAR_SECONDS = 365 * 24 * 60 * 60;
const CLIENT_COOKIE = '__client';
const SIGNED_IN_COOKIE = '__client_uat';

function readCookies(request: Request): Map<string, string> {
  const pairs = (request.headers.get('cookie') ?? '').split(';').map((pair) => pair.trim());
  return new Map(pairs.map((pair) => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)]));
}

/** The client state that the response sets as cookies. */
export interface ClientState {
  /** A new cookie secret; null: unchanged; empty: the cookie is deleted. */
  newSecret: string | null;
  /** When the client last changed while signed in; null: signed out. */
  signedInSince: Date | null;
}

/** The cookies of one request: the secret that identifies the browser, and the signed-in flag that pages read. */
export class ClientCookies {
  readonly secret: string | undefined;
  private readonly cookies: ReadonlyMap<string, string>;
  private readonly signNames: readonly string[];
  private readonly secure: boolean;

  constructor(request: Request, core: IdentityCore) {
    this.cookies = readCookies(request);
    this.secret = this.cookies.get(CLIENT_COOKIE);
    this.secure = core.origin.startsWith('https:');
    // Without the suffixed twin, @clerk/backend takes a signed-in request for a signed-out one.
    this.signNames = [SIGNED_IN_COOKIE, `${SIGNED_IN_COOKIE}_${cookieSuffix(core.publishableKey)}`];
  }

  write(response: Response, { newSecret, signedInSince }: ClientState): void {
    if (newSecret !== null) {
      const maxAge = newSecret === '' ? 0 : YEAR_SECONDS;
      response.headers.append('set-cookie', this.line(CLIENT_COOKIE, newSecret, maxAge, '; HttpOnly'));
    }
    const value = signedInSince ? String(Math.floor(signedInSince.getTime() / 1000)) : '0';
    const sayAgain = newSecret !== null || this.signNames.some((name) => this.disagrees(name, value));
    if (!sayAgain) return;
    for (const name of this.signNames) response.headers.append('set-cookie', this.line(name, value, YEAR_SECONDS));
  }

  private disagrees(name: string, value: string): boolean {
    const known = this.cookies.get(name);
    return known === undefined || (known === '0') !== (value === '0');
  }

  private line(name: string, value: string, maxAge: number, more = ''): string {
    return `${name}=${value}; Path=/; SameSite=Lax; Max-Age=${maxAge}${this.secure ? '; Secure' : ''}${more}`;
  }
}
