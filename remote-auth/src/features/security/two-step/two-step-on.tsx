import { useUser } from '@clerk/react';
import { errorText, type MessageId } from '@telehealth/contracts/messages';
import { useHostServices } from '@telehealth/contracts/session';
import { Notice } from '@telehealth/ui/feedback/notice';
import { Cluster } from '@telehealth/ui/layout/stack';
import { Button } from '@telehealth/ui/parts/button';
import { ConfirmDialog } from '@telehealth/ui/parts/confirm-dialog';
import { useState } from 'react';
import { attempt } from '../identity-failure';
import { useSensitive } from '../reverification/sensitive-area';
import { useFirstStep } from '../use-first-step';

/** The identity provider's codes for an account that must keep it. */
const REQUIRED: Readonly<Record<string, MessageId>> = { mfa_required: 'twoStep.required' };

/** The actions while it is on. */
export function TwoStepOn({ onCodes }: { onCodes: (codes: readonly string[]) => void }) {
  const { user } = useUser();
  const first = useFirstStep();
  const { notify } = useHostServices();
  const sensitive = useSensitive();
  const [asked, setAsked] = useState<'codes' | 'off' | null>(null);
  const [problem, setProblem] = useState<{ text: string; isInfo: boolean } | null>(null);
  const run = async (work: () => Promise<void>) => {
    setProblem(null);
    const done = await attempt('twoStep.failed', () => sensitive(work), REQUIRED);
    setAsked(null);
    if (!done.ok) setProblem({ text: errorText(done.error), isInfo: done.error.id === 'twoStep.required' });
  };
  const renew = () =>
    run(async () => {
      const codes = (await user?.createBackupCode())?.codes ?? [];
      notify('twoStep.newCodes');
      onCodes(codes);
    });
  const turnOff = () =>
    run(async () => {
      await user?.disableTOTP();
      notify('twoStep.off');
    });
  return (
    <>
      <p className="soft">Besides {first.name}, you sign in with a code from your authenticator app.</p>
      <Cluster>
        <Button variant="line" onClick={() => setAsked('codes')}>
          New backup codes
        </Button>
        <Button variant="quiet" onClick={() => setAsked('off')}>
          Turn off
        </Button>
      </Cluster>
      {problem !== null && (
        <Notice tone={problem.isInfo ? 'info' : 'danger'} live>
          {problem.text}
        </Notice>
      )}
      <ConfirmDialog
        open={asked === 'codes'}
        onClose={() => setAsked(null)}
        onConfirm={renew}
        title="Make new backup codes?"
        confirmLabel="Make new codes"
        cancelLabel="Keep the old ones"
        tone="primary"
      >
        The old ones stop working at once. The new ones are shown this once.
      </ConfirmDialog>
      <ConfirmDialog
        open={asked === 'off'}
        onClose={() => setAsked(null)}
        onConfirm={turnOff}
        title="Turn off two-step sign-in?"
        confirmLabel="Turn off"
        cancelLabel="Keep it on"
      >
        {first.alone} then signs you in, and your backup codes stop working.
      </ConfirmDialog>
    </>
  );
}
