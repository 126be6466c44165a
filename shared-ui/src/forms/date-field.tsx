import { type FieldPath, type FieldValues, useFormContext } from 'react-hook-form';
import { Field } from '../parts/field';
import { TextInput } from '../parts/inputs';
import { type FormFieldProps, useFormField } from './use-form-field';

interface DateFieldProps<Values extends FieldValues> extends FormFieldProps {
  name: FieldPath<Values>;
  /** First and last allowed date, `yyyy-mm-dd`. */
  min?: string;
  max?: string;
  autoComplete?: string;
}

/** The native date input, which accepts typing and uses the system's calendar. Its value is `yyyy-mm-dd`. */
export function DateField<Values extends FieldValues = FieldValues>(props: DateFieldProps<Values>) {
  const { name, label, hint, optional, required, ...native } = props;
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
      {(control) => <TextInput {...native} {...control} type="date" {...register(name)} />}
    </Field>
  );
}
