import { Pattern } from '@telehealth/ui/pattern/pattern';
import type { ReactNode } from 'react';
import styles from './state-page.module.css';

interface StatePageProps {
  title: string;
  /** No error: shows the brand's pattern in place of content. */
  calm?: boolean;
  /** In place of a page that failed: marked for whoever looks at a release before it goes live (`scripts/delivery/smoke.mjs`). */
  failed?: boolean;
  children: ReactNode;
}

/** A page of the host: a heading, a text, one link. */
export function StatePage({ title, calm = false, failed = false, children }: StatePageProps) {
  return (
    <div className={styles.page} data-failed-page={failed || undefined}>
      {calm && <Pattern className={styles.pattern} />}
      <h1 tabIndex={-1}>{title}</h1>
      {children}
    </div>
  );
}
