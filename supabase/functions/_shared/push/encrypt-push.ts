import type { Bytes } from '../read-limited.ts';
import { fromBase64Url } from './base64url.ts';

/** The keys of a browser's subscription, base64url: its public key, and a secret that its push service is not told. */
export interface PushKeys {
  p256dh: string;
  auth: string;
}

/** What is drawn by chance for each message; tests give the values of the standard's example. */
export interface Chance {
  salt: Bytes;
  keys: CryptoKeyPair;
}

const encoder = new TextEncoder();
const CURVE = { name: 'ECDH', namedCurve: 'P-256' } as const;
/** Each message is as long as the next multiple: its push service cannot tell kinds by their length. */
const PADDED_TO = 512;
const RECORD_SIZE = 4096;
const TAG_BYTES = 16;

function joined(...parts: readonly Uint8Array[]): Bytes {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

async function derive(secret: Bytes, salt: Bytes, info: Bytes, bytes: number): Promise<Bytes> {
  const key = await crypto.subtle.importKey('raw', secret, 'HKDF', false, ['deriveBits']);
  const bits = await crypto.subtle.deriveBits({ name: 'HKDF', hash: 'SHA-256', salt, info }, key, bytes * 8);
  return new Uint8Array(bits);
}

async function drawn(): Promise<Chance> {
  const keys = await crypto.subtle.generateKey(CURVE, false, ['deriveBits']);
  return { salt: crypto.getRandomValues(new Uint8Array(16)), keys };
}

/** The text and what ends it (RFC 8188, 2), as long as the next multiple of `paddedTo`. */
function padded(text: string, paddedTo: number): Bytes {
  const bytes = encoder.encode(text);
  const length = Math.ceil((bytes.length + 1) / paddedTo) * paddedTo;
  return joined(bytes, new Uint8Array([2]), new Uint8Array(length - bytes.length - 1));
}

/**
 * Encrypts a text for one browser: RFC 8291 (keys) and RFC 8188 (`aes128gcm`, one record).
 * @throws Error when it does not fit into the one record that every push service takes
 */
export async function encryptPush(
  text: string,
  { p256dh, auth }: PushKeys,
  { chance, paddedTo = PADDED_TO }: { chance?: Chance; paddedTo?: number } = {},
): Promise<Bytes> {
  const { salt, keys } = chance ?? (await drawn());
  const theirs = fromBase64Url(p256dh);
  const ours = new Uint8Array(await crypto.subtle.exportKey('raw', keys.publicKey));
  const theirKey = await crypto.subtle.importKey('raw', theirs, CURVE, false, []);
  const shared = await crypto.subtle.deriveBits({ name: 'ECDH', public: theirKey }, keys.privateKey, 256);
  const info = joined(encoder.encode('WebPush: info\0'), theirs, ours);
  const secret = await derive(new Uint8Array(shared), fromBase64Url(auth), info, 32);
  const contentKey = await derive(secret, salt, encoder.encode('Content-Encoding: aes128gcm\0'), 16);
  const nonce = await derive(secret, salt, encoder.encode('Content-Encoding: nonce\0'), 12);
  const record = padded(text, paddedTo);
  if (record.length + TAG_BYTES > RECORD_SIZE - 100) throw new Error('A push holds less than 4 kB.');
  const key = await crypto.subtle.importKey('raw', contentKey, 'AES-GCM', false, ['encrypt']);
  const sealed = await crypto.subtle.encrypt({ name: 'AES-GCM', iv: nonce }, key, record);
  const size = new Uint8Array(4);
  new DataView(size.buffer).setUint32(0, RECORD_SIZE);
  return joined(salt, size, new Uint8Array([ours.length]), ours, new Uint8Array(sealed));
}
