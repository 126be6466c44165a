import type { ReactNode } from 'react';
import styles from './badge.module.css';
import { Icon, type IconPath } from './icon';

interface BadgeProps {
  tone?: 'neutral' | 'brand' | 'success' | 'warning' | 'danger' | 'accent';
  icon?: IconPath;
  children: ReactNode;
}

/** One or two words about a thing. The text carries the meaning; the colour only repeats it. */
export function Badge({ tone = 'neutral', icon, children }: BadgeProps) {
  return (
    <span className={`${styles.badge} ${styles[tone] ?? ''}`}>
      {icon && <Icon path={icon} size={14} />}
      {children}
    </span>
  );
}
