import { hex } from '../hex.ts';

/** How far a patient's chain had come: the number and the hash of its last row. */
export interface Head {
  seq: number;
  hash: string;
}

/**
 * Said by two operators and noted by whoever holds the key: from here on the logs are compared with this entry's heads, which
 * may be behind those before it.
 */
export interface Restoration {
  /** Of the declaration in the database. */
  id: string;
  by: [string, string];
  /** Lines that nothing proves any more: lost, or not those that were noted. */
  gaps: [patientId: string, from: number, to: number][];
}

/** One entry of the store, as it is signed. */
export interface Entry {
  /** 1, 2, 3 … without a gap. */
  number: number;
  /** SHA-256 of the text of the entry before; zeros for the first. */
  previous: string;
  at: string;
  /** Whether it names all chains, or only those that grew since the entry before. */
  isWhole: boolean;
  /** Patient's id, number of the last row, its hash. */
  heads: [patientId: string, seq: number, hash: string][];
  /** Only of an entry after a restore. */
  restored?: Restoration;
}

export const ZERO = '0'.repeat(64);
/** From such an entry on the store can be read without those before. */
const WHOLE_EVERY = 60;

export const isWholeNumber = (number: number): boolean => number % WHOLE_EVERY === 1;

const base64 = (bytes: ArrayBuffer): string => btoa(String.fromCharCode(...new Uint8Array(bytes)));
const fromBase64 = (text: string): Uint8Array<ArrayBuffer> => Uint8Array.from(atob(text), (char) => char.charCodeAt(0));
const bytesOf = (text: string) => new TextEncoder().encode(text);

export const sha256 = async (text: string): Promise<string> =>
  hex(await crypto.subtle.digest('SHA-256', bytesOf(text)));

/** Signs entries, and says with which public key they are verified. */
export interface Signer {
  sign(entry: Entry): Promise<string>;
  verifyKey: CryptoKey;
  /** The 32 bytes of it in base64. */
  publicKey: string;
}

/** The public key of this text: 32 bytes in base64. */
export const importPublicKey = (text: string): Promise<CryptoKey> =>
  crypto.subtle.importKey('raw', fromBase64(text.trim()), 'Ed25519', true, ['verify']);

/**
 * From the private key: PKCS #8 in base64, as `openssl genpkey -algorithm ed25519 -outform DER | base64` gives it.
 * @throws when it is none
 */
export async function createSigner(privateKey: string): Promise<Signer> {
  const key = await crypto.subtle.importKey('pkcs8', fromBase64(privateKey.trim()), 'Ed25519', true, ['sign']);
  const { x = '' } = await crypto.subtle.exportKey('jwk', key);
  const publicKey = base64(fromBase64(x.replaceAll('-', '+').replaceAll('_', '/')).buffer);
  return {
    publicKey,
    verifyKey: await importPublicKey(publicKey),
    sign: async (entry) => {
      const text = JSON.stringify(entry);
      return JSON.stringify({
        entry: text,
        signature: base64(await crypto.subtle.sign('Ed25519', key, bytesOf(text))),
      });
    },
  };
}

/** A new private key in that form. */
export async function newPrivateKey(): Promise<string> {
  const pair = (await crypto.subtle.generateKey('Ed25519', true, ['sign', 'verify'])) as CryptoKeyPair;
  return base64(await crypto.subtle.exportKey('pkcs8', pair.privateKey));
}

/** Reads a signed entry; null when it is not one of this key's. */
export async function openEntry(text: string, verifyKey: CryptoKey): Promise<Entry | null> {
  try {
    const { entry, signature } = JSON.parse(text) as { entry: string; signature: string };
    const isSigned = await crypto.subtle.verify('Ed25519', verifyKey, fromBase64(signature), bytesOf(entry));
    return isSigned ? (JSON.parse(entry) as Entry) : null;
  } catch {
    // Not even JSON: somebody else wrote it.
    return null;
  }
}
