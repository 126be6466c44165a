import { useLocation, useNavigate } from '@telehealth/contracts/router';
import { useSigningIn } from '@telehealth/contracts/session';
import { useEffect, useRef } from 'react';

/** Returns the address whose second step was open in this history entry; null when none was. */
function keptAddress(state: unknown): string | null {
  const kept = typeof state === 'object' && state !== null && 'secondStepOf' in state ? state.secondStepOf : null;
  return typeof kept === 'string' ? kept : null;
}

/**
 * Keeps the second step over a reload, in the browser's history state. The provider keeps the attempt; when it no longer waits
 * for a second factor, `onOver` is called once.
 */
export function useKeptStep(onOver: () => void) {
  const { state, search } = useLocation();
  const navigate = useNavigate();
  const signingIn = useSigningIn();
  const atStart = useRef(keptAddress(state));
  const write = (next: { secondStepOf: string } | null) =>
    void navigate({ search }, { replace: true, state: next, preventScrollReset: true });
  useEffect(() => {
    if (signingIn === null || atStart.current === null) return;
    atStart.current = null;
    if (!signingIn.waitsForSecondStep()) onOver();
  }, [signingIn, onOver]);
  return {
    address: keptAddress(state),
    keep: (address: string) => write({ secondStepOf: address }),
    forget: () => write(null),
  };
}
