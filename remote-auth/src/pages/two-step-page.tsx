import * as icons from '@telehealth/ui/parts/icons';
import '@telehealth/contracts/words';
import { useUser } from '@clerk/react';
import { errorText } from '@telehealth/contracts/messages';
import { useLocation, useNavigate } from '@telehealth/contracts/router';
import { pathTo, type RouteRow } from '@telehealth/contracts/routes';
import { useHostServices, useIdentity } from '@telehealth/contracts/session';
import { ErrorPanel } from '@telehealth/ui/feedback/error-panel';
import { Spinner } from '@telehealth/ui/feedback/spinner';
import { PageHeading } from '@telehealth/ui/layout/page-heading';
import { Stack } from '@telehealth/ui/layout/stack';
import { Button } from '@telehealth/ui/parts/button';
import { useCallback, useEffect, useRef, useState } from 'react';
import { SensitiveArea } from '../features/security/reverification/sensitive-area';
import { BackupCodes } from '../features/security/two-step/backup-codes';
import { SetUp } from '../features/security/two-step/set-up';
import { useAuthenticator } from '../features/security/two-step/use-authenticator';
import { useFirstStep } from '../features/security/use-first-step';

/** A session waits here until its second factor is set up. People who need none are sent on at once. */
export default function TwoStepPage({ row }: { row: RouteRow }) {
  const identity = useIdentity();
  const first = useFirstStep();
  const { auth } = useHostServices();
  const { search } = useLocation();
  const navigate = useNavigate();
  const isAsked = identity.status === 'signedIn' && identity.task === 'setup-mfa';
  // Once begun it ends with the backup codes, although the session is active from the first right code on.
  const [isBegun, setBegun] = useState(isAsked);
  const goOn = useCallback(
    () => void navigate(pathTo('auth.callback') + search, { replace: true }),
    [navigate, search],
  );
  useEffect(() => {
    if (isAsked) setBegun(true);
    else if (!isBegun && identity.status === 'signedIn') goOn();
  }, [isAsked, isBegun, identity.status, goOn]);
  return (
    <Stack gap={4}>
      <PageHeading
        lead={`You see people's health details here. So besides ${first.name}, we ask for a code from your phone whenever you sign in.`}
      >
        {row.title}
      </PageHeading>
      {isBegun && (
        <SensitiveArea>
          <RequiredSetUp onDone={goOn} />
        </SensitiveArea>
      )}
      {isAsked && (
        <Stack gap={2}>
          <p className="soft">No phone at hand? Sign out, and continue when you have it. Nothing is lost.</p>
          <div>
            <Button variant="line" icon={icons.signOut} onClick={() => void auth.signOut()}>
              Sign out
            </Button>
          </div>
        </Stack>
      )}
    </Stack>
  );
}

function RequiredSetUp({ onDone }: { onDone: () => void }) {
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
