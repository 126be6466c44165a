import { useLocation } from '@telehealth/contracts/router';
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import styles from './menu.module.css';

interface MenuProps {
  button: ReactNode;
  /** Accessible name of the button. */
  label: string;
  className?: string;
  children: ReactNode;
}

/**
 * A button with a panel of links: the native details element, so that it opens without scripts. Escape, a press outside and a
 * navigation close it.
 */
export function Menu({ button, label, className = '', children }: MenuProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const { key } = useLocation();
  const shut = () => {
    if (details.current !== null) details.current.open = false;
  };
  useEffect(shut, [key]);
  useEffect(() => {
    const press = (event: PointerEvent) => {
      if (event.target instanceof Node && !details.current?.contains(event.target)) shut();
    };
    document.addEventListener('pointerdown', press);
    return () => document.removeEventListener('pointerdown', press);
  }, []);
  const closeByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || details.current?.open !== true) return;
    shut();
    details.current.querySelector('summary')?.focus();
  };
  return (
    <details ref={details} className={`${styles.menu} ${className}`} onKeyDown={closeByKey}>
      <summary className={styles.button} aria-label={label}>
        {button}
      </summary>
      <div className={styles.panel}>{children}</div>
    </details>
  );
}
