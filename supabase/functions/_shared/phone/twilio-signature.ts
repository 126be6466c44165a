import { UnsignedMessage } from '../define-webhook.ts';

const encoder = new TextEncoder();

const keyOf = (token: string, usage: 'sign' | 'verify') =>
  crypto.subtle.importKey('raw', encoder.encode(token), { name: 'HMAC', hash: 'SHA-1' }, false, [usage]);

/** The whole address, and each field of the form with its value, in the order of their names. */
const signedText = (url: string, form: URLSearchParams) =>
  encoder.encode(
    url +
      [...form]
        .sort(([a], [b]) => (a < b ? -1 : Number(a > b)))
        .map(([name, value]) => name + value)
        .join(''),
  );

/** The header `x-twilio-signature` of a form sent to an address: base64 of HMAC-SHA-1 with the account's token. No time is in it. */
export async function signTwilio(token: string, url: string, form: URLSearchParams): Promise<string> {
  const signature = await crypto.subtle.sign('HMAC', await keyOf(token, 'sign'), signedText(url, form));
  return btoa(String.fromCharCode(...new Uint8Array(signature)));
}

/** @throws UnsignedMessage when the form was not signed for this address with the account's token */
export async function verifyTwilio(token: string, url: string, form: URLSearchParams, header: string | null) {
  if (header === null || !/^[A-Za-z0-9+/]{27}=$/.test(header)) throw new UnsignedMessage('no signature');
  const signature = Uint8Array.from(atob(header), (sign) => sign.charCodeAt(0));
  // Compared by the platform, in constant time.
  const isSigned = await crypto.subtle.verify('HMAC', await keyOf(token, 'verify'), signature, signedText(url, form));
  if (!isSigned) throw new UnsignedMessage('wrong signature');
}
