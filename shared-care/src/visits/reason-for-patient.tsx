import { Field } from '@telehealth/ui/parts/field';
import { TextArea } from '@telehealth/ui/parts/inputs';

/** The database's maximum length. */
const REASON_MAX = 500;

interface ReasonForPatientProps {
  /** The question, e.g. why the visit moves. */
  label: string;
  value: string;
  error?: string;
  onChange: (reason: string) => void;
}

/** The sentence that a specialist must write to their patient about a change. */
export function ReasonForPatient({ label, value, error, onChange }: ReasonForPatientProps) {
  return (
    <Field label={label} hint="The patient reads this." required {...(error !== undefined && { error })}>
      {(control) => (
        <TextArea
          {...control}
          rows={3}
          maxLength={REASON_MAX}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      )}
    </Field>
  );
}
