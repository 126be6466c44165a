import { type FieldPath, type FieldValues, useController, useFormContext } from 'react-hook-form';
import { ChipGroup, type ChipOption } from '../parts/chip-group';
import { FieldHint, FieldMark, FieldProblem } from '../parts/field';
import styles from './choice.module.css';
import { type FormField, type FormFieldProps, useFormField } from './use-form-field';

interface RadioGroupFieldProps<Values extends FieldValues> extends FormFieldProps {
  name: FieldPath<Values>;
  options: readonly ChipOption[];
  look?: 'radio' | 'chips';
}

export function RadioGroupField<Values extends FieldValues = FieldValues>(props: RadioGroupFieldProps<Values>) {
  const field = useFormField(props.name, props);
  return props.look === 'chips' ? <ChipRadios {...props} field={field} /> : <PlainRadios {...props} field={field} />;
}

type DrawnProps<Values extends FieldValues> = RadioGroupFieldProps<Values> & { field: FormField };

function ChipRadios<Values extends FieldValues>(props: DrawnProps<Values>) {
  const { field: input } = useController({ name: props.name as string });
  const { field, label, hint, optional, options } = props;
  return (
    <ChipGroup
      type="radio"
      id={field.control.id}
      legend={label}
      hint={hint}
      optional={optional}
      required={field.required}
      error={field.error}
      options={options}
      name={input.name}
      value={typeof input.value === 'string' ? input.value : ''}
      onChange={input.onChange}
      onBlur={input.onBlur}
    />
  );
}

function PlainRadios<Values extends FieldValues>({
  name,
  field,
  label,
  hint,
  optional,
  options,
  disabled,
}: DrawnProps<Values>) {
  const { register } = useFormContext();
  const { id } = field.control;
  return (
    <fieldset className={styles.group} aria-describedby={field.control['aria-describedby']}>
      <legend className={styles.legend}>
        {label} <FieldMark required={field.required} optional={optional} />
      </legend>
      <FieldHint id={`${id}-hint`} hint={hint} />
      {options.map((option, index) => (
        <label className={styles.choice} key={option.value}>
          <input
            className={styles.input}
            type="radio"
            id={index === 0 ? id : undefined}
            value={option.value}
            disabled={disabled || option.disabled}
            required={field.required}
            data-invalid={(field.error !== undefined && index === 0) || undefined}
            {...register(name)}
          />
          <span>
            {option.label}
            {option.note !== undefined && <span className={styles.note}>{option.note}</span>}
          </span>
        </label>
      ))}
      <FieldProblem id={`${id}-error`} text={field.error} />
    </fieldset>
  );
}
