import type { AppError } from '@telehealth/contracts/errors';
import { errorText, message } from '@telehealth/contracts/messages';
import { useHostServices } from '@telehealth/contracts/session';
import { Notice } from '@telehealth/ui/feedback/notice';
import { Button } from '@telehealth/ui/parts/button';
import { ConfirmDialog } from '@telehealth/ui/parts/confirm-dialog';
import * as icons from '@telehealth/ui/parts/icons';
import { useState } from 'react';
import { useSensitive } from '../reverification/sensitive-area';
import type { Device } from './describe-device';
import { endDevice } from './end-device';

interface SignOutOthersProps {
  /** All but this one. */
  devices: readonly Device[];
  onDone: () => Promise<void>;
}

/** Ends every other session, one after the other, and reports partial success. */
export function SignOutOthers({ devices, onDone }: SignOutOthersProps) {
  const { notify } = useHostServices();
  const sensitive = useSensitive();
  const [isAsking, setAsking] = useState(false);
  const [done, setDone] = useState<number | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const all = devices.length;

  const signOutAll = async () => {
    setProblem(null);
    let ended = 0;
    let failure: AppError | null = null;
    for (const device of devices) {
      setDone(ended + 1);
      const outcome = await endDevice(device, sensitive);
      if (outcome.ok) ended += 1;
      else failure = outcome.error;
      // A cancelled reverification stops the whole series.
      if (failure?.id === 'security.cancelled') break;
    }
    setDone(null);
    setAsking(false);
    await onDone();
    if (failure === null) notify('security.othersDone');
    else if (ended === 0) setProblem(errorText(failure));
    else setProblem(message('security.othersPartly', { done: String(ended), all: String(all) }));
  };

  return (
    <>
      {all > 0 && (
        <Button variant="line" icon={icons.signOut} onClick={() => setAsking(true)}>
          Sign out everywhere else
        </Button>
      )}
      {problem !== null && (
        <Notice tone="danger" live>
          {problem}
        </Notice>
      )}
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={signOutAll}
        title="Sign out everywhere else?"
        confirmLabel={done === null ? 'Sign out everywhere else' : `Signing out ${done} of ${all}`}
        cancelLabel="Keep them"
      >
        {all === 1 ? 'One other device is' : `${all} other devices are`} signed out and must sign in again. What is
        typed there and not yet sent may be lost. This cannot be undone; this device stays signed in.
      </ConfirmDialog>
    </>
  );
}
