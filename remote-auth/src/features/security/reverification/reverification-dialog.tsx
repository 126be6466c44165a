import { errorText } from '@telehealth/contracts/messages';
import { ErrorPanel } from '@telehealth/ui/feedback/error-panel';
import { Spinner } from '@telehealth/ui/feedback/spinner';
import { Dialog } from '@telehealth/ui/parts/dialog';
import type { Asked } from './asked';
import { FirstStep } from './first-step';
import { SecondStep } from './second-step';
import { useVerification } from './use-verification';

/** Reverifies the person before a change to their sign-in. Closing it changes nothing. */
export function ReverificationDialog({ asked }: { asked: Asked }) {
  const { state, start, give } = useVerification(asked);
  // A password typed before is tried without showing the dialog, which opens only if that fails.
  const isTrying = asked.offered !== null && state.status === 'asking';
  const steps = { give, onCancel: () => asked.cancel() };
  return (
    <Dialog
      open={!isTrying}
      onClose={() => asked.cancel()}
      title="Confirm that it is you"
      description="This changes how you sign in, so we need to check that it is you."
      size="s"
    >
      {state.status === 'asking' && <Spinner label="One moment" />}
      {state.status === 'failed' && (
        <ErrorPanel title="This did not work" what={errorText(state.error)} onRetry={() => void start()} />
      )}
      {state.status === 'open' &&
        (state.verification.status === 'needs_second_factor' ? (
          <SecondStep factors={state.verification.supportedSecondFactors ?? []} {...steps} />
        ) : (
          <FirstStep factors={state.verification.supportedFirstFactors ?? []} {...steps} />
        ))}
    </Dialog>
  );
}
