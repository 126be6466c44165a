import type { AppError } from '@telehealth/contracts/errors';
import { useBackendState } from '@telehealth/contracts/session';
import { toResult } from '@telehealth/data/client/call-backend';
import { useBackend } from '@telehealth/data/client/use-backend';
import { keptVisitFiles } from '@telehealth/data/visit-files/visit-file.calls';
import type { VisitFile } from '@telehealth/data/visit-files/visit-file.schema';
import { useEffect, useState } from 'react';
import type { BookingModel } from './use-booking';

/** Files that were added before a reload. */
export type KeptFiles =
  | { status: 'none' | 'loading' }
  /** `gone`: how many of them no longer exist. */
  | { status: 'here'; gone: number }
  | { status: 'failed'; error: AppError; retry: () => void };

/** Asks once which of the form's files still exist; missing ones leave the form. */
export function useKeptFiles(
  form: BookingModel['form'],
  isOpen: boolean,
  onKept: (files: readonly VisitFile[]) => void,
): KeptFiles {
  const backend = useBackend();
  const state = useBackendState();
  const viewer = state.status === 'ready' ? state.userId : null;
  const [wanted] = useState<readonly string[]>(() => form.getValues('files') ?? []);
  const [attempt, setAttempt] = useState(0);
  const [kept, setKept] = useState<KeptFiles>({ status: wanted.length > 0 ? 'loading' : 'none' });
  const isDue = isOpen && viewer !== null && kept.status === 'loading';
  // A new `attempt` retries.
  useEffect(() => {
    if (!isDue) return;
    let isCurrent = true;
    void toResult(() => keptVisitFiles(backend, wanted)).then((answer) => {
      if (!isCurrent) return;
      if (!answer.ok) {
        const retry = () => {
          setKept({ status: 'loading' });
          setAttempt((count) => count + 1);
        };
        return setKept({ status: 'failed', error: answer.error, retry });
      }
      const found = new Set(answer.value.map(({ id }) => id));
      const lost = wanted.filter((id) => !found.has(id));
      onKept(answer.value);
      form.setValue(
        'files',
        (form.getValues('files') ?? []).filter((id) => !lost.includes(id)),
      );
      setKept({ status: 'here', gone: lost.length });
    });
    return () => {
      isCurrent = false;
    };
  }, [isDue, attempt, backend]);
  return kept;
}
