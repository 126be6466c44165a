import { fromBase64Url, toBase64Url } from './base64url.ts';

/** Who sends pushes here (RFC 8292): the pair that browsers subscribe to, base64url, and how push services reach its operator. */
export interface VapidKeys {
  /** 65 bytes: the point of the public key. */
  publicKey: string;
  /** 32 bytes. */
  privateKey: string;
  /** `mailto:…` or `https://…`. */
  subject: string;
}

/** A push service refuses more than a day. */
const LASTS_SECONDS = 12 * 3600;
const CURVE = { name: 'ECDSA', namedCurve: 'P-256' } as const;

const encoded = (value: object): string => toBase64Url(new TextEncoder().encode(JSON.stringify(value)));

/** A pair of its own for an installation. */
export async function createVapidPair(): Promise<Pick<VapidKeys, 'publicKey' | 'privateKey'>> {
  const pair = await crypto.subtle.generateKey(CURVE, true, ['sign', 'verify']);
  const publicKey = toBase64Url(new Uint8Array(await crypto.subtle.exportKey('raw', pair.publicKey)));
  const { d: privateKey = '' } = await crypto.subtle.exportKey('jwk', pair.privateKey);
  return { publicKey, privateKey };
}

/**
 * Reads the pair.
 * @throws Error that names the setting when the two are no pair, or the subject is no address
 */
export async function readVapid({ publicKey, privateKey, subject }: VapidKeys): Promise<CryptoKey> {
  if (!/^(mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/.test(subject))
    throw new Error('VAPID_SUBJECT is mailto:… or https://…');
  const point = /^B[\w-]{86}$/.test(publicKey) ? fromBase64Url(publicKey) : new Uint8Array(0);
  const [x, y] = [toBase64Url(point.slice(1, 33)), toBase64Url(point.slice(33))];
  const jwk = { kty: 'EC', crv: 'P-256', x, y, d: privateKey };
  return crypto.subtle.importKey('jwk', jwk, CURVE, false, ['sign']).catch((cause: unknown) => {
    throw new Error('VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY are no pair.', { cause });
  });
}

/** The header `authorization` of a request to a push service. */
export async function vapidHeader(
  { publicKey, subject }: VapidKeys,
  key: CryptoKey,
  endpoint: string,
  at: Date,
): Promise<string> {
  const claims = { aud: new URL(endpoint).origin, exp: Math.floor(at.getTime() / 1000) + LASTS_SECONDS, sub: subject };
  const signed = `${encoded({ typ: 'JWT', alg: 'ES256' })}.${encoded(claims)}`;
  const signature = await crypto.subtle.sign({ name: 'ECDSA', hash: 'SHA-256' }, key, new TextEncoder().encode(signed));
  return `vapid t=${signed}.${toBase64Url(new Uint8Array(signature))}, k=${publicKey}`;
}
