import type { ReactNode } from 'react';
import styles from './page.module.css';

interface PageProps {
  /** `narrow` for forms and reading, `wide` for content that fills the screen. */
  width?: 'narrow' | 'normal' | 'wide';
  children: ReactNode;
}

/** Width and spacing of a page. The frame around it already is the `main` landmark. */
export function Page({ width = 'normal', children }: PageProps) {
  return <div className={`${styles.page} ${styles[width] ?? ''}`}>{children}</div>;
}
