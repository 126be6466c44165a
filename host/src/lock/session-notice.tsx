import { Icon, type IconPath } from '@telehealth/ui/parts/icon';
import { type ReactNode, useEffect, useRef } from 'react';
import { announce } from '../shell/announcer';
import styles from './session-notice.module.css';

interface SessionNoticeProps {
  label: string;
  icon: IconPath;
  actions: ReactNode;
  children: ReactNode;
}

/** A notice above everything, open dialogs included, that takes no focus. Announced once, politely; the region has a name. */
export function SessionNotice({ label, icon, actions, children }: SessionNoticeProps) {
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    // Missing in browsers before 2024: the notice is then below an open dialog.
    box.current?.showPopover?.();
    const text = box.current?.querySelector('p')?.textContent ?? '';
    announce(`${label} ${text}`);
  }, [label]);
  return (
    <section ref={box} popover="manual" className={styles.notice} aria-label={label}>
      <span className={styles.sign}>
        <Icon path={icon} size={24} />
      </span>
      <div className={styles.text}>{children}</div>
      <div className={styles.actions}>{actions}</div>
    </section>
  );
}
