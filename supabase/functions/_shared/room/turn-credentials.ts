/** Relays, and what they share with us. */
export interface RelaySettings {
  /** As `static-auth-secret` of each relay. */
  secret: string;
  /** E.g. `turn:relay.example:3478?transport=udp`, `turn:…?transport=tcp`, `turns:relay.example:443?transport=tcp`. */
  urls: readonly string[];
  /** Longer than any visit: nobody asks again while all is well. */
  ttlSeconds: number;
}

/** As a browser takes it. */
export interface RelayServer {
  urls: readonly string[];
  username: string;
  credential: string;
}

const base64 = (bytes: Uint8Array) => btoa(String.fromCharCode(...bytes));

/**
 * Credentials that a relay checks without asking anybody: the name says until when they hold, the word is its signature.
 * Source: https://datatracker.ietf.org/doc/html/draft-uberti-behave-turn-rest-00
 * @param who a random name for one call; no id of a person or visit, since relays write it into their logs
 * @param now the servers' clock
 */
export async function relayServers(
  { secret, urls, ttlSeconds }: RelaySettings,
  who: string,
  now: Date,
): Promise<{ iceServers: RelayServer[]; expiresAt: Date }> {
  const until = Math.floor(now.getTime() / 1_000) + ttlSeconds;
  const username = `${until}:${who}`;
  const text = new TextEncoder();
  const hmac = { name: 'HMAC', hash: 'SHA-1' };
  const key = await crypto.subtle.importKey('raw', text.encode(secret), hmac, false, ['sign']);
  const credential = base64(new Uint8Array(await crypto.subtle.sign('HMAC', key, text.encode(username))));
  return { iceServers: [{ urls, username, credential }], expiresAt: new Date(until * 1_000) };
}
