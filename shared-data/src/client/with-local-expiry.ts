import { deviceNow } from '@telehealth/contracts/clock';

type Fetch = typeof fetch;

/**
 * Sets a token's expiry by this device's clock. The server states it as a moment of its own clock (`expires_at`) and as a
 * duration (`expires_in`, RFC 6749, 5.1). The client compares the moment with the device's clock; if that is off by an hour it
 * would renew before every request, or never. The duration is right under any clock.
 */
export function withLocalExpiry(send: Fetch): Fetch {
  return async (input, init) => {
    const response = await send(input, init);
    const address = input instanceof Request ? input.url : String(input);
    if (!response.ok || !address.includes('/auth/v1/token')) return response;
    // A proxy may have answered; the client then reports that itself.
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
