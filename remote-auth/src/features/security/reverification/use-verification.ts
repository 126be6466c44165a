import { useSession } from '@clerk/react';
import type { SessionVerificationResource } from '@clerk/react/types';
import { type AppError, failed, ok, type Result } from '@telehealth/contracts/errors';
import { useCallback, useEffect, useRef, useState } from 'react';
import { attempt } from '../identity-failure';
import type { Asked } from './asked';

export type Proof =
  | { strategy: 'password'; password: string }
  | { strategy: 'email_code'; code: string }
  | { strategy: 'totp'; code: string }
  | { strategy: 'backup_code'; code: string };

export type VerificationState =
  | { status: 'asking' }
  | { status: 'failed'; error: AppError }
  | { status: 'open'; verification: SessionVerificationResource };

const MEANINGS = {
  totp: { form_code_incorrect: 'twoStep.codeWrong' },
  backup_code: { form_code_incorrect: 'twoStep.backupCodeWrong' },
  password: {},
  email_code: {},
} as const;

/** Reverifies the person within their session: starts with the dialog and ends it when the proof is complete. */
export function useVerification(asked: Asked) {
  const { session } = useSession();
  const [state, setState] = useState<VerificationState>({ status: 'asking' });
  const hasOffered = useRef(false);

  const give = useCallback(
    async (proof: Proof): Promise<Result<void, AppError>> => {
      if (!session) return failed({ id: 'security.confirmFailed' });
      const given = await attempt('security.confirmFailed', () => send(session, proof), MEANINGS[proof.strategy]);
      if (!given.ok) return given;
      if (given.value.status === 'complete') asked.complete();
      else setState({ status: 'open', verification: given.value });
      return ok(undefined);
    },
    [session, asked],
  );

  const start = useCallback(async () => {
    setState({ status: 'asking' });
    const started = await attempt('security.confirmFailed', async () => {
      if (!session) throw new Error('nobody is signed in');
      return session.startVerification({ level: asked.level });
    });
    if (!started.ok) return setState({ status: 'failed', error: started.error });
    const verification = started.value;
    const takesPassword =
      verification.status === 'needs_first_factor' &&
      (verification.supportedFirstFactors ?? []).some(({ strategy }) => strategy === 'password');
    if (asked.offered === null || !takesPassword || hasOffered.current) {
      return setState({ status: 'open', verification });
    }
    hasOffered.current = true;
    const given = await give({ strategy: 'password', password: asked.offered });
    // A wrong password is reported where it was typed.
    if (!given.ok) asked.cancel(given.error);
  }, [session, asked, give]);

  const started = useRef(false);
  useEffect(() => {
    if (started.current) return;
    started.current = true;
    void start();
  }, [start]);

  return { state, start, give };
}

type Session = NonNullable<ReturnType<typeof useSession>['session']>;

function send(session: Session, proof: Proof): Promise<SessionVerificationResource> {
  return proof.strategy === 'totp' || proof.strategy === 'backup_code'
    ? session.attemptSecondFactorVerification(proof)
    : session.attemptFirstFactorVerification(proof);
}
