import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { decrypt, encrypt } from './encryption';

const key = () => randomBytes(32).toString('hex');

describe('a sealed secret', () => {
  it('is read again by its owner with the key only, and not after a change', () => {
    const [mine, secret] = [key(), randomBytes(20)];
    const sealed = encrypt(mine, 'user_1', secret);
    expect(decrypt(mine, 'user_1', sealed)).toEqual(secret);
    expect(() => decrypt(mine, 'user_2', sealed)).toThrow();
    expect(() => decrypt(key(), 'user_1', sealed)).toThrow();
    const bytes = Buffer.from(sealed, 'base64url');
    for (const at of [0, 13, bytes.length - 1]) {
      const changed = Buffer.from(bytes);
      changed[at] = (changed[at] ?? 0) ^ 1;
      expect(() => decrypt(mine, 'user_1', changed.toString('base64url'))).toThrow();
    }
  });

  it('looks different each time', () => {
    const [mine, secret] = [key(), randomBytes(20)];
    expect(encrypt(mine, 'user_1', secret)).not.toBe(encrypt(mine, 'user_1', secret));
  });
});
