import { pathTo } from '@telehealth/contracts/routes';
import { LinkButton } from '@telehealth/ui/parts/link-button';
import { Pattern } from '@telehealth/ui/pattern/pattern';
import type { ReactNode } from 'react';
import styles from './landing.module.css';

export function Hero({ form, people }: { form: ReactNode; people: ReactNode }) {
  return (
    <div className={styles.hero}>
      <div className={styles.words}>
        <h1 tabIndex={-1} className={styles.title}>
          A doctor who sees you, wherever you are.
        </h1>
        <p className={styles.lead}>
          Video, voice or chat with verified specialists. Real openings, clear prices, and records that you control.
        </p>
        <div className={styles.actions}>
          <LinkButton to={pathTo('bookConsultation')}>Book a consultation</LinkButton>
          <LinkButton variant="line" to={pathTo('public.symptomChecker')}>
            Check symptoms
          </LinkButton>
        </div>
        <p className={styles.note}>Look around without an account. You sign up only when you book.</p>
        {people}
      </div>
      <Pattern tone="indigo" className={styles.frame}>
        <div className={styles.sheet}>{form}</div>
      </Pattern>
    </div>
  );
}
