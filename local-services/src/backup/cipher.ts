import { createCipheriv, createDecipheriv, randomBytes, scrypt } from 'node:crypto';
import { StartError } from '../start-error';

/** The header of an encrypted backup. Salt (16 bytes), nonce (12), AES-256-GCM ciphertext and tag (16) follow. */
export const ENCRYPTED = Buffer.from('SAWUBONA BACKUP 1 AES-256-GCM SCRYPT\n');

const SALT_BYTES = 16;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
/** 128 MB for each guess, because an attacker can guess a backup's passphrase offline and unnoticed. */
const COST = { N: 2 ** 17, r: 8, p: 1, maxmem: 256 * 2 ** 20 };
const SHORTEST = 12;

const keyOf = (passphrase: string, salt: Buffer): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    scrypt(passphrase.normalize('NFKC'), salt, 32, COST, (cause, key) => (cause ? reject(cause) : resolve(key)));
  });

/** @throws StartError when it is too short to resist guessing */
export function checkPassphrase(passphrase: string): void {
  if (passphrase.length < SHORTEST)
    throw new StartError(`BACKUP_PASSPHRASE has fewer than ${SHORTEST} characters. Choose a longer one.`);
}

/** Encrypts a stream. One nonce covers at most 64 GB by the standard (NIST SP 800-38D); the cipher fails beyond. */
export async function* encrypt(source: AsyncIterable<Buffer>, passphrase: string): AsyncGenerator<Buffer> {
  const [salt, nonce] = [randomBytes(SALT_BYTES), randomBytes(NONCE_BYTES)];
  const cipher = createCipheriv('aes-256-gcm', await keyOf(passphrase, salt), nonce).setAAD(ENCRYPTED);
  yield Buffer.concat([ENCRYPTED, salt, nonce]);
  for await (const chunk of source) yield cipher.update(chunk);
  yield Buffer.concat([cipher.final(), cipher.getAuthTag()]);
}

/** Decryption failed: a wrong passphrase, or changed content. */
export class NotDecrypted extends Error {}

/**
 * Decrypts the chunks that follow `ENCRYPTED`. They are yielded before the tag is verified, so nothing may be trusted until the
 * stream ends.
 * @throws NotDecrypted at the end
 */
export async function* decrypt(source: AsyncIterable<Buffer>, passphrase: string): AsyncGenerator<Buffer> {
  let held: Buffer = Buffer.alloc(0);
  let decipher: ReturnType<typeof createDecipheriv> | null = null;
  for await (const chunk of source) {
    held = Buffer.concat([held, chunk]);
    if (decipher === null) {
      if (held.length < SALT_BYTES + NONCE_BYTES) continue;
      const key = await keyOf(passphrase, held.subarray(0, SALT_BYTES));
      decipher = createDecipheriv('aes-256-gcm', key, held.subarray(SALT_BYTES, SALT_BYTES + NONCE_BYTES));
      (decipher as import('node:crypto').DecipherGCM).setAAD(ENCRYPTED);
      held = held.subarray(SALT_BYTES + NONCE_BYTES);
    }
    // The last bytes are the tag; which ones is known only at the end.
    if (held.length > TAG_BYTES) {
      yield decipher.update(held.subarray(0, -TAG_BYTES));
      held = held.subarray(-TAG_BYTES);
    }
  }
  if (decipher === null || held.length < TAG_BYTES) throw new NotDecrypted();
  (decipher as import('node:crypto').DecipherGCM).setAuthTag(held);
  try {
    yield decipher.final();
  } catch {
    throw new NotDecrypted();
  }
}
