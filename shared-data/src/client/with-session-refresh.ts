type Fetch = typeof fetch;

/** Keeps data requests in step with the person's session. */
export interface SessionKeeping {
  /**
   * Resolves when data requests may be sent: not while the pages are locked or the session is being reopened.
   * @throws AbortError when the person signed out meanwhile, or `signal` aborted
   */
  whenOpen(signal: AbortSignal | undefined): Promise<void>;
  /** Whether a person is signed in, so that a request must not go out anonymously. */
  expectsPerson(): boolean;
  /** Returns a valid access token other than the refused one, or null when none is available. */
  freshToken(refused: string | null): Promise<string | null>;
}

/** The host's part in keeping the person's session. */
export interface SessionGuard extends Pick<SessionKeeping, 'whenOpen' | 'expectsPerson'> {
  /**
   * Opens a new session with a fresh identity token.
   * @returns whether there is one now
   */
  renew(): Promise<boolean>;
}

/** Without a host: nothing waits, and no session is expected or reopened. */
export const NO_GUARD: SessionGuard = {
  whenOpen: async () => undefined,
  expectsPerson: () => false,
  renew: async () => false,
};

const OPENS_SESSION = /\/auth\/v1\/|\/rest\/v1\/rpc\/second_factor$/;

const bearer = (token: string) => `Bearer ${token}`;

function withToken(init: RequestInit | undefined, token: string): RequestInit {
  const headers = new Headers(init?.headers);
  headers.set('Authorization', bearer(token));
  return { ...init, headers };
}

/**
 * Data requests wait until they may be sent; one answered with 401 is repeated once with a fresh token. 403 is final. Requests to
 * the auth routes pass unchanged, because they create the session; so does the one by which the database keeps the session's second
 * factor: reopening a session ends with it, and everything else waits for that end.
 * @param anonymousKey the client's token while it has no session
 */
export function withSessionRefresh(send: Fetch, anonymousKey: string, keeping: SessionKeeping): Fetch {
  return async (input, init) => {
    const address = input instanceof Request ? input.url : String(input);
    if (OPENS_SESSION.test(address)) return send(input, init);
    await keeping.whenOpen(init?.signal ?? undefined);
    const sent = new Headers(init?.headers).get('Authorization');
    // The client lost its session while the person is signed in: it must not send the request anonymously.
    const lost = sent === bearer(anonymousKey) && keeping.expectsPerson();
    const found = lost ? await keeping.freshToken(null) : null;
    const response = await send(input, found === null ? init : withToken(init, found));
    if (response.status !== 401 || sent === null || lost) return response;
    const refused = sent.slice(bearer('').length);
    const token = await keeping.freshToken(refused);
    return token === null || token === refused ? response : send(input, withToken(init, token));
  };
}
