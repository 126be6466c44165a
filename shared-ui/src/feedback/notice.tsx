import type { ReactNode } from 'react';
import { Icon, type IconPath } from '../parts/icon';
import * as icons from '../parts/icons';
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

const ICONS: Readonly<Record<NoticeTone, IconPath>> = {
  info: icons.info,
  success: icons.check,
  warning: icons.warning,
  danger: icons.warning,
};

export function Notice({ tone = 'info', title, live = false, action, children }: NoticeProps) {
  const role = live ? (tone === 'danger' ? 'alert' : 'status') : undefined;
  return (
    <div className={`${styles.notice} ${styles[tone] ?? ''}`} role={role}>
      <Icon path={ICONS[tone]} size={22} />
      <div className={styles.text}>
        {title !== undefined && <p className={styles.title}>{title}</p>}
        {children !== undefined && <div>{children}</div>}
        {action !== undefined && <div className={styles.action}>{action}</div>}
      </div>
    </div>
  );
}
