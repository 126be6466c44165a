import { Field } from '@telehealth/ui/parts/field';
import { TextArea } from '@telehealth/ui/parts/inputs';
import { REASON_MAX } from './cancel-reason';

interface MoveReasonProps {
  value: string;
  error?: string;
  onChange: (reason: string) => void;
}

export function MoveReason({ value, error, onChange }: MoveReasonProps) {
  return (
    <Field label="Why does it move?" hint="The patient reads this." required {...(error !== undefined && { error })}>
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
