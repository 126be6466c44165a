import type { Role } from '@telehealth/contracts/access';
import { ChipGroup } from '@telehealth/ui/parts/chip-group';
import { ReasonForPatient } from './reason-for-patient';

const PATIENT_REASONS = [
  'I feel better',
  'The time does not suit me',
  'I was seen somewhere else',
  'The price',
  'I would rather not say',
].map((reason) => ({ value: reason, label: reason }));

interface CancelReasonProps {
  role: Role;
  value: string;
  error?: string;
  onChange: (reason: string) => void;
}

/** Patients choose from a list, so that none has to explain; specialists must write their patient a sentence. */
export function CancelReason({ role, value, error, onChange }: CancelReasonProps) {
  if (role === 'patient') {
    return (
      <ChipGroup
        type="radio"
        legend="Why are you cancelling?"
        hint="The specialist sees this."
        name="cancel-reason"
        options={PATIENT_REASONS}
        value={value}
        onChange={onChange}
        {...(error !== undefined && { error })}
        required
      />
    );
  }
  return (
    <ReasonForPatient
      label="Why do you cancel?"
      value={value}
      onChange={onChange}
      {...(error !== undefined && { error })}
    />
  );
}
