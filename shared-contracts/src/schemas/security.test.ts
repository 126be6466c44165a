import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import type { Example } from '../examples/example';
import {
  AUTHENTICATOR_CODE_EXAMPLES,
  BACKUP_CODE_EXAMPLES,
  CHANGE_PASSWORD_EXAMPLES,
} from '../examples/security.examples';
import { authenticatorCodeSchema, backupCodeSchema, changePasswordSchema } from './security';

function run(name: string, schema: z.ZodType, examples: readonly Example<unknown>[]): void {
  describe(name, () => {
    it.each(examples)('$name', ({ values, refused }) => {
      const { error } = schema.safeParse(values);
      const issues = error?.issues.map(({ path, message }) => ({ path: path.join('.'), id: message })) ?? [];
      expect(issues).toEqual(refused === undefined ? [] : [refused]);
    });
  });
}

run('changePasswordSchema', changePasswordSchema, CHANGE_PASSWORD_EXAMPLES);
run('authenticatorCodeSchema', authenticatorCodeSchema, AUTHENTICATOR_CODE_EXAMPLES);
run('backupCodeSchema', backupCodeSchema, BACKUP_CODE_EXAMPLES);

it('reads a code as apps show it', () => {
  expect(authenticatorCodeSchema.parse({ code: ' 123 456 ' })).toEqual({ code: '123456' });
  expect(backupCodeSchema.parse({ code: ' k3v9-x7pq ' })).toEqual({ code: 'k3v9-x7pq' });
});
