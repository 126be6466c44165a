import { type FieldPath, type FieldValues, useFormContext } from 'react-hook-form';
import { Field } from '../parts/field';
import { SelectInput } from '../parts/inputs';
import { type FormFieldProps, useFormField } from './use-form-field';

export interface FieldOption {
  value: string;
  label: string;
}

interface SelectFieldProps<Values extends FieldValues> extends FormFieldProps {
  name: FieldPath<Values>;
  options: readonly FieldOption[];
  /** Text of the empty option. */
  placeholder?: string;
  autoComplete?: string;
}

export function SelectField<Values extends FieldValues = FieldValues>(props: SelectFieldProps<Values>) {
  const { name, label, hint, optional, required, options, placeholder = 'Choose one', ...native } = props;
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
        <SelectInput {...native} {...control} {...register(name)}>
          <option value="">{placeholder}</option>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </SelectInput>
      )}
    </Field>
  );
}
