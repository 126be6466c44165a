import { messageFrom } from '@telehealth/contracts/message-from';
import type { MessageId } from '@telehealth/contracts/messages';
import { PASSWORD_MESSAGES } from '@telehealth/contracts/messages/password';
import { estimatePassword, type PasswordStrength as Strength } from '@telehealth/contracts/schemas/password-strength';
import { useDeferredValue } from 'react';
import { get, useFormState, useWatch } from 'react-hook-form';
import styles from './password-strength.module.css';

/** How many of the three steps are filled. */
const STEPS: Readonly<Record<Strength, 0 | 1 | 2 | 3>> = { common: 0, weak: 1, fair: 2, strong: 3 };

interface PasswordStrengthProps {
  name: string;
  /** Fields that identify the user; a password made of them is weak. */
  about?: readonly string[];
  /** Other known values about the user, e.g. the address that a code was sent to. */
  known?: readonly string[];
}

/** Advice for a new password beyond the schema's rules. Empty before typing and while the password is invalid. */
export function PasswordStrength({ name, about = [], known = [] }: PasswordStrengthProps) {
  const password: unknown = useDeferredValue(useWatch({ name }));
  const told: unknown[] = useWatch({ name: [...about] });
  const { errors } = useFormState({ name });
  if (typeof password !== 'string' || password === '' || get(errors, name) !== undefined) return null;
  const texts = [...told.filter((text) => typeof text === 'string'), ...known];
  const strength = estimatePassword(password, texts);
  const id: MessageId & `password.${string}` = `password.${strength}`;
  return (
    <div className={styles.strength} data-strength={strength}>
      <span className={styles.steps} aria-hidden="true">
        {[1, 2, 3].map((step) => (
          <span key={step} className={styles.step} data-reached={step <= STEPS[strength] || undefined} />
        ))}
      </span>
      <p aria-live="polite">{messageFrom(PASSWORD_MESSAGES, id)}</p>
    </div>
  );
}
