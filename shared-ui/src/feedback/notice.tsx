import type { ReactNode } from 'react';
import { Icon, type IconName } from '../parts/icon';
import styles from './notice.module.css';

export type NoticeTone = 'info' | 'success' | 'warning' | 'danger';

interface NoticeProps {
  tone?: NoticeTone;
  title?: ReactNode;
  /** Appears after a user action, so it is announced (danger assertively, others politely). */
  live?: boolean;
  action?: ReactNode;
  children?: ReactNode;
}

const ICONS: Readonly<Record<NoticeTone, IconName>> = {
  info: 'info',
  success: 'check',
  warning: 'warning',
  danger: 'warning',
};

export function Notice({ tone = 'info', title, live = false, action, children }: NoticeProps) {
  const role = live ? (tone === 'danger' ? 'alert' : 'status') : undefined;
  return (
    <div className={`${styles.notice} ${styles[tone] ?? ''}`} role={role}>
      <Icon name={ICONS[tone]} size={22} />
      <div className={styles.text}>
        {title !== undefined && <p className={styles.title}>{title}</p>}
        {children !== undefined && <div>{children}</div>}
        {action !== undefined && <div className={styles.action}>{action}</div>}
      </div>
    </div>
  );
}
