import { errorText } from '@telehealth/contracts/messages';
import { useHostServices } from '@telehealth/contracts/session';
import { LIMITS } from '@telehealth/contracts/settings';
import { DateField } from '@telehealth/ui/forms/date-field';
import { Form } from '@telehealth/ui/forms/form';
import { SubmitButton } from '@telehealth/ui/forms/submit-button';
import { TextAreaField } from '@telehealth/ui/forms/text-area-field';
import { useZodForm } from '@telehealth/ui/forms/use-zod-form';
import { Cluster } from '@telehealth/ui/layout/stack';
import { Button } from '@telehealth/ui/parts/button';
import { Dialog } from '@telehealth/ui/parts/dialog';
import { useState } from 'react';
import { type ClinicianDeathForm, clinicianDeathSchema } from '../../../data/desk/ends';
import { useSayDied } from '../../../data/desk/people.queries';
import type { Patient } from '../../../data/patients/patients.schema';

/** A clinician reports that a patient has died; nothing changes until an operator has seen the document. */
export function DiedDialog({ patient: { patientId, name }, onClose }: { patient: Patient; onClose: () => void }) {
  const saying = useSayDied();
  const { notify } = useHostServices();
  const [key] = useState(() => crypto.randomUUID());
  const form = useZodForm({ schema: clinicianDeathSchema, defaultValues: { diedOn: '', note: '' } });
  const submit = async (said: ClinicianDeathForm) => {
    if (!(await saying.run({ ...said, patientId, key })).ok) return;
    notify('death.reported');
    onClose();
  };
  const title = `Has ${name} died?`;
  return (
    <Dialog open onClose={saying.isRunning ? () => undefined : onClose} title={title}>
      <p>
        You report it to the clinic. Nothing changes until somebody there has seen the notice of death or the death
        certificate; then visits ahead are called off and refunded, nobody writes to this person any more, and the
        record stays as it is. Your report is written into the log of the record.
      </p>
      <Form form={form} onSubmit={submit} label={title} problem={saying.error && errorText(saying.error)}>
        <DateField<ClinicianDeathForm> name="diedOn" label="Day of death" />
        <TextAreaField<ClinicianDeathForm>
          name="note"
          label="How you know"
          hint="For example: I certified it, or the ward rang. Operators can read it."
          rows={3}
          maxLength={LIMITS.caseNote.max}
          optional
        />
        <Cluster justify="flex-end">
          <Button variant="line" onClick={onClose}>
            Leave it as it is
          </Button>
          <SubmitButton busyLabel="Reporting">Report it</SubmitButton>
        </Cluster>
      </Form>
    </Dialog>
  );
}
