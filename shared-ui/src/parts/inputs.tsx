import type { ComponentPropsWithRef } from 'react';
import { Icon } from './icon';
import * as icons from './icons';
import styles from './inputs.module.css';

interface TextInputProps extends Omit<ComponentPropsWithRef<'input'>, 'prefix'> {
  /** A unit before the value, e.g. "US$". Decorative: say the unit in the label or hint too. */
  prefix?: string;
  suffix?: string;
}

const classes = (...names: (string | undefined)[]) => names.filter(Boolean).join(' ');

export function TextInput({ className, prefix, suffix, ...rest }: TextInputProps) {
  const input = <input {...rest} className={classes(styles.control, className)} />;
  if (prefix === undefined && suffix === undefined) return input;
  return (
    <div className={styles.affixed}>
      {prefix !== undefined && <Affix text={prefix} />}
      {input}
      {suffix !== undefined && <Affix text={suffix} />}
    </div>
  );
}

function Affix({ text }: { text: string }) {
  return (
    <span className={styles.affix} aria-hidden="true">
      {text}
    </span>
  );
}

export function TextArea({ className, rows = 3, ...rest }: ComponentPropsWithRef<'textarea'>) {
  return <textarea {...rest} rows={rows} className={classes(styles.control, styles.area, className)} />;
}

/** The native select, which on phones opens the system's list. */
export function SelectInput({ className, children, ...rest }: ComponentPropsWithRef<'select'>) {
  return (
    <div className={styles.picker}>
      <select {...rest} className={classes(styles.control, styles.select, className)}>
        {children}
      </select>
      <Icon path={icons.chevron} size={18} />
    </div>
  );
}
