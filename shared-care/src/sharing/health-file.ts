import { base64url, CompactEncrypt, compactDecrypt } from 'jose';

/** Maximum size after decompression, in bytes, so that a small file cannot exhaust the reader's memory. */
const MOST = 50 * 1024 * 1024;

/** Compression is optional in the standard, and browsers before 2023 lack it. */
const packed = () => (typeof CompressionStream === 'function' ? { zip: 'DEF' } : {});

/** A random key in base64url. */
export function newFileKey(): string {
  return base64url.encode(crypto.getRandomValues(new Uint8Array(32)));
}

/**
 * Encrypts a FHIR resource as a file of a SMART Health Link: a compact JWE, compressed if the browser can. @param key in
 * base64url
 */
export function encryptHealthFile(resource: object, key: string): Promise<string> {
  // Copied, because the library accepts only byte arrays of its own realm.
  return new CompactEncrypt(Uint8Array.from(new TextEncoder().encode(JSON.stringify(resource))))
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM', ...packed(), cty: 'application/fhir+json' })
    .encrypt(base64url.decode(key));
}

/** Decrypts a file; null if it is invalid, modified, too large, or the key is wrong. */
export async function decryptHealthFile(file: string, key: string): Promise<unknown> {
  try {
    const { plaintext } = await compactDecrypt(file.trim(), base64url.decode(key), {
      keyManagementAlgorithms: ['dir'],
      contentEncryptionAlgorithms: ['A256GCM'],
      maxDecompressedLength: MOST,
    });
    return JSON.parse(new TextDecoder().decode(plaintext));
  } catch {
    return null;
  }
}

/** Joins the bundles and resources of several files into one bundle; null if none contains FHIR. */
export function joinHealthFiles(contents: readonly unknown[]): { resourceType: 'Bundle'; entry: unknown[] } | null {
  const found = contents.filter(isResource);
  if (found.length === 0) return null;
  // A single bundle keeps its own metadata.
  const [only] = found;
  if (found.length === 1 && only?.resourceType === 'Bundle' && Array.isArray(only.entry))
    return { ...only, resourceType: 'Bundle', entry: only.entry };
  const entry = found.flatMap((one) =>
    one.resourceType === 'Bundle' ? (Array.isArray(one.entry) ? one.entry : []) : [{ resource: one }],
  );
  return { resourceType: 'Bundle', entry };
}

const isResource = (content: unknown): content is { resourceType: string; entry?: unknown } =>
  typeof content === 'object' &&
  content !== null &&
  'resourceType' in content &&
  typeof content.resourceType === 'string';
