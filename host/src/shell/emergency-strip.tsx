import { pathTo } from '@telehealth/contracts';
import styles from './emergency-strip.module.css';

interface EmergencyStripProps {
  /** Opens the page of help in a new tab, where leaving this one would lose something. */
  newTab?: boolean;
}

/** On every page and never hidden: whoever is in danger must not have to look for help. */
export function EmergencyStrip({ newTab = false }: EmergencyStripProps) {
  return (
    <aside className={styles.strip} aria-label="Emergency">
      <span className={styles.words}>In danger now?</span>
      <a className={styles.link} href="tel:112">
        Call 112
      </a>
      {/* A document of its own: it stands when the application does not. */}
      <a className={styles.link} href={pathTo('emergencyCare')} target={newTab ? '_blank' : undefined}>
        Emergency help
      </a>
    </aside>
  );
}
