import { useUser } from '@clerk/react';
import { errorText } from '@telehealth/contracts/messages';
import { useHostServices } from '@telehealth/contracts/session';
import { Notice } from '@telehealth/ui/feedback/notice';
import { Card } from '@telehealth/ui/layout/card';
import { Badge } from '@telehealth/ui/parts/badge';
import { Button } from '@telehealth/ui/parts/button';
import { useState } from 'react';
import { useFirstStep } from '../use-first-step';
import { useOpener } from '../use-opener';
import { BackupCodes } from './backup-codes';
import { SetUp } from './set-up';
import { TwoStepOn } from './two-step-on';
import { useAuthenticator } from './use-authenticator';

/** Two-step sign-in: its state, setup, new backup codes, turning it off. */
export function TwoStepCard() {
  const { user } = useUser();
  const first = useFirstStep();
  const { notify } = useHostServices();
  const { secret, isAsking, begin, confirm, forget } = useAuthenticator();
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const opener = useOpener(secret !== null);
  const isOn = user?.totpEnabled === true;
  const start = async () => {
    setProblem(null);
    const begun = await begin();
    if (!begun.ok) setProblem(errorText(begun.error));
  };
  const done = (saved: readonly string[]) => {
    forget();
    notify('twoStep.on');
    setCodes(saved.length > 0 ? saved : null);
  };
  return (
    <Card title="Two-step sign-in" actions={<Badge tone={isOn ? 'success' : 'neutral'}>{isOn ? 'On' : 'Off'}</Badge>}>
      {codes !== null ? (
        <BackupCodes codes={codes} doneLabel="I have saved them" onDone={() => setCodes(null)} />
      ) : secret !== null ? (
        <SetUp secret={secret} confirm={confirm} onDone={done} onCancel={forget} />
      ) : isOn ? (
        <TwoStepOn onCodes={setCodes} />
      ) : (
        <>
          <p className="soft">
            Besides {first.name}, a code from an app on your phone. {first.stolen} then still cannot sign in.
          </p>
          <div>
            <Button ref={opener} variant="line" busy={isAsking} onClick={() => void start()}>
              Set up two-step sign-in
            </Button>
          </div>
        </>
      )}
      {problem !== null && (
        <Notice tone="danger" live>
          {problem}
        </Notice>
      )}
    </Card>
  );
}
