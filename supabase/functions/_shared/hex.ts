import type { Bytes } from './read-limited.ts';

/** Two lower-case hexadecimal digits a byte. */
export const hex = (bytes: ArrayBuffer | Uint8Array): string =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** The SHA-256 of these bytes in hex. */
export const sha256Of = async (bytes: Bytes): Promise<string> => hex(await crypto.subtle.digest('SHA-256', bytes));
