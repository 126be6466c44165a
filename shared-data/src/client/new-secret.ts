/** A secret for a link, and the hash that the backend stores. */
export interface NewSecret {
  /** 256 random bits as 43 URL-safe characters. */
  secret: string;
  hash: string;
}

const base64url = (bytes: Uint8Array) =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** Creates a random secret; it cannot be recovered from its hash. */
export async function newSecret(): Promise<NewSecret> {
  const secret = base64url(crypto.getRandomValues(new Uint8Array(32)));
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(secret)));
  return { secret, hash: [...hash].map((byte) => byte.toString(16).padStart(2, '0')).join('') };
}
