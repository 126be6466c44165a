import { Section } from '@telehealth/ui/layout/section';
import { Badge } from '@telehealth/ui/parts/badge';
import { Icon, type IconPath } from '@telehealth/ui/parts/icon';
import * as icons from '@telehealth/ui/parts/icons';
import styles from './records-explained.module.css';

interface Part {
  name: string;
  text: string;
  icon: IconPath;
  sensitive?: true;
}

/** The categories of a chart in everyday words. */
const PARTS: readonly Part[] = [
  { name: 'About you', text: 'Date of birth, allergies, blood type, who to call', icon: icons.person },
  { name: 'Medicines', text: 'What you take, and every prescription', icon: icons.check },
  { name: 'Conditions', text: 'What you live with, and what you had', icon: icons.symptoms },
  { name: 'Visit notes', text: 'The plan in plain words, and the signed note', icon: icons.video },
  { name: 'Documents', text: 'Letters, sick notes, photos you add', icon: icons.records },
  { name: 'Results', text: 'Laboratory and X-ray reports', icon: icons.download },
  { name: 'Readings', text: 'Blood pressure, sugar, weight, oxygen', icon: icons.device },
  { name: 'Messages', text: 'What you and your specialist wrote', icon: icons.chat },
  { name: 'Mental health', text: 'Kept apart, shared only when you say so', icon: icons.lock, sensitive: true },
  { name: 'Sexual health', text: 'Kept apart, shared only when you say so', icon: icons.lock, sensitive: true },
];

export function WhatIsKept() {
  return (
    <Section title="What is kept" lead="Ten parts. You decide about each of them.">
      <ul className={styles.parts}>
        {PARTS.map(({ name, text, icon, sensitive }) => (
          <li key={name} className={styles.part}>
            <span className={styles.sign}>
              <Icon path={icon} />
            </span>
            <div>
              <h3 className={styles.partName}>
                {name} {sensitive && <Badge tone="brand">Sensitive</Badge>}
              </h3>
              <p className="small soft">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
