import { BRAND_NAME, pathTo } from '@telehealth/contracts';
import { Link } from '@telehealth/contracts/router';
import { BrandMark } from '@telehealth/ui/cloth/brand-mark';
import { Cloth } from '@telehealth/ui/cloth/cloth';
import { Icon } from '@telehealth/ui/parts/icon';
import type { ReactNode } from 'react';
import { EmergencyStrip } from '../shell/emergency-strip';
import styles from './auth-frame.module.css';

/** Signing in and up: the way back, the logo, the page; beside it, on wide screens, the cloth of the role. */
export function AuthFrame({ children }: { children: ReactNode }) {
  return (
    <div className={styles.frame}>
      <EmergencyStrip />
      <div className={styles.split}>
        <div className={styles.side}>
          <header className={styles.header}>
            <Link className={styles.back} to={pathTo('home')}>
              <Icon name="back" size={18} /> Back to home
            </Link>
            <Link className={styles.logo} to={pathTo('home')} aria-label={`${BRAND_NAME}, start page`}>
              <BrandMark name={BRAND_NAME} />
            </Link>
          </header>
          <main id="main" tabIndex={-1} className={styles.main}>
            {children}
          </main>
        </div>
        <Cloth as="aside" className={styles.cloth}>
          <p className={styles.words}>“Sawubona” means I see you.</p>
        </Cloth>
      </div>
    </div>
  );
}
