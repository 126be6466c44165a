import { base64url, CompactEncrypt, compactDecrypt } from 'jose';

/** What a file may be once it is unpacked, in bytes: a small file must not fill the memory of who opens it. */
const MOST = 50 * 1024 * 1024;

/** Packing is optional in the standard; browsers before 2023 cannot. */
const packed = () => (typeof CompressionStream === 'function' ? { zip: 'DEF' } : {});

/** A key nobody has, in base64url. */
export function newFileKey(): string {
  return base64url.encode(crypto.getRandomValues(new Uint8Array(32)));
}

/** A FHIR resource as an encrypted file of a SMART Health Link: a compact JWE, packed where the browser can. @param key in base64url */
export function encryptHealthFile(resource: object, key: string): Promise<string> {
  // Copied, because the library takes bytes of its own window alone.
  return new CompactEncrypt(Uint8Array.from(new TextEncoder().encode(JSON.stringify(resource))))
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM', ...packed(), cty: 'application/fhir+json' })
    .encrypt(base64url.decode(key));
}

/** What is in an encrypted file; null where it is none, was changed, is too large, or the key is another one. */
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

/** Bundles and single resources of several files as one bundle; null where there is nothing of FHIR in them. */
export function joinHealthFiles(contents: readonly unknown[]): { resourceType: 'Bundle'; entry: unknown[] } | null {
  const found = contents.filter(isResource);
  if (found.length === 0) return null;
  // One bundle alone says of itself whose document it is.
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
