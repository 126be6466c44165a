import { type AppError, failed, type Result } from '@telehealth/contracts/errors';
import type { AuthActions, IdentityProof } from '@telehealth/contracts/identity';
import type { MessageId } from '@telehealth/contracts/messages';
import { mailCode, type Provable, proveByAuthenticator, proveByMailedCode, proveByPassword } from '../lock/lock';
import { type ActionSurroundings, DONE, perform } from './action-surroundings';

/** The lock's messages speak of covered pages; here a page is open and an action failed. */
const SAID_HERE: Readonly<Partial<Record<MessageId, MessageId>>> = {
  'lock.passwordWrong': 'security.passwordWrong',
  'lock.codeWrong': 'verification.codeWrong',
  'lock.offline': 'auth.offline',
  'lock.failed': 'security.confirmFailed',
};

function said<T>(result: Result<T, AppError>): Result<T, AppError> {
  if (result.ok) return result;
  return failed({ ...result.error, id: SAID_HERE[result.error.id] ?? result.error.id });
}

/** Reverification within a session, before actions that need a fresh proof of identity. */
export function createIdentityActions(
  around: ActionSurroundings,
): Pick<AuthActions, 'proveIdentity' | 'mailIdentityCode'> {
  const session = async () => {
    const { session: open } = await around.clerk();
    if (open === null || open === undefined) throw { id: 'session.ended' } satisfies AppError;
    return open as unknown as Provable;
  };
  return {
    mailIdentityCode: () =>
      perform('mailIdentityCode', 'security.confirmFailed', async () => said(await mailCode(await session()))),
    proveIdentity: (proof) =>
      perform('proveIdentity', 'security.confirmFailed', async () => {
        const proven = said(await prove(await session(), proof));
        if (!proven.ok) return proven;
        // The backend checks its own session, so only a new one contains this proof.
        return (await around.renew()) ? DONE : failed({ id: 'sync.failed' });
      }),
  };
}

function prove(session: Provable, proof: IdentityProof): Promise<Result<void, AppError>> {
  if ('password' in proof) return proveByPassword(session, proof.password);
  if ('mailedCode' in proof) return proveByMailedCode(session, proof.mailedCode);
  return proveByAuthenticator(session, proof.appCode);
}
