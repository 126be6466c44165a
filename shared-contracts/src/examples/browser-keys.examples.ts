import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';

/** What a browser keeps of its subscription, and how it reads a push: by Node's own cryptography, not by that of the sender. */
export interface Browser {
  p256dh: string;
  auth: string;
  /** @throws Error when it was not encrypted for this browser */
  read(body: Uint8Array): string;
}

/** A browser with keys of its own. */
export function newBrowser(privateKey?: string, secret?: string): Browser {
  const pair = createECDH('prime256v1');
  if (privateKey) pair.setPrivateKey(privateKey, 'base64url');
  else pair.generateKeys();
  const auth = secret ? Buffer.from(secret, 'base64url') : randomBytes(16);
  const own = pair.getPublicKey();
  return {
    p256dh: own.toString('base64url'),
    auth: auth.toString('base64url'),
    read(body) {
      const bytes = Buffer.from(body);
      const salt = bytes.subarray(0, 16);
      const sender = bytes.subarray(21, 21 + bytes.readUInt8(20));
      const sealed = bytes.subarray(21 + sender.length);
      const shared = pair.computeSecret(sender);
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), own, sender]);
      const key = Buffer.from(hkdfSync('sha256', shared, auth, info, 32));
      const part = (name: string, length: number) =>
        Buffer.from(hkdfSync('sha256', key, salt, Buffer.from(`Content-Encoding: ${name}\0`), length));
      const decipher = createDecipheriv('aes-128-gcm', part('aes128gcm', 16), part('nonce', 12));
      decipher.setAuthTag(sealed.subarray(-16));
      const text = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
      const end = text.lastIndexOf(2);
      if (end < 0 || text.subarray(end + 1).some((byte) => byte !== 0)) throw new Error('no end of the last record');
      return text.subarray(0, end).toString('utf8');
    },
  };
}
