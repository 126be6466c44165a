import { type FieldPath, type FieldValues, useFormContext, useWatch } from 'react-hook-form';
import { LiveRegion } from '../feedback/live-region';
import { Field } from '../parts/field';
import { TextArea } from '../parts/inputs';
import styles from './text-area-field.module.css';
import { type FormFieldProps, useFormField } from './use-form-field';

interface TextAreaFieldProps<Values extends FieldValues> extends FormFieldProps {
  name: FieldPath<Values>;
  rows?: number;
  /** Most characters. Longer text can be typed or pasted, so that nothing is truncated silently; the schema rejects it. */
  maxLength?: number;
  placeholder?: string;
}

export function TextAreaField<Values extends FieldValues = FieldValues>(props: TextAreaFieldProps<Values>) {
  const { name, label, hint, optional, required, maxLength, ...native } = props;
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
        <>
          <TextArea {...native} {...control} {...register(name)} />
          {maxLength !== undefined && <Counter name={name} max={maxLength} />}
        </>
      )}
    </Field>
  );
}

const NEAR_THE_END = 0.9;

function Counter({ name, max }: { name: string; max: number }) {
  const text: unknown = useWatch({ name });
  const length = typeof text === 'string' ? text.length : 0;
  const left = max - length;
  const words = left >= 0 ? `${left} characters left` : `${-left} characters too many`;
  return (
    <>
      <span className={`${styles.count} ${left < 0 ? styles.full : ''}`} aria-hidden="true">
        {length} / {max}
      </span>
      <LiveRegion message={length >= max * NEAR_THE_END ? words : ''} />
    </>
  );
}
