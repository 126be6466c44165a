import type { NumberKind } from '@telehealth/contracts/schemas/read-number';
import { type FieldPath, type FieldValues, useController } from 'react-hook-form';
import { NumberBox } from '../parts/number-box';
import { type FormFieldProps, useFormField } from './use-form-field';

interface NumberFieldProps<Values extends FieldValues> extends FormFieldProps {
  name: FieldPath<Values>;
  kind: NumberKind;
  prefix?: string;
  suffix?: string;
  placeholder?: string;
}

/** A number whose value is the typed text; the schema parses it on submit. */
export function NumberField<Values extends FieldValues = FieldValues>(props: NumberFieldProps<Values>) {
  const { name, kind, ...texts } = props;
  const { control, error, required } = useFormField(name, texts);
  const { field } = useController({ name });
  return (
    <NumberBox
      {...texts}
      id={control.id}
      name={name}
      kind={kind}
      value={String(field.value ?? '')}
      onChange={field.onChange}
      onLeave={field.onBlur}
      required={required}
      error={error}
    />
  );
}
