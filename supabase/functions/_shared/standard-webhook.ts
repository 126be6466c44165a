// The signature of standardwebhooks.com, which Svix and so the identity provider use: HMAC-SHA-256 over "id.timestamp.body",
// with the key behind `whsec_` in base64.

import { UnsignedMessage } from './define-webhook.ts';

const encoder = new TextEncoder();
const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));

const keyOf = (secret: string, usage: 'sign' | 'verify') =>
  crypto.subtle.importKey('raw', bytesOf(secret.replace(/^whsec_/, '')), { name: 'HMAC', hash: 'SHA-256' }, false, [
    usage,
  ]);

const signedText = (id: string, seconds: number | string, body: string) => encoder.encode(`${id}.${seconds}.${body}`);

/** The headers of a signed message. */
export async function signMessage(secret: string, message: { id: string; body: string; at: Date }) {
  const seconds = Math.floor(message.at.getTime() / 1000);
  const mac = await crypto.subtle.sign(
    'HMAC',
    await keyOf(secret, 'sign'),
    signedText(message.id, seconds, message.body),
  );
  const signature = `v1,${btoa(String.fromCharCode(...new Uint8Array(mac)))}`;
  return { 'svix-id': message.id, 'svix-timestamp': String(seconds), 'svix-signature': signature };
}

/** Signatures that a message may carry, e.g. of the old and the new key. */
const MOST_SIGNATURES = 10;

/**
 * The id of a message that was signed with the secret, not longer ago (or ahead) than the tolerance.
 * @throws UnsignedMessage
 */
export async function verifyMessage(
  secret: string,
  body: string,
  headers: Headers,
  { toleranceSeconds = 300, now = new Date() } = {},
): Promise<string> {
  const header = (name: string) => headers.get(`svix-${name}`) ?? headers.get(`webhook-${name}`) ?? '';
  const [id, seconds] = [header('id'), header('timestamp')];
  if (!/^[\w.-]{1,100}$/.test(id) || !/^\d{1,12}$/.test(seconds)) throw new UnsignedMessage('no signature');
  const key = await keyOf(secret, 'verify');
  let isSigned = false;
  for (const one of header('signature').split(' ').slice(0, MOST_SIGNATURES)) {
    const [, mac] = /^v1,([A-Za-z0-9+/]{43}=)$/.exec(one) ?? [];
    // Compared by the platform, in constant time.
    if (mac && (await crypto.subtle.verify('HMAC', key, bytesOf(mac), signedText(id, seconds, body)))) isSigned = true;
  }
  if (!isSigned) throw new UnsignedMessage('wrong signature');
  if (Math.abs(now.getTime() / 1000 - Number(seconds)) > toleranceSeconds) throw new UnsignedMessage('too old');
  return id;
}
