import { EMERGENCY_REASONS, type EmergencyReason } from '@telehealth/contracts/chart';
import { errorText } from '@telehealth/contracts/messages';
import { type EmergencyForm, emergencySchema } from '@telehealth/contracts/schemas/chart-access';
import { useHostServices } from '@telehealth/contracts/session';
import { LIMITS } from '@telehealth/contracts/settings';
import { Form } from '@telehealth/ui/forms/form';
import { RadioGroupField } from '@telehealth/ui/forms/radio-group-field';
import { SubmitButton } from '@telehealth/ui/forms/submit-button';
import { TextAreaField } from '@telehealth/ui/forms/text-area-field';
import { useZodForm } from '@telehealth/ui/forms/use-zod-form';
import { Cluster } from '@telehealth/ui/layout/stack';
import { Button } from '@telehealth/ui/parts/button';
import { Dialog } from '@telehealth/ui/parts/dialog';
import { useState } from 'react';
import { useBreakGlass } from '../../../data/access/emergency';
import type { Patient } from '../../../data/patients/patients.schema';
import { Consequences } from './consequences';
import { ProveStep } from './prove-step';

interface EmergencyDialogProps {
  patient: Patient;
  onClose: () => void;
}

const REASON_LABELS: Readonly<Record<EmergencyReason, string>> = {
  unconscious: 'Unconscious',
  life_threat: 'Danger to life',
  cannot_consent: 'Cannot consent',
  public_health: 'Public health',
  other: 'Other',
};
const UNSAID = { reasonCode: '' as EmergencyReason, reason: '' };

/**
 * States all consequences before the reason is typed; asks for reverification where the sign-in is not fresh, and keeps what was
 * typed.
 */
export function EmergencyDialog({ patient, onClose }: EmergencyDialogProps) {
  const form = useZodForm({ schema: emergencySchema, defaultValues: UNSAID });
  const [wanted, setWanted] = useState<EmergencyForm | null>(null);
  const breaking = useBreakGlass();
  const { notify } = useHostServices();
  const open = async (said: EmergencyForm) => {
    const opened = await breaking.run({ patientId: patient.patientId, ...said });
    if (!opened.ok) return setWanted(opened.error.id === 'access.signInAgain' ? said : null);
    notify('access.emergencyOpened');
    onClose();
  };
  const leave = breaking.isRunning ? () => undefined : onClose;
  if (wanted !== null) {
    return (
      <Dialog open onClose={leave} title="Confirm that it is you" size="s">
        <p>
          Nothing is open yet. For emergency access you must have signed in within the last ten minutes; the record of{' '}
          {patient.name} opens as soon as you confirm.
        </p>
        <ProveStep onProven={() => open(wanted)} onCancel={onClose} />
      </Dialog>
    );
  }
  const problem = breaking.error === null ? null : errorText(breaking.error);
  return (
    <Dialog open onClose={leave} title="Open this record in an emergency?" role="alertdialog">
      <p>
        <b>{patient.name}</b>
      </p>
      <Consequences name={patient.name} />
      <Form form={form} label="Emergency access" onSubmit={open} problem={problem}>
        <RadioGroupField
          name="reasonCode"
          look="chips"
          label="What kind of emergency?"
          options={EMERGENCY_REASONS.map((value) => ({ value, label: REASON_LABELS[value] }))}
        />
        <TextAreaField
          name="reason"
          label="What happened?"
          hint={`${patient.name} will read this.`}
          rows={3}
          maxLength={LIMITS.caseNote.max}
        />
        <Cluster justify="flex-end">
          <Button variant="line" onClick={onClose}>
            Cancel
          </Button>
          <SubmitButton variant="danger" busyLabel="Opening">
            Confirm and open
          </SubmitButton>
        </Cluster>
      </Form>
    </Dialog>
  );
}
