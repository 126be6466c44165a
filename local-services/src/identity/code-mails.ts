import type { OutgoingMail } from '../mailbox/outgoing-mail';
import { issueCode } from './email-codes';
import type { IdentityCore } from './identity-core';
import { takeTurn } from './throttles';

type Purpose = 'reverification' | 'email_code' | 'reset_password_email_code' | 'sign_up';

const INTRODUCTIONS: Record<Purpose, string> = {
  sign_up: 'Use this code to verify your email address and finish creating your account:',
  email_code: 'Use this code to sign in:',
  reverification: 'Use this code to confirm that it is you:',
  reset_password_email_code: 'Use this code to choose a new password:',
};

function codeMail(to: string, code: string, purpose: Purpose, core: IdentityCore): OutgoingMail {
  const minutes = Math.round(core.limits.codeSeconds / 60);
  return {
    to,
    subject: `${code} is your ${core.applicationName} code`,
    text: [
      INTRODUCTIONS[purpose],
      code,
      `The code is valid for ${minutes} minutes. If you did not ask for it, you can ignore this email: without the code nothing happens.`,
      core.applicationName,
    ].join('\n\n'),
  };
}

/** Sends a new code for the attempt; the earlier one is void. Throws 429 when too many were sent to the address. */
export async function sendCode(core: IdentityCore, attemptId: string, email: string, purpose: Purpose): Promise<void> {
  const now = core.now();
  await takeTurn(core.sql, 'code', email, core.limits.codesPerEmail, now);
  const code = await issueCode(core.sql, { attemptId, email }, core.codeRules, now);
  await core.mail(codeMail(email, code, purpose, core));
}

/** Tells the owner that the password changed, so that a stranger's change does not stay unseen. */
export async function sendPasswordChanged(core: IdentityCore, email: string): Promise<void> {
  await core.mail({
    to: email,
    subject: `Your ${core.applicationName} password was changed`,
    text: [
      'The password of your account was just changed.',
      'If this was not you, choose "Forgot password" on the sign-in page now: that signs everybody else out.',
      core.applicationName,
    ].join('\n\n'),
  });
}
