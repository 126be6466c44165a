import { createHash, createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** Returns an id such as `user_2Ab…`: 27 random letters and digits (160 bits). */
export function newId(prefix: string): string {
  const letters = Array.from({ length: 27 }, () => ALPHABET[randomInt(ALPHABET.length)]);
  return `${prefix}_${letters.join('')}`;
}

/** Derives an id of the same form from a text; without the key it looks random. */
export function derivedId(prefix: string, key: string, text: string): string {
  const bytes = createHmac('sha512', key).update(text).digest();
  const letters = Array.from(bytes.subarray(0, 27), (byte) => ALPHABET[byte % ALPHABET.length]);
  return `${prefix}_${letters.join('')}`;
}

/** 256 random bits for cookies and tickets. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

/** Enough for secrets of full entropy; codes and passwords need more (see `hashCode`, `PasswordHasher`). */
export const hashSecret = (secret: string): string => createHash('sha256').update(secret).digest('hex');

export const newCode = (): string => String(randomInt(1_000_000)).padStart(6, '0');

/** Keyed, because six digits could be brute-forced from a plain hash; the key is not in the database. */
export const hashCode = (pepper: string, attemptId: string, code: string): string =>
  createHmac('sha256', pepper).update(`${attemptId}:${code}`).digest('hex');

/** Compares in constant time. */
export function sameText(one: string, other: string): boolean {
  const [a, b] = [one, other].map((text) => createHash('sha256').update(text).digest());
  return a !== undefined && b !== undefined && timingSafeEqual(a, b);
}
