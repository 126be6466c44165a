import { pathTo } from '@telehealth/contracts/routes';
import styles from './emergency-strip.module.css';

interface EmergencyStripProps {
  /** Opens the emergency page in a new tab where leaving this one would lose something. */
  newTab?: boolean;
}

/** On every page and never hidden, so that nobody in danger must search for help. */
export function EmergencyStrip({ newTab = false }: EmergencyStripProps) {
  return (
    <aside className={styles.strip} aria-label="Emergency">
      <span className={styles.words}>In danger now?</span>
      <a className={styles.link} href="tel:112">
        Call 112
      </a>
      {/* A separate document that works when the application does not. */}
      <a className={styles.link} href={pathTo('emergencyCare')} target={newTab ? '_blank' : undefined}>
        Emergency help
      </a>
    </aside>
  );
}
