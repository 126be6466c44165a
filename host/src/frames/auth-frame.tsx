import { Link } from '@telehealth/contracts/router';
import { pathTo } from '@telehealth/contracts/routes';
import { BRAND_NAME } from '@telehealth/contracts/settings';
import { Icon } from '@telehealth/ui/parts/icon';
import * as icons from '@telehealth/ui/parts/icons';
import { BrandMark } from '@telehealth/ui/pattern/brand-mark';
import { Pattern } from '@telehealth/ui/pattern/pattern';
import type { ReactNode } from 'react';
import { EmergencyStrip } from '../shell/emergency-strip';
import styles from './auth-frame.module.css';

/** Frame of sign-in and sign-up pages: back link, logo, page, and on wide screens the role's pattern. */
export function AuthFrame({ children }: { children: ReactNode }) {
  return (
    <div className={styles.frame}>
      <EmergencyStrip />
      <div className={styles.split}>
        <div className={styles.side}>
          <header className={styles.header}>
            <Link className={styles.back} to={pathTo('home')}>
              <Icon path={icons.back} size={18} /> Back to home
            </Link>
            <Link className={styles.logo} to={pathTo('home')} aria-label={`${BRAND_NAME}, start page`}>
              <BrandMark name={BRAND_NAME} />
            </Link>
          </header>
          <main id="main" tabIndex={-1} className={styles.main}>
            {children}
          </main>
        </div>
        <Pattern as="aside" className={styles.pattern}>
          <p className={styles.words}>“Sawubona” means I see you.</p>
        </Pattern>
      </div>
    </div>
  );
}
