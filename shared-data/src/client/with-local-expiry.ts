import { deviceNow } from '@telehealth/contracts';

type Fetch = typeof fetch;

/**
 * The end of a token as this device's clock will see it. The server says it twice: as a moment of its own clock
 * (`expires_at`) and as a span (`expires_in`, RFC 6749, 5.1). The client compares the moment with the device's clock, and
 * where that is off by an hour it would renew before every request, or never. The span is right under any clock.
 */
export function withLocalExpiry(send: Fetch): Fetch {
  return async (input, init) => {
    const response = await send(input, init);
    const address = input instanceof Request ? input.url : String(input);
    if (!response.ok || !address.includes('/auth/v1/token')) return response;
    // Something else than the server may answer in its place; the client then says so itself.
    const session: unknown = await response
      .clone()
      .json()
      .catch(() => null);
    if (typeof session !== 'object' || session === null || !('expires_in' in session)) return response;
    if (typeof session.expires_in !== 'number') return response;
    const local = { ...session, expires_at: Math.round(deviceNow() / 1000) + session.expires_in };
    return new Response(JSON.stringify(local), { status: response.status, headers: response.headers });
  };
}
