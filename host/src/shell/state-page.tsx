import { Pattern } from '@telehealth/ui/pattern/pattern';
import type { ReactNode } from 'react';
import styles from './state-page.module.css';

interface StatePageProps {
  title: string;
  /** No error: shows the brand's pattern in place of content. */
  calm?: boolean;
  children: ReactNode;
}

/** A page of the host: a heading, a text, one link. */
export function StatePage({ title, calm = false, children }: StatePageProps) {
  return (
    <div className={styles.page}>
      {calm && <Pattern className={styles.pattern} />}
      <h1 tabIndex={-1}>{title}</h1>
      {children}
    </div>
  );
}
