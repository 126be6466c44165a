import { useState } from 'react';
import { type FieldPath, type FieldValues, useFormContext } from 'react-hook-form';
import { Field } from '../parts/field';
import { Icon } from '../parts/icon';
import { TextInput } from '../parts/inputs';
import styles from './password-field.module.css';
import { type FormFieldProps, useFormField } from './use-form-field';

interface PasswordFieldProps<Values extends FieldValues> extends FormFieldProps {
  name: FieldPath<Values>;
  autoComplete: 'current-password' | 'new-password';
  placeholder?: string;
}

/** A password, hidden until one asks to see it. Pasting and password managers work. */
export function PasswordField<Values extends FieldValues = FieldValues>(props: PasswordFieldProps<Values>) {
  const { name, label, hint, optional, required, ...native } = props;
  const [shown, setShown] = useState(false);
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
        <div className={styles.box}>
          <TextInput
            {...native}
            {...control}
            className={styles.input}
            type={shown ? 'text' : 'password'}
            autoCapitalize="none"
            spellCheck={false}
            {...register(name)}
          />
          <button
            type="button"
            className={styles.toggle}
            aria-label={shown ? 'Hide what I typed' : 'Show what I typed'}
            aria-controls={control.id}
            onClick={() => setShown(!shown)}
          >
            <Icon name={shown ? 'eyeOff' : 'eye'} />
          </button>
        </div>
      )}
    </Field>
  );
}
