import {
  type AppError,
  type AuthActions,
  failed,
  type IdentityProof,
  type MessageId,
  type Result,
} from '@telehealth/contracts';
import { mailCode, type Provable, proveByAuthenticator, proveByMailedCode, proveByPassword } from '../lock/lock';
import { type ActionSurroundings, DONE, perform } from './action-surroundings';

/** The lock tells of pages that stay hidden; here a page is open, and nothing was done. */
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

/** Proving within a session who one is, before something that asks for a fresh proof. */
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
        // The backend goes by what its own session knows: only one that is opened now knows of this proof.
        return (await around.renew()) ? DONE : failed({ id: 'sync.failed' });
      }),
  };
}

function prove(session: Provable, proof: IdentityProof): Promise<Result<void, AppError>> {
  if ('password' in proof) return proveByPassword(session, proof.password);
  if ('mailedCode' in proof) return proveByMailedCode(session, proof.mailedCode);
  return proveByAuthenticator(session, proof.appCode);
}
