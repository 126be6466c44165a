type Fetch = typeof fetch;

/** How the data requests of one client are kept in step with the person's session. */
export interface SessionKeeping {
  /**
   * Resolves as soon as data requests may be sent: not while the pages are locked or the session is opened anew.
   * @throws AbortError when the person left meanwhile, or `signal` says so
   */
  whenOpen(signal: AbortSignal | undefined): Promise<void>;
  /** Whether somebody is signed in whose data this is about; a request must then not go out as nobody's. */
  expectsPerson(): boolean;
  /** A valid access token other than the one refused, or null when there is none to be had. */
  freshToken(refused: string | null): Promise<string | null>;
}

/** What the host knows of the person's session, and does for it. */
export interface SessionGuard extends Pick<SessionKeeping, 'whenOpen' | 'expectsPerson'> {
  /** Opens a new session with a fresh identity token. @returns whether there is one now */
  renew(): Promise<boolean>;
}

/** Without a host: nobody is expected, nothing waits, nothing is opened anew. */
export const NO_GUARD: SessionGuard = {
  whenOpen: async () => undefined,
  expectsPerson: () => false,
  renew: async () => false,
};

const bearer = (token: string) => `Bearer ${token}`;

function withToken(init: RequestInit | undefined, token: string): RequestInit {
  const headers = new Headers(init?.headers);
  headers.set('Authorization', bearer(token));
  return { ...init, headers };
}

/**
 * Data requests wait until they may be sent, and one that the server answers with 401 is repeated once with a fresh token.
 * 403 is a refusal and stays one. Requests to the auth routes pass untouched: the session itself is made by them.
 * @param anonymousKey what the client sends as token while it has no session
 */
export function withSessionRefresh(send: Fetch, anonymousKey: string, keeping: SessionKeeping): Fetch {
  return async (input, init) => {
    const address = input instanceof Request ? input.url : String(input);
    if (address.includes('/auth/v1/')) return send(input, init);
    await keeping.whenOpen(init?.signal ?? undefined);
    const sent = new Headers(init?.headers).get('Authorization');
    // The client lost its session under a person who is still signed in: it must not ask as nobody.
    const lost = sent === bearer(anonymousKey) && keeping.expectsPerson();
    const found = lost ? await keeping.freshToken(null) : null;
    const response = await send(input, found === null ? init : withToken(init, found));
    if (response.status !== 401 || sent === null || lost) return response;
    const refused = sent.slice(bearer('').length);
    const token = await keeping.freshToken(refused);
    return token === null || token === refused ? response : send(input, withToken(init, token));
  };
}
