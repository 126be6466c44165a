import type { ComponentPropsWithRef } from 'react';
import styles from './file-input.module.css';
import { TextInput } from './inputs';

/** The native choice of a file. Apart from the other inputs: few pages have one. */
export function FileInput(props: Omit<ComponentPropsWithRef<'input'>, 'type' | 'className' | 'prefix'>) {
  return <TextInput {...props} type="file" className={styles.file} />;
}
