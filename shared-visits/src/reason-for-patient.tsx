import { Field } from '@telehealth/ui/parts/field';
import { TextArea } from '@telehealth/ui/parts/inputs';

/** Longest reason the database takes. */
const REASON_MAX = 500;

interface ReasonForPatientProps {
  /** The question, such as why the visit moves. */
  label: string;
  value: string;
  error?: string;
  onChange: (reason: string) => void;
}

/** The sentence that specialists owe their patient for what they change. */
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
