import { UnsignedMessage } from '../define-webhook.ts';
import { hex } from '../hex.ts';

const encoder = new TextEncoder();

const keyOf = (secret: string, usage: 'sign' | 'verify') =>
  crypto.subtle.importKey('raw', encoder.encode(secret), { name: 'HMAC', hash: 'SHA-256' }, false, [usage]);

const fromHex = (text: string) => Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));

/** The header of a signed body: `t=<seconds>,v1=<HMAC-SHA-256 of "t.body" in hex>`, the scheme Stripe uses as well. */
export async function signWebhook(secret: string, body: string, at: Date): Promise<string> {
  const seconds = Math.floor(at.getTime() / 1000);
  const mac = await crypto.subtle.sign('HMAC', await keyOf(secret, 'sign'), encoder.encode(`${seconds}.${body}`));
  return `t=${seconds},v1=${hex(mac)}`;
}

/** @throws UnsignedMessage when the body was not signed with the secret, or longer ago (or ahead) than the tolerance in seconds */
export async function verifySignature(
  secret: string,
  body: string,
  header: string | null,
  tolerance: number,
  now = new Date(),
): Promise<void> {
  const [, seconds, mac] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(header ?? '') ?? [];
  if (!seconds || !mac) throw new UnsignedMessage('no signature');
  // Compared by the platform, in constant time.
  const isSigned = await crypto.subtle.verify(
    'HMAC',
    await keyOf(secret, 'verify'),
    fromHex(mac),
    encoder.encode(`${seconds}.${body}`),
  );
  if (!isSigned) throw new UnsignedMessage('wrong signature');
  if (Math.abs(now.getTime() / 1000 - Number(seconds)) > tolerance) throw new UnsignedMessage('too old');
}
