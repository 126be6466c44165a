import { messageFrom } from '@telehealth/contracts/message-from';
import { PASSWORD_MESSAGES } from '@telehealth/contracts/messages/password';
import { LIMITS } from '@telehealth/contracts/settings';
import { type FocusEvent, useState } from 'react';
import { type FieldPath, type FieldValues, useFormContext } from 'react-hook-form';
import { Field } from '../parts/field';
import { Icon } from '../parts/icon';
import * as icons from '../parts/icons';
import { TextInput } from '../parts/inputs';
import styles from './password-field.module.css';
import { useCapsLock } from './use-caps-lock';
import { type FormFieldProps, useFormField } from './use-form-field';

interface PasswordFieldProps<Values extends FieldValues> extends FormFieldProps {
  name: FieldPath<Values>;
  autoComplete: 'current-password' | 'new-password';
  placeholder?: string;
}

/**
 * Rules by which password managers generate a password (the attribute that Apple proposed to the WHATWG, read by Safari and
 * some managers, ignored by others). The same rules as the schema's.
 */
const NEW_PASSWORD_RULES = {
  passwordrules: `minlength: ${LIMITS.password.min}; maxlength: ${LIMITS.password.max}; required: lower; required: upper; required: digit; allowed: [-];`,
};

/** A password, hidden until the user reveals it. Supports pasting and password managers, and warns of Caps Lock. */
export function PasswordField<Values extends FieldValues = FieldValues>(props: PasswordFieldProps<Values>) {
  const { name, label, hint, optional, required, ...native } = props;
  const [shown, setShown] = useState(false);
  const field = useFormField(name, { hint, optional, required });
  const { register } = useFormContext();
  const { onBlur, ...registered } = register(name);
  const capsLock = useCapsLock();
  const leave = (event: FocusEvent<HTMLInputElement>) => {
    capsLock.leave();
    return onBlur(event);
  };
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
          <div className={styles.box}>
            <TextInput
              {...native}
              {...control}
              {...(native.autoComplete === 'new-password' ? NEW_PASSWORD_RULES : {})}
              className={styles.input}
              type={shown ? 'text' : 'password'}
              autoCapitalize="none"
              autoCorrect="off"
              spellCheck={false}
              {...registered}
              {...capsLock.watch}
              onBlur={leave}
            />
            <ShowToggle shown={shown} controls={control.id} onToggle={() => setShown(!shown)} />
          </div>
          <p className={styles.capsLock} aria-live="polite" data-caps-lock>
            {capsLock.isOn && (
              <>
                <Icon path={icons.warning} size={16} /> {messageFrom(PASSWORD_MESSAGES, 'password.capsLock')}
              </>
            )}
          </p>
        </>
      )}
    </Field>
  );
}

function ShowToggle({ shown, controls, onToggle }: { shown: boolean; controls: string; onToggle: () => void }) {
  return (
    <button
      type="button"
      className={styles.toggle}
      aria-label={shown ? 'Hide what I typed' : 'Show what I typed'}
      aria-controls={controls}
      onClick={onToggle}
    >
      <Icon path={shown ? icons.eyeOff : icons.eye} />
    </button>
  );
}
