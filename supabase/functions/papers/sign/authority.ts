import { z } from 'zod';
import { type Bytes, derOf, issueCertificate, KEY_KIND, newKeys, type Party, readCertificate } from './certificates.ts';

/** What an installation signs with. Read from the function's secrets; never in the database. */
export interface Authority {
  /** Whoever trusts it trusts the papers of this installation. */
  root: Bytes;
  issuer: Party;
  /** Opens the keys of practitioners, which the database keeps closed. */
  wrapping: CryptoKey;
}

const text = z.string().regex(/^[A-Za-z0-9+/]+={0,2}$/);
const secret = z.strictObject({ root: text, issuer: text, issuerKey: text, wrapping: text });

const base64 = (bytes: ArrayBuffer | Bytes) => btoa(String.fromCharCode(...new Uint8Array(bytes)));
const bytesOf = (letters: string): Bytes => Uint8Array.from(atob(letters), (letter) => letter.charCodeAt(0));
const privateKey = async (keys: CryptoKeyPair) => base64(await crypto.subtle.exportKey('pkcs8', keys.privateKey));

/**
 * Makes the certificates of a new installation.
 * @returns `secret` for the function's variable PAPERS_AUTHORITY, and the root's key, which nothing that runs needs: it is kept
 *   apart, for the day when another issuer is made
 */
export async function makeAuthority(from: Date): Promise<{ secret: string; rootKey: string }> {
  const [rootKeys, issuerKeys] = [await newKeys(), await newKeys()];
  const organisation = 'Sawubona';
  const root = await issueCertificate({ name: 'Sawubona papers, root', organisation }, 'root', rootKeys, null, from);
  const by = { certificate: root, key: rootKeys.privateKey };
  const issuer = await issueCertificate({ name: 'Sawubona papers', organisation }, 'issuer', issuerKeys, by, from);
  const made: z.output<typeof secret> = {
    root: base64(derOf(root)),
    issuer: base64(derOf(issuer)),
    issuerKey: await privateKey(issuerKeys),
    wrapping: base64(crypto.getRandomValues(new Uint8Array(32))),
  };
  return { secret: base64(new TextEncoder().encode(JSON.stringify(made))), rootKey: await privateKey(rootKeys) };
}

/** Reads what makeAuthority made. @throws Error when it is not that */
export async function readAuthority(made: string): Promise<Authority> {
  const read = secret.safeParse(JSON.parse(new TextDecoder().decode(bytesOf(made))));
  if (!read.success) throw new Error('PAPERS_AUTHORITY is not what `npm run papers-authority` writes.');
  const { root, issuer, issuerKey, wrapping } = read.data;
  const { subtle } = crypto;
  return {
    root: bytesOf(root),
    issuer: {
      certificate: readCertificate(bytesOf(issuer)),
      key: await subtle.importKey('pkcs8', bytesOf(issuerKey), KEY_KIND, false, ['sign']),
    },
    wrapping: await subtle.importKey('raw', bytesOf(wrapping), 'AES-GCM', false, ['wrapKey', 'unwrapKey']),
  };
}
