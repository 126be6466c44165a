import { UnsignedMessage } from '../define-webhook.ts';
import { hex } from '../hex.ts';

const encoder = new TextEncoder();

const keyOf = (secret: string, usage: 'sign' | 'verify') =>
  crypto.subtle.importKey('raw', encoder.encode(secret), { name: 'HMAC', hash: 'SHA-512' }, false, [usage]);

const fromHex = (text: string) => Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));

/** The header `x-paystack-signature` of a body: its HMAC-SHA-512 with the secret key of the account, in hex. No time is in it. */
export const signPaystack = async (secretKey: string, body: string): Promise<string> =>
  hex(await crypto.subtle.sign('HMAC', await keyOf(secretKey, 'sign'), encoder.encode(body)));

/** @throws UnsignedMessage when the body was not signed with the secret key */
export async function verifyPaystack(secretKey: string, body: string, header: string | null): Promise<void> {
  if (header === null || !/^[0-9a-f]{128}$/.test(header)) throw new UnsignedMessage('no signature');
  // Compared by the platform, in constant time.
  const key = await keyOf(secretKey, 'verify');
  const isSigned = await crypto.subtle.verify('HMAC', key, fromHex(header), encoder.encode(body));
  if (!isSigned) throw new UnsignedMessage('wrong signature');
}
