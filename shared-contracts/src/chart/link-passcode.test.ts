// @vitest-environment node
import { pbkdf2Sync } from 'node:crypto';
import { expect, it } from 'vitest';
import { hashPasscode, newPasscodeSalt } from './link-passcode';

it('is PBKDF2 with 600,000 rounds, as another implementation makes it', async () => {
  const salt = newPasscodeSalt();
  expect(salt).toMatch(/^[0-9a-f]{32}$/);
  const other = pbkdf2Sync('Blue-kite 7', Buffer.from(salt, 'hex'), 600_000, 32, 'sha256').toString('hex');
  expect(await hashPasscode('Blue-kite 7', salt)).toBe(other);
});

it('is the same for letters that only look alike to a machine', async () => {
  const salt = newPasscodeSalt();
  expect(await hashPasscode('caf\u00e9 1', salt)).toBe(await hashPasscode('cafe\u0301 1', salt));
});
