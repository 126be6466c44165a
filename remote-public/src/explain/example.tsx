import { Badge } from '@telehealth/ui/parts/badge';
import type { ReactNode } from 'react';
import styles from './explain.module.css';

interface ExampleProps {
  /** What it is an example of. */
  label: string;
  children: ReactNode;
}

/** How something looks, with made-up people. It says so before anything that could be taken for somebody's data. */
export function Example({ label, children }: ExampleProps) {
  return (
    <figure className={styles.example} aria-label={`Example: ${label}`}>
      <figcaption className={styles.caption}>
        <Badge tone="accent">Example</Badge>
        <span className="small soft">{label}. The people in it are made up.</span>
      </figcaption>
      {children}
    </figure>
  );
}
