import { pathTo } from '@telehealth/contracts/routes';
import type { OutgoingMail } from '@telehealth/supabase/functions/_shared/mail/mail.ts';
import { type CodeTarget, issueCode } from './email-codes';
import { issueLink, type LinkWish } from './email-links';
import { countMail, type Sender } from './guess-limits';
import { FRONTEND_PATH, type IdentityCore, secondsAfter } from './identity-core';

type Purpose = 'reverification' | 'email_code' | 'reset_password_email_code' | 'sign_up' | 'email_address';

const INTRODUCTIONS: Record<Purpose, string> = {
  sign_up: 'Use this code to verify your email address and finish creating your account:',
  email_code: 'Use this code to sign in:',
  reverification: 'Use this code to confirm that it is you:',
  reset_password_email_code: 'Use this code to choose a new password:',
  email_address: 'Use this code to verify this email address and add it to your account:',
};

const NOT_ASKED = {
  code: 'If you did not ask for it, you can ignore this email: without the code nothing happens.',
  both: 'If you did not ask for them, you can ignore this email: unless you use them nothing happens.',
};

function codeMail(core: IdentityCore, to: string, purpose: Purpose, code: string, link: string | null): OutgoingMail {
  const minutes = Math.round(core.limits.codeSeconds / 60);
  return {
    to,
    subject: `${code} is your ${core.applicationName} code`,
    text: [
      INTRODUCTIONS[purpose],
      code,
      ...(link ? ['Or follow this link in the browser you started in:', link] : []),
      link
        ? `The code and the link are valid for ${minutes} minutes. ${NOT_ASKED.both}`
        : `The code is valid for ${minutes} minutes. ${NOT_ASKED.code}`,
      core.applicationName,
    ].join('\n\n'),
  };
}

/** The mail sent instead of a code that would be useless. */
type ReplacementMail = 'accountExists' | 'noAccount' | 'nothing';

function noteMail({ origin, applicationName }: IdentityCore, to: string, note: ReplacementMail): OutgoingMail | null {
  if (note === 'nothing') return null;
  const isNew = note === 'noAccount';
  const text = isNew
    ? [
        'Somebody, perhaps you, wanted to sign in with this email address, or to choose a new password. There is no account with it.',
        `Sign in with another address of yours, or create an account here: ${origin}${pathTo('auth.unifiedSignUp')}`,
      ]
    : [
        'Somebody, perhaps you, wanted to create an account with this email address. You have one already, so nothing was changed.',
        `Sign in here: ${origin}${pathTo('auth.unifiedSignIn')}`,
        'If you do not know your password any more, choose "Forgot password" there.',
      ];
  const ignore = 'If it was not you, you can ignore this email.';
  return {
    to,
    subject: isNew
      ? `There is no ${applicationName} account with this address`
      : `You already have a ${applicationName} account`,
    text: [...text, ignore, applicationName].join('\n\n'),
  };
}

/**
 * Sends a new code for the attempt, with a link where requested; earlier codes become void. Throws 429 when too many went to the
 * address. `instead`: does the same work, but nobody learns the code.
 */
export async function sendCode(
  sender: Sender,
  { attemptId, to }: CodeTarget,
  purpose: Purpose,
  { wish, instead }: { wish?: LinkWish | undefined; instead?: ReplacementMail | undefined } = {},
): Promise<void> {
  const { core } = sender;
  const { sql, limits } = core;
  const now = core.now();
  await countMail(sender, to);
  const code = await issueCode(sql, { attemptId, to }, core.codeRules, now, wish?.strategy);
  const expiresAt = secondsAfter(now, limits.codeSeconds);
  const token = wish ? await issueLink(sql, { id: attemptId, email: to }, wish, expiresAt, now) : null;
  const link = token && `${core.origin}${FRONTEND_PATH}/v1/verify?token=${token}`;
  const mail = instead ? noteMail(core, to, instead) : codeMail(core, to, purpose, code, link);
  if (mail) await core.mail(mail);
}
