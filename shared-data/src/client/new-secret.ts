/** A secret for an address, and all of it that the backend may know. */
export interface NewSecret {
  /** 256 random bits in 43 characters that an address can hold. */
  secret: string;
  /** Its SHA-256 in hexadecimal. */
  hash: string;
}

const base64url = (bytes: Uint8Array) =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** Makes one that nobody else has; it cannot be made again from its hash. */
export async function newSecret(): Promise<NewSecret> {
  const secret = base64url(crypto.getRandomValues(new Uint8Array(32)));
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(secret)));
  return { secret, hash: [...hash].map((byte) => byte.toString(16).padStart(2, '0')).join('') };
}
