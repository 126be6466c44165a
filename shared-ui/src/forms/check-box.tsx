import type { ComponentProps } from 'react';
import styles from './choice.module.css';

/** A checkbox without a label, styled for every theme. */
export function CheckBox(props: Omit<ComponentProps<'input'>, 'type' | 'className'>) {
  return <input {...props} className={styles.input} type="checkbox" />;
}
