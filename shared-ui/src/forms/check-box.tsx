import type { ComponentProps } from 'react';
import styles from './choice.module.css';

/** The box alone, drawn alike in every theme; its words belong to whoever uses it. */
export function CheckBox(props: Omit<ComponentProps<'input'>, 'type' | 'className'>) {
  return <input {...props} className={styles.input} type="checkbox" />;
}
