import { SentSymptomCheck } from '@telehealth/care/visits/sent-symptom-check';
import { errorText } from '@telehealth/contracts/messages';
import type { SymptomCheck } from '@telehealth/contracts/schemas/symptom-check';
import type { Appointment } from '@telehealth/data/appointments/appointment.schema';
import { useOpenChecksOfVisit } from '@telehealth/data/symptom-checks/symptom-check.mutations';
import { useVisitsWithCheck } from '@telehealth/data/symptom-checks/symptom-check.queries';
import { Notice } from '@telehealth/ui/feedback/notice';
import { Stack } from '@telehealth/ui/layout/stack';
import { Button } from '@telehealth/ui/parts/button';
import { Dialog } from '@telehealth/ui/parts/dialog';
import { useState } from 'react';

/** The patient's symptom check, if attached. It opens on a press, because the patient sees who read it. */
export function VisitSymptomCheck({ visit }: { visit: Appointment }) {
  const withCheck = useVisitsWithCheck();
  const opening = useOpenChecksOfVisit();
  const [checks, setChecks] = useState<readonly SymptomCheck[] | null>(null);
  if (withCheck.data?.has(visit.id) !== true) return null;
  const open = async () => {
    const opened = await opening.run({ appointmentId: visit.id, screen: 'appointments' });
    if (opened.ok) setChecks(opened.value);
  };
  return (
    <span>
      <Button
        variant="line"
        size="s"
        busy={opening.isRunning}
        aria-label={`Symptom check of ${visit.counterpartName}`}
        onClick={() => void open()}
      >
        Symptom check
      </Button>
      {opening.error !== null && (
        <Notice tone="danger" live>
          {errorText(opening.error)}
        </Notice>
      )}
      {checks !== null && (
        <Dialog open onClose={() => setChecks(null)} title={`Symptom check of ${visit.counterpartName}`}>
          <Stack>
            {checks.length === 0 && <p>What came along cannot be shown here.</p>}
            {checks.map((check) => (
              <SentSymptomCheck key={`${check.rules} ${check.heading} ${check.words}`} check={check} isOwn={false} />
            ))}
          </Stack>
        </Dialog>
      )}
    </span>
  );
}
