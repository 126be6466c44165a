import { badField, badState } from './clerk-error';
import { type Exchange, textField } from './exchange';
import { findTotp, useBackupCode, useTotp } from './factors';
import type { SecondFactorStrategy, UserRow } from './identity-rows';
import { forgetTurns, takeTurn } from './throttles';

/** Longer than any code: what is longer is not looked at. */
const CODE_LIMIT = 64;

async function isRight({ core }: Exchange, user: UserRow, strategy: SecondFactorStrategy, code: string) {
  const totp = await findTotp(core.sql, user.id);
  if (!totp?.verified_at) return false;
  if (strategy === 'backup_code') return useBackupCode(core, core.sql, user.id, code);
  return (await useTotp(core, core.sql, totp, code)) !== null;
}

/**
 * Proves the second factor of the call's fields `strategy` and `code` and returns which it was. Throws
 * `strategy_for_user_invalid`, `form_code_incorrect` (also for a code used before), 429 after too many.
 */
export async function proveSecondFactor(exchange: Exchange, user: UserRow): Promise<SecondFactorStrategy> {
  const { core, body } = exchange;
  const strategy = textField(body, 'strategy');
  if (strategy !== 'totp' && strategy !== 'backup_code') {
    throw badState('strategy_for_user_invalid', 'The verification strategy is not valid for this account.');
  }
  const code = textField(body, 'code') ?? '';
  await takeTurn(core.sql, 'second-factor', user.id, core.limits.signInsPerIdentifier, core.now());
  if (code.length > CODE_LIMIT || !(await isRight(exchange, user, strategy, code))) {
    throw badField('form_code_incorrect', 'code', 'is incorrect', 'Incorrect code');
  }
  await forgetTurns(core.sql, 'second-factor', user.id);
  return strategy;
}
