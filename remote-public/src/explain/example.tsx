import { Badge } from '@telehealth/ui/parts/badge';
import type { ReactNode } from 'react';
import styles from './explain.module.css';

interface ExampleProps {
  label: string;
  children: ReactNode;
}

/** An example with made-up people. It is labelled as one before anything that could be mistaken for real data. */
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
