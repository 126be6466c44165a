import { pathTo } from '@telehealth/contracts';
import { Link } from '@telehealth/contracts/router';
import styles from './emergency-strip.module.css';

/** On every page and never hidden: whoever is in danger must not have to look for help. */
export function EmergencyStrip() {
  return (
    <aside className={styles.strip} aria-label="Emergency">
      <span>In danger now?</span>
      <a className={styles.link} href="tel:112">
        Call 112
      </a>
      <Link className={styles.link} to={pathTo('emergencyCare')}>
        Emergency help
      </Link>
    </aside>
  );
}
