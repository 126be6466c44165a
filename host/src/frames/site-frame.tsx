import type { ReactNode } from 'react';
import { ActingBand } from '../acting/acting';
import { EmergencyStrip } from '../shell/emergency-strip';
import { SiteFooter } from './site-footer';
import styles from './site-frame.module.css';
import { SiteHeader } from './site-header';

interface SiteFrameProps {
  /** Somebody does something here: nothing invites elsewhere, and below stands one line. */
  isTask?: boolean;
  children: ReactNode;
}

export function SiteFrame({ isTask, children }: SiteFrameProps) {
  return (
    <div className={styles.frame}>
      <EmergencyStrip />
      <SiteHeader isTask={isTask} />
      <ActingBand />
      <main id="main" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <SiteFooter isLine={isTask} />
    </div>
  );
}

export const TaskFrame = ({ children }: { children: ReactNode }) => <SiteFrame isTask>{children}</SiteFrame>;
