import { Icon } from '@telehealth/ui/parts/icon';
import * as icons from '@telehealth/ui/parts/icons';
import type { ReactNode } from 'react';
import styles from './own-media.module.css';

interface DeviceRowProps {
  name: string;
  state: 'works' | 'fails' | 'open';
  note: string;
  children?: ReactNode;
}

const ICONS = { works: icons.check, fails: icons.warning, open: icons.info } as const;

export function DeviceRow({ name, state, note, children }: DeviceRowProps) {
  return (
    <li className={styles.row} data-state={state}>
      <Icon path={ICONS[state]} size={20} />
      <div>
        <p className={styles.line}>
          <span>{name}</span>
          <span className="small soft">{note}</span>
        </p>
        {children}
      </div>
    </li>
  );
}
