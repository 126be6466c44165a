type Fetch = typeof fetch;

/**
 * One silent session refresh: a data request that the server answers with 401 is repeated once with a fresh token.
 * Requests to the auth routes pass untouched, otherwise a refused refresh would ask for itself.
 */
export function withSessionRefresh(send: Fetch, refreshToken: () => Promise<string | null>): Fetch {
  return async (input, init) => {
    const response = await send(input, init);
    const address = input instanceof Request ? input.url : String(input);
    if (response.status !== 401 || address.includes('/auth/v1/')) return response;
    const sentToken = new Headers(init?.headers).get('Authorization');
    const token = await refreshToken();
    if (token === null || `Bearer ${token}` === sentToken) return response;
    const headers = new Headers(init?.headers);
    headers.set('Authorization', `Bearer ${token}`);
    return send(input, { ...init, headers });
  };
}
