import { type ReactNode, useId } from 'react';
import styles from './field.module.css';
import { Icon } from './icon';
import * as icons from './icons';

/** Attributes that connect a native control to its label, hint and error. */
export interface FieldControl {
  id: string;
  required: boolean;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

export interface FieldTexts {
  label: string;
  hint?: ReactNode;
  /** An error sentence; forms translate message ids into it. */
  error?: string;
  required?: boolean;
  optional?: boolean;
}

interface FieldProps extends FieldTexts {
  id?: string;
  children: (control: FieldControl) => ReactNode;
}

/** Label, hint, control and error, connected by ids, with "required" or "optional" as text. */
export function Field({ label, hint, error, required = false, optional = false, id, children }: FieldProps) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const control = fieldControl({ id: controlId, hint, error, required });
  return (
    <div className={styles.field}>
      <div className={styles.top}>
        <label className={styles.label} htmlFor={controlId}>
          {label}
        </label>
        <FieldMark required={required} optional={optional} />
      </div>
      <FieldHint id={`${controlId}-hint`} hint={hint} />
      {children(control)}
      <FieldProblem id={`${controlId}-error`} text={error} />
    </div>
  );
}

interface ControlParts {
  id: string;
  hint?: ReactNode;
  error?: string;
  required?: boolean;
}

export function fieldControl({ id, hint, error, required = false }: ControlParts): FieldControl {
  const described = [hint !== undefined && `${id}-hint`, error !== undefined && `${id}-error`].filter(Boolean);
  return {
    id,
    required,
    'aria-describedby': described.length > 0 ? described.join(' ') : undefined,
    'aria-invalid': error === undefined ? undefined : true,
  };
}

/** The mark beside a label. Hidden from screen readers, which announce the control's `required` attribute. */
export function FieldMark({ required = false, optional = false }: { required?: boolean; optional?: boolean }) {
  if (!required && !optional) return null;
  return (
    <span className={styles.mark} aria-hidden={required || undefined}>
      {required ? 'Required' : 'Optional'}
    </span>
  );
}

export function FieldHint({ id, hint }: { id: string; hint?: ReactNode }) {
  if (hint === undefined) return null;
  return (
    <p className={styles.hint} id={id}>
      {hint}
    </p>
  );
}

export function FieldProblem({ id, text }: { id: string; text: string | undefined }) {
  if (text === undefined) return null;
  return (
    <p className={styles.error} id={id}>
      <Icon path={icons.warning} size={16} />
      <span>{text}</span>
    </p>
  );
}
