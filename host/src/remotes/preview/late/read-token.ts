import { fetchTelling, now } from '@telehealth/contracts/clock';
import { REMOTE_TIMEOUT_MS } from '@telehealth/contracts/settings';
import { isPointer, type Preview } from '../../registry';

/** Why a token shows nothing: of another site or changed, over, or not to be checked now. */
export type Refused = 'invalid' | 'over' | 'unchecked';

/** Content of `/preview-key.json`: a public key of ECDSA P-256. A site that never gave a preview, or ended all, has another or none. */
type KeyFile = { key?: JsonWebKey };

const SIGNED = { name: 'ECDSA', hash: 'SHA-256' } as const;

function fromBase64Url(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}

/** @returns null where the site has no key. @throws where that cannot be asked */
async function siteKey(): Promise<CryptoKey | null> {
  // Its answer tells the time, so that no device's wrong clock makes a preview longer.
  const response = await fetchTelling('/preview-key.json', {
    cache: 'no-store',
    signal: AbortSignal.timeout(REMOTE_TIMEOUT_MS),
  });
  if (response.status === 404) return null;
  if (!response.ok) throw new Error(`/preview-key.json: HTTP ${response.status}`);
  const { key }: KeyFile = await response.json();
  if (key === undefined) return null;
  return crypto.subtle.importKey('jwk', key, { name: 'ECDSA', namedCurve: 'P-256' }, false, ['verify']);
}

/** Only a file of the site's own store, below the folder of its section's builds, and only with its hash. */
function toPreview(value: unknown): Preview | null {
  if (!isPointer(value)) return null;
  const { section, until, container, entry } = value as Preview;
  const isOwn = /^\w+$/.test(container) && new RegExp(`^/r/${container}/[\\w-]+(\\.[\\w-]+)*\\.js$`).test(entry);
  return typeof section === 'string' && Number.isFinite(until) && isOwn ? (value as Preview) : null;
}

/**
 * Reads a token: `<payload>.<signature>`, both base64url. The payload is a `Preview` as JSON, the signature is made over its letters
 * by `scripts/delivery/preview.mjs` with the key of this site.
 * @param token of a link or a cookie, whoever made it
 */
export async function readToken(token: string): Promise<Preview | Refused> {
  const [payload = '', signature = '', ...more] = token.split('.');
  let key: CryptoKey | null;
  try {
    key = await siteKey();
  } catch {
    // Without an answer nobody knows whether it may be shown.
    return 'unchecked';
  }
  if (key === null || more.length > 0) return 'invalid';
  try {
    const isSigned = await crypto.subtle.verify(
      SIGNED,
      key,
      fromBase64Url(signature),
      new TextEncoder().encode(payload),
    );
    if (!isSigned) return 'invalid';
    const preview = toPreview(JSON.parse(new TextDecoder().decode(fromBase64Url(payload))));
    if (preview === null) return 'invalid';
    return preview.until > now().getTime() ? preview : 'over';
  } catch {
    // No base64, no JSON, or a signature of another length.
    return 'invalid';
  }
}
