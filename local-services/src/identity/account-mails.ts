import { deliver } from './deliver';
import type { IdentityCore } from './identity-core';

const NOT_YOU =
  'If this was not you, choose "Forgot password" on the sign-in page now and let it sign out everybody else. Then look at the email addresses of your account.';

/** Informs these addresses (or numbers) of a change to the account, so that its owner notices a stranger's change. */
async function tell(core: IdentityCore, to: readonly string[], subject: string, ...paragraphs: string[]) {
  const text = [...paragraphs, core.applicationName].join('\n\n');
  for (const address of new Set(to)) await deliver(core, { to: address, subject, text });
}

export async function sendPasswordChanged(core: IdentityCore, email: string): Promise<void> {
  await tell(
    core,
    [email],
    `Your ${core.applicationName} password was changed`,
    'The password of your account was just changed.',
    'If this was not you, choose "Forgot password" on the sign-in page now: that signs everybody else out.',
  );
}

export async function sendAddressAdded(core: IdentityCore, primary: string, added: string): Promise<void> {
  await tell(
    core,
    [primary],
    `An email address was added to your ${core.applicationName} account`,
    `${added} was just added to your account. You can now sign in with it as well.`,
    NOT_YOU,
  );
}

export async function sendAddressRemoved(core: IdentityCore, primary: string, removed: string): Promise<void> {
  await tell(
    core,
    [removed, primary],
    `An email address was removed from your ${core.applicationName} account`,
    `${removed} was just removed from your account. It can no longer be used to sign in.`,
    NOT_YOU,
  );
}

export async function sendPrimaryChanged(core: IdentityCore, before: string, after: string): Promise<void> {
  await tell(
    core,
    [before],
    `The main email address of your ${core.applicationName} account was changed`,
    `The main email address of your account is now ${after}. Our emails to you go there from now on. You stay signed in.`,
    NOT_YOU,
  );
}

export async function sendAccountDeleted(core: IdentityCore, addresses: readonly string[]): Promise<void> {
  await tell(
    core,
    addresses,
    `Your ${core.applicationName} account was deleted`,
    'Your account was just deleted, and you were signed out everywhere.',
    'If this was not you, please contact us.',
  );
}
