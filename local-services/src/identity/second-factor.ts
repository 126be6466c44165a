import { badField, badState } from './clerk-error';
import { type Exchange, textField } from './exchange';
import { findTotp, useBackupCode, useTotp } from './factors';
import { counted } from './guess-limits';
import type { SecondFactorStrategy, UserRow } from './identity-rows';

/** Longer than any code; longer input is not examined. */
const CODE_LIMIT = 64;

async function isRight({ core }: Exchange, user: UserRow, strategy: SecondFactorStrategy, code: string) {
  const totp = await findTotp(core.sql, user.id);
  if (!totp?.verified_at) return false;
  if (strategy === 'backup_code') return useBackupCode(core, core.sql, user.id, code);
  return (await useTotp(core, core.sql, totp, code)) !== null;
}

/**
 * Proves the second factor in the call's fields `strategy` and `code` and returns which it was. Throws
 * `strategy_for_user_invalid`, `form_code_incorrect` (also for a used code), 429 or `user_locked` after too many.
 */
export async function proveSecondFactor(exchange: Exchange, user: UserRow): Promise<SecondFactorStrategy> {
  const { body } = exchange;
  const strategy = textField(body, 'strategy');
  if (strategy !== 'totp' && strategy !== 'backup_code') {
    throw badState('strategy_for_user_invalid', 'The verification strategy is not valid for this account.');
  }
  const code = textField(body, 'code') ?? '';
  const judge = async () => code.length <= CODE_LIMIT && isRight(exchange, user, strategy, code);
  if (await counted(exchange, { kind: 'second-factor', subject: user.id }, judge)) return strategy;
  throw badField('form_code_incorrect', 'code', 'is incorrect', 'Incorrect code');
}
