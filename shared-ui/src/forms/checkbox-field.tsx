import type { ReactNode } from 'react';
import { type FieldPath, type FieldValues, useFormContext } from 'react-hook-form';
import { FieldHint, FieldProblem } from '../parts/field';
import { CheckBox } from './check-box';
import styles from './choice.module.css';
import { type FormFieldProps, useFormField } from './use-form-field';

interface CheckboxFieldProps<Values extends FieldValues> extends Omit<FormFieldProps, 'label' | 'optional'> {
  name: FieldPath<Values>;
  /** May contain a link, e.g. to the terms. */
  label: ReactNode;
}

/** A single checkbox, optional unless `required`. */
export function CheckboxField<Values extends FieldValues = FieldValues>(props: CheckboxFieldProps<Values>) {
  const { name, label, hint, required = false, disabled } = props;
  const { control, error } = useFormField(name, { hint, required });
  const { register } = useFormContext();
  return (
    <div className={styles.choice}>
      <CheckBox {...control} disabled={disabled} {...register(name)} />
      <label className={styles.label} htmlFor={control.id}>
        {label}
      </label>
      <div className={styles.below}>
        <FieldHint id={`${control.id}-hint`} hint={hint} />
        <FieldProblem id={`${control.id}-error`} text={error} />
      </div>
    </div>
  );
}
