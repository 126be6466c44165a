import '@telehealth/contracts/words';
import { useUser } from '@clerk/react';
import { homeOf } from '@telehealth/contracts/access';
import { useLocation, useNavigate } from '@telehealth/contracts/router';
import { ACCOUNT_PATHS, pathTo, type RouteRow } from '@telehealth/contracts/routes';
import { useBackendState, useHostServices, useIdentity } from '@telehealth/contracts/session';
import { Spinner } from '@telehealth/ui/feedback/spinner';
import { PageHeading } from '@telehealth/ui/layout/page-heading';
import { Cluster, Stack } from '@telehealth/ui/layout/stack';
import { Button } from '@telehealth/ui/parts/button';
import * as icons from '@telehealth/ui/parts/icons';
import { LinkButton } from '@telehealth/ui/parts/link-button';
import { useCallback, useEffect, useRef, useState } from 'react';
import { readReturnPath } from '../features/return-path/return-path';
import { SensitiveArea } from '../features/security/reverification/sensitive-area';
import { ConfirmHere } from '../features/security/two-step/confirm-here';
import { RequiredSetUp } from '../features/security/two-step/required-set-up';
import { useSecondFactorWish } from '../features/security/two-step/use-second-factor-wish';
import { useFirstStep } from '../features/security/use-first-step';

/**
 * Whose work asks for a second factor sets it up here, or confirms it for a session that was begun without. People who need none are sent on at once.
 */
export default function TwoStepPage({ row }: { row: RouteRow }) {
  const first = useFirstStep();
  const { search } = useLocation();
  const wish = useSecondFactorWish(search);
  const { step, finish } = useSteps(wish, search);
  return (
    <Stack gap={4}>
      <PageHeading
        lead={`You see people's health details here. So besides ${first.name}, we ask for a code from your phone whenever you sign in.`}
      >
        {row.title}
      </PageHeading>
      {step === 'setUp' && (
        <SensitiveArea>
          <RequiredSetUp onDone={finish} />
        </SensitiveArea>
      )}
      {step === 'confirm' && <ConfirmHere />}
      {step === 'wait' && <Spinner label="One moment" />}
      {(wish === 'task' || wish === 'work') && <LaterButtons wish={wish} />}
    </Stack>
  );
}

/** Which step is shown. Once begun the set-up ends with the backup codes, although the session counts from the first right code on. */
function useSteps(wish: ReturnType<typeof useSecondFactorWish>, search: string) {
  const { user } = useUser();
  const goOn = useGoOn(search);
  const [stage, setStage] = useState<'none' | 'setUp' | 'done'>('none');
  const isAsked = wish === 'task' || wish === 'work';
  const hasApp = user?.totpEnabled === true;
  const [isTask, setTask] = useState(wish === 'task');
  useEffect(() => {
    if (wish === 'task') setTask(true);
    if (stage === 'none' && isAsked && user && !hasApp) setStage('setUp');
    else if (stage !== 'setUp' && wish === 'none') goOn(isTask);
  }, [wish, stage, isAsked, isTask, user, hasApp, goOn]);
  const mayConfirm = isAsked && user !== null && user !== undefined && (stage === 'done' || hasApp);
  const step = stage === 'setUp' ? 'setUp' : mayConfirm ? 'confirm' : 'wait';
  return { step, finish: () => setStage('done') } as const;
}

/** After signing in there is more to decide; a session that is under way goes straight to where the person wanted. */
function useGoOn(search: string) {
  const identity = useIdentity();
  const navigate = useNavigate();
  const backend = useBackendState();
  const isUnderWay = backend.status === 'ready' && backend.secondFactor !== undefined;
  // While the next page loads, this one stands at its address, whose query names no way back.
  const isGone = useRef(false);
  return useCallback(
    (isTask: boolean) => {
      if (isGone.current) return;
      isGone.current = true;
      const wanted = isTask || !isUnderWay ? null : (readReturnPath(search) ?? pathTo(homeOf({ identity })));
      void navigate(wanted ?? pathTo('auth.callback') + search, { replace: true });
    },
    [navigate, search, identity, isUnderWay],
  );
}

/** Nobody is held here: they may come back with their phone. */
function LaterButtons({ wish }: { wish: 'task' | 'work' }) {
  const { auth } = useHostServices();
  return (
    <Stack gap={2}>
      <p className="soft">No phone at hand? Sign out, and continue when you have it. Nothing is lost.</p>
      <Cluster>
        <Button variant="line" icon={icons.signOut} onClick={() => void auth.signOut()}>
          Sign out
        </Button>
        {wish === 'work' && (
          <LinkButton to={ACCOUNT_PATHS.security} variant="line" icon={icons.lock}>
            Sign-in and security
          </LinkButton>
        )}
      </Cluster>
    </Stack>
  );
}
