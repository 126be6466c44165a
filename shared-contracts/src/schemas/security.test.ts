import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import type { Ruling } from '../rulings/ruling';
import { AUTHENTICATOR_CODE_RULINGS, BACKUP_CODE_RULINGS, CHANGE_PASSWORD_RULINGS } from '../rulings/security.rulings';
import { authenticatorCodeSchema, backupCodeSchema, changePasswordSchema } from './security';

function run(name: string, schema: z.ZodType, rulings: readonly Ruling<unknown>[]): void {
  describe(name, () => {
    it.each(rulings)('$name', ({ values, refused }) => {
      const { error } = schema.safeParse(values);
      const issues = error?.issues.map(({ path, message }) => ({ path: path.join('.'), id: message })) ?? [];
      expect(issues).toEqual(refused === undefined ? [] : [refused]);
    });
  });
}

run('changePasswordSchema', changePasswordSchema, CHANGE_PASSWORD_RULINGS);
run('authenticatorCodeSchema', authenticatorCodeSchema, AUTHENTICATOR_CODE_RULINGS);
run('backupCodeSchema', backupCodeSchema, BACKUP_CODE_RULINGS);

it('reads a code as apps show it', () => {
  expect(authenticatorCodeSchema.parse({ code: ' 123 456 ' })).toEqual({ code: '123456' });
  expect(backupCodeSchema.parse({ code: ' k3v9-x7pq ' })).toEqual({ code: 'k3v9-x7pq' });
});
