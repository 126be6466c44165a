/** As many rounds as OWASP asks for PBKDF2 with SHA-256 (Password Storage Cheat Sheet, 2023). */
const ROUNDS = 600_000;

const toHex = (bytes: Uint8Array): string => [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
const fromHex = (text: string) => Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));

/** 16 random bytes in hexadecimal. */
export const newPasscodeSalt = (): string => toHex(crypto.getRandomValues(new Uint8Array(16)));

/**
 * What is kept of the passcode of a link, in hexadecimal. Made in the browser of whoever chooses the passcode, and by the function that
 * is asked with one.
 */
export async function hashPasscode(passcode: string, salt: string): Promise<string> {
  const words = new TextEncoder().encode(passcode.normalize('NFKC'));
  const key = await crypto.subtle.importKey('raw', words, 'PBKDF2', false, ['deriveBits']);
  const rule = { name: 'PBKDF2', hash: 'SHA-256', salt: fromHex(salt), iterations: ROUNDS };
  return toHex(new Uint8Array(await crypto.subtle.deriveBits(rule, key, 256)));
}
