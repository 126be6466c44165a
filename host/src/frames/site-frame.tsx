import type { ReactNode } from 'react';
import { ActingBand } from '../acting/acting';
import { EmergencyStrip } from '../shell/emergency-strip';
import { SiteFooter } from './site-footer';
import styles from './site-frame.module.css';
import { SiteHeader } from './site-header';

export function SiteFrame({ footer = true, children }: { footer?: boolean; children: ReactNode }) {
  return (
    <div className={styles.frame}>
      <EmergencyStrip />
      <SiteHeader />
      <ActingBand />
      <main id="main" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      {footer && <SiteFooter />}
    </div>
  );
}
