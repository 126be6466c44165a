import { Cloth } from '@telehealth/ui/cloth/cloth';
import type { ReactNode } from 'react';
import styles from './state-page.module.css';

interface StatePageProps {
  title: string;
  /** Nothing is wrong: the brand's cloth stands where the page's own content would. */
  calm?: boolean;
  children: ReactNode;
}

/** A page of the host itself: one heading, a few words, one way on. */
export function StatePage({ title, calm = false, children }: StatePageProps) {
  return (
    <div className={styles.page}>
      {calm && <Cloth className={styles.cloth} />}
      <h1 tabIndex={-1}>{title}</h1>
      {children}
    </div>
  );
}
