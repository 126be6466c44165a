import { Field, type FieldTexts } from './field';
import { TextInput } from './inputs';

interface DayFieldProps extends FieldTexts {
  /** `yyyy-mm-dd`; empty: none. */
  value: string;
  /** First and last allowed day. */
  min?: string;
  max?: string;
  onChange: (day: string) => void;
}

/** Any calendar day, by the native input, which accepts typing and uses the system's calendar. */
export function DayField({ value, min, max, onChange, ...texts }: DayFieldProps) {
  return (
    <Field {...texts}>
      {(control) => (
        <TextInput
          {...control}
          {...(min !== undefined && { min })}
          {...(max !== undefined && { max })}
          type="date"
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      )}
    </Field>
  );
}
