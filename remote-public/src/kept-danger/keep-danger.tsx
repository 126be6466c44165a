import type { SymptomCheck } from '@telehealth/contracts/schemas/symptom-check';
import { BackendPart } from '@telehealth/data/client/backend-part';
import { type DangerAnswer, useAnswerDanger } from '@telehealth/data/symptom-checks/open-danger.mutations';
import { useSaveSymptomCheck } from '@telehealth/data/symptom-checks/symptom-check.mutations';
import { Button } from '@telehealth/ui/parts/button';
import { useEffect, useRef } from 'react';

export interface KeepDangerProps {
  /** An urgent result; null: none, or no longer. */
  check: SymptomCheck | null;
  /** What the user says they did. */
  answer?: 'called' | null;
}

/** Stores an urgent result in the patient's record and says so, and then the patient's answer to it. */
export function KeepDanger(props: KeepDangerProps) {
  return (
    <BackendPart>
      <Keeping {...props} />
    </BackendPart>
  );
}

function Keeping({ check, answer }: KeepDangerProps) {
  const saving = useSaveSymptomCheck();
  const answering = useAnswerDanger();
  const kept = useRef<SymptomCheck | null>(null);
  const text = check && JSON.stringify(check);
  const keep = () => {
    if (check === null) return;
    kept.current = check;
    void saving.run({ key: crypto.randomUUID(), check });
  };
  useEffect(keep, [text]);
  const said: DangerAnswer | null = answer ?? (check === null && kept.current !== null ? 'mistake' : null);
  useEffect(() => {
    const before = kept.current;
    if (said === null || before === null) return;
    if (said === 'mistake') kept.current = null;
    // Saving again with the same key is idempotent, whether or not the first save arrived.
    void answering.run({ id: null, check: before, answer: said });
  }, [said]);
  if (check === null) return null;
  if (saving.error !== null) {
    return (
      <p className="small" role="status">
        We could not keep this on your dashboard.{' '}
        <Button variant="line" size="s" onClick={keep}>
          Try again
        </Button>
      </p>
    );
  }
  return (
    <p className="small soft" role="status">
      {saving.isRunning
        ? 'Keeping this on your dashboard.'
        : 'Kept on your dashboard until you have had help. Nobody else sees it before you share it.'}
    </p>
  );
}
