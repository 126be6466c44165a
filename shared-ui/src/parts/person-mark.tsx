import { THREADS, type Thread } from '../pattern/threads';
import { initialsOf } from './initials';
import styles from './person-mark.module.css';

interface PersonMarkProps {
  name: string;
  thread: Thread;
  size?: 's' | 'm' | 'l';
  /** On the person's own cloth: dark on white. */
  onCloth?: boolean;
}

/** The initials of a person whose record one may open, in their own colour. Decorative: the name stands beside it. */
export function PersonMark({ name, thread, size = 'm', onCloth = false }: PersonMarkProps) {
  const { ground } = THREADS[thread];
  return (
    <span
      className={`${styles.mark} ${styles[size] ?? ''}`}
      style={onCloth ? { color: ground, background: '#fff' } : { color: '#fff', background: ground }}
      aria-hidden="true"
      data-initials={initialsOf(name)}
    />
  );
}
