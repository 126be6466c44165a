import { type FieldPath, type FieldValues, useFormContext } from 'react-hook-form';
import { Field } from '../parts/field';
import { TextInput } from '../parts/inputs';
import { type FormFieldProps, useFormField } from './use-form-field';

interface NumberFieldProps<Values extends FieldValues> extends FormFieldProps {
  name: FieldPath<Values>;
  min?: number;
  max?: number;
  step?: number | 'any';
  prefix?: string;
  suffix?: string;
  placeholder?: string;
}

/** A number, kept as the text that was typed. */
export function NumberField<Values extends FieldValues = FieldValues>(props: NumberFieldProps<Values>) {
  const { name, label, hint, optional, required, step = 1, ...native } = props;
  const field = useFormField(name, { hint, optional, required });
  const { register } = useFormContext();
  return (
    <Field
      label={label}
      hint={hint}
      error={field.error}
      required={field.required}
      optional={optional}
      id={field.control.id}
    >
      {(control) => (
        <TextInput
          {...native}
          {...control}
          type="number"
          step={step}
          inputMode={step === 1 ? 'numeric' : 'decimal'}
          // Scrolling the page over a focused number input would silently change it.
          onWheel={(event) => event.currentTarget.blur()}
          {...register(name)}
        />
      )}
    </Field>
  );
}
