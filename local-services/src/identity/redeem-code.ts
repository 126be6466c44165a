import { type CodeTarget, redeemCode } from './email-codes';
import { type Exchange, textField } from './exchange';
import { counted } from './guess-limits';

/** Redeems the code of the field `code`, counting the attempt against the user. Throws as `redeemCode` and `counted` do. */
export async function redeemCounted(exchange: Exchange, userId: string, target: CodeTarget): Promise<void> {
  const { core, body } = exchange;
  const code = textField(body, 'code') ?? '';
  await counted(exchange, { kind: 'code', subject: userId }, async () => {
    await redeemCode(core.sql, target, code, core.codeRules, core.now());
    return true;
  });
}
