import { pathTo } from '@telehealth/contracts/routes';
import { badState } from './clerk-error';
import { type CodeTarget, issueCode } from './email-codes';
import { countText, type Sender } from './guess-limits';
import type { IdentityCore } from './identity-core';

/** What is texted instead of a code that would be useless. */
export type ReplacementText = 'accountExists' | 'noAccount';

function noteText({ origin, applicationName }: IdentityCore, note: ReplacementText): string {
  const said =
    note === 'noAccount'
      ? `There is no ${applicationName} account with this number. Create one: ${origin}${pathTo('auth.unifiedSignUp')}`
      : `You already have a ${applicationName} account with this number. Sign in: ${origin}${pathTo('auth.unifiedSignIn')}`;
  return `${said} If this was not you, ignore this text.`;
}

/**
 * Texts a new code for the attempt; earlier codes become void. Throws 429 when too many were asked for. `instead`: does the same
 * work, but nobody learns the code.
 */
export async function sendTextCode(sender: Sender, target: CodeTarget, instead?: ReplacementText): Promise<void> {
  const { core } = sender;
  if (!core.text) throw badState('strategy_for_user_invalid', 'Codes are not sent by text here.');
  await countText(sender, target.to);
  const code = await issueCode(core.sql, target, core.codeRules, core.now(), 'phone_code');
  const minutes = Math.round(core.limits.codeSeconds / 60);
  const text = `${code} is your ${core.applicationName} code, for ${minutes} minutes. Give it to nobody: we never ask for it.`;
  await core.text({ to: target.to, text: instead ? noteText(core, instead) : text });
}
