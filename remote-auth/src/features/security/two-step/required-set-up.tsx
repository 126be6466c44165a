import { useUser } from '@clerk/react';
import { errorText } from '@telehealth/contracts/messages';
import { ErrorPanel } from '@telehealth/ui/feedback/error-panel';
import { Spinner } from '@telehealth/ui/feedback/spinner';
import { useCallback, useEffect, useRef, useState } from 'react';
import { BackupCodes } from './backup-codes';
import { SetUp } from './set-up';
import { useAuthenticator } from './use-authenticator';

/** The set-up where it is mandatory: it begins by itself and ends with the backup codes. */
export function RequiredSetUp({ onDone }: { onDone: () => void }) {
  const { user } = useUser();
  const { secret, isAsking, begin, confirm } = useAuthenticator();
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const hasBegun = useRef(false);
  const isThere = user !== null && user !== undefined;
  const start = useCallback(async () => {
    setProblem(null);
    const begun = await begin();
    if (!begun.ok) setProblem(errorText(begun.error));
  }, [begin]);
  useEffect(() => {
    if (!isThere || hasBegun.current) return;
    hasBegun.current = true;
    void start();
  }, [isThere, start]);
  const confirmed = (saved: readonly string[]) => (saved.length > 0 ? setCodes(saved) : onDone());
  if (codes !== null) return <BackupCodes codes={codes} doneLabel="I have saved them, continue" onDone={onDone} />;
  if (secret !== null) return <SetUp secret={secret} confirm={confirm} onDone={confirmed} />;
  if (problem !== null) {
    return <ErrorPanel title="This did not work" what={problem} onRetry={() => void start()} busy={isAsking} />;
  }
  return <Spinner label="One moment" />;
}
