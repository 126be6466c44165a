import { Icon, type IconPath } from '@telehealth/ui/parts/icon';
import * as icons from '@telehealth/ui/parts/icons';
import type { ReactNode } from 'react';
import styles from './present.module.css';
import type { HeadFact } from './present-words';

interface HeadCellProps {
  fact: HeadFact;
  /** Where the fact is known; what is asked has the question mark. */
  icon: IconPath;
  /** What can be done about it. */
  children?: ReactNode;
}

/** One fact at the head of the room, amber where it is to be asked or decided. */
export function HeadCell({ fact: { title, detail, tone }, icon, children }: HeadCellProps) {
  return (
    <div className={`${styles.cell} ${tone === 'ask' ? styles.ask : ''}`}>
      <Icon path={tone === 'ask' && icon !== icons.person ? icons.info : icon} />
      <span className={styles.words}>
        <b>{title}</b> <span>{detail}</span>
      </span>
      {children !== undefined && children !== false && <div className={styles.acts}>{children}</div>}
    </div>
  );
}
