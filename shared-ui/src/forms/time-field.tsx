import { type FieldPath, type FieldValues, useFormContext } from 'react-hook-form';
import { Field } from '../parts/field';
import { TextInput } from '../parts/inputs';
import { type FormFieldProps, useFormField } from './use-form-field';

interface TimeFieldProps<Values extends FieldValues> extends FormFieldProps {
  name: FieldPath<Values>;
}

/** The native time input in steps of five minutes. Its value is `hh:mm`. */
export function TimeField<Values extends FieldValues = FieldValues>(props: TimeFieldProps<Values>) {
  const { name, label, hint, optional, required } = props;
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
      {(control) => <TextInput {...control} type="time" step={300} {...register(name)} />}
    </Field>
  );
}
