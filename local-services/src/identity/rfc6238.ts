import { createHmac } from 'node:crypto';
import { sameText } from './opaque-ids';

/** RFC 6238 with its usual settings, the only ones every authenticator app understands: SHA-1, 30 seconds, 6 digits. */
export const TOTP_PERIOD_SECONDS = 30;
export const TOTP_DIGITS = 6;
/** Steps before and after the present one that count: clocks differ, and typing takes time (RFC 6238, 5.2). */
const WINDOW_STEPS = 1;

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** RFC 4648 base 32 without padding: how authenticator apps are told the secret. */
export function base32(bytes: Uint8Array): string {
  let text = '';
  let bits = 0;
  let value = 0;
  for (const byte of bytes) {
    value = (value << 8) | byte;
    bits += 8;
    while (bits >= 5) {
      bits -= 5;
      text += BASE32[(value >>> bits) & 31];
      value &= (1 << bits) - 1;
    }
  }
  return bits > 0 ? text + BASE32[(value << (5 - bits)) & 31] : text;
}

/** The code of a step (RFC 4226, 5.3): the last 31 bits at an offset named by the hash itself. */
export function codeOfStep(secret: Uint8Array, step: number, digits = TOTP_DIGITS): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const hash = createHmac('sha1', secret).update(counter).digest();
  const offset = (hash.at(-1) ?? 0) & 15;
  return String((hash.readUInt32BE(offset) & 0x7fffffff) % 10 ** digits).padStart(digits, '0');
}

export const stepAt = (now: Date): number => Math.floor(now.getTime() / 1000 / TOTP_PERIOD_SECONDS);

/** The step whose code was given, of those that count now; null when it is none of them. All are compared, whichever fits. */
export function matchingStep(secret: Uint8Array, given: string, now: Date): number | null {
  const present = stepAt(now);
  let found: number | null = null;
  for (let step = present - WINDOW_STEPS; step <= present + WINDOW_STEPS; step += 1) {
    if (sameText(codeOfStep(secret, step), given)) found = step;
  }
  return found;
}

/** What authenticator apps read from the picture. */
export function otpauthUri(issuer: string, account: string, secret: string): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`;
  const query = `secret=${secret}&issuer=${encodeURIComponent(issuer)}&algorithm=SHA1`;
  return `otpauth://totp/${label}?${query}&digits=${TOTP_DIGITS}&period=${TOTP_PERIOD_SECONDS}`;
}
