import type { ReactNode } from 'react';
import { EmergencyStrip } from '../shell/emergency-strip';
import { SiteFooter } from './site-footer';
import styles from './site-frame.module.css';
import { SiteHeader } from './site-header';

export function SiteFrame({ children }: { children: ReactNode }) {
  return (
    <div className={styles.frame}>
      <EmergencyStrip />
      <SiteHeader />
      <main id="main" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <SiteFooter />
    </div>
  );
}
