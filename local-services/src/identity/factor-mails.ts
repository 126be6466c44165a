import { deliver } from './deliver';
import type { IdentityCore } from './identity-core';

/** Informs the owner that two-step sign-in was turned on or off, so that they notice a stranger's change. */
export async function sendFactorsChanged(core: IdentityCore, to: string, on: boolean): Promise<void> {
  await deliver(core, {
    to,
    subject: `Two-step sign-in was turned ${on ? 'on' : 'off'} for your ${core.applicationName} account`,
    text: [
      on
        ? 'From now on signing in asks for a code of your authenticator app as well.'
        : 'From now on signing in no longer asks for a code of your authenticator app.',
      'If this was not you, choose "Forgot password" on the sign-in page now: that signs everybody else out.',
      core.applicationName,
    ].join('\n\n'),
  });
}
