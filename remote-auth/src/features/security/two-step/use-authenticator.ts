import { useSession, useUser } from '@clerk/react';
import { type AppError, ok, type Result } from '@telehealth/contracts/errors';
import { useCallback, useState } from 'react';
import { attempt } from '../identity-failure';
import { useSensitive } from '../reverification/sensitive-area';

/** A secret that waits for its first code. */
export interface Secret {
  /** Base32, for typing (RFC 4648). */
  key: string;
  /** `otpauth://` address, for scanning. */
  uri: string;
}

/** Sets up an authenticator app: requests a secret and verifies its first code. */
export function useAuthenticator() {
  const { user } = useUser();
  const { session } = useSession();
  const sensitive = useSensitive();
  const [secret, setSecret] = useState<Secret | null>(null);
  const [isAsking, setAsking] = useState(false);

  const begin = useCallback(async (): Promise<Result<void, AppError>> => {
    setAsking(true);
    const made = await attempt('twoStep.failed', () =>
      sensitive(async () => {
        const { secret: key, uri } = (await user?.createTOTP()) ?? {};
        if (key === undefined || uri === undefined) throw new Error('the provider gave no secret');
        return { key, uri };
      }),
    );
    setAsking(false);
    if (!made.ok) return made;
    setSecret(made.value);
    return ok(undefined);
  }, [user, sensitive]);

  /** Signs the person out on their other devices. @returns the backup codes, which the provider shows only once */
  const confirm = async (code: string): Promise<Result<readonly string[], AppError>> =>
    attempt(
      'twoStep.failed',
      async () => {
        const codes = (await user?.verifyTOTP({ code }))?.backupCodes ?? [];
        // A session that somebody began with the password alone must not count as one of two steps.
        const all = (await user?.getSessions().catch(() => [])) ?? [];
        await Promise.allSettled(all.map((one) => one.id !== session?.id && one.revoke()));
        return codes;
      },
      { form_code_incorrect: 'twoStep.codeWrong' },
    );

  return { secret, isAsking, begin, confirm, forget: () => setSecret(null) };
}
