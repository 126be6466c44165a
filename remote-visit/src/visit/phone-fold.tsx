import { useLocation } from '@telehealth/contracts/router';
import { Icon } from '@telehealth/ui/parts/icon';
import * as icons from '@telehealth/ui/parts/icons';
import { type ReactNode, useEffect, useId, useState } from 'react';
import styles from './phone-fold.module.css';

interface PhoneFoldProps {
  title: string;
  /** Fragments inside: a link to one of them opens it. */
  places?: readonly string[];
  children: ReactNode;
}

/**
 * What can wait: one line on a phone until it is opened, and always open on wider screens. It stays mounted when the screen
 * turns, because people type inside.
 */
export function PhoneFold({ title, places = [], children }: PhoneFoldProps) {
  const id = useId();
  const { hash, key } = useLocation();
  const isLedTo = places.includes(hash.slice(1));
  const [isOpen, setOpen] = useState(isLedTo);
  useEffect(() => {
    // Pressing the link again makes a history entry with a new key.
    if (isLedTo && key !== '') setOpen(true);
  }, [isLedTo, key]);
  return (
    <div className={styles.fold} data-open={isOpen}>
      <button
        type="button"
        className={styles.line}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {title}
        <Icon path={icons.chevron} size={18} />
      </button>
      <div id={id} className={styles.parts}>
        {children}
      </div>
    </div>
  );
}
