import type { DescribedResult } from '@telehealth/clinical/triage/questions/describe-result';
import { pathTo } from '@telehealth/contracts';
import { CallNow } from '../../../emergency/call-now';
import styles from '../waiting-room.module.css';

/** What to do now, whom to call, and that the visit stays. */
export function EmergencyNow({ result, name }: { result: DescribedResult; name: string }) {
  return (
    <section className={styles.danger} aria-label="Possible emergency">
      <h3>{result.heading}</h3>
      <p>{result.advice}</p>
      <CallNow reasons={result.reasons} />
      <p className="small">
        Your place is kept, and {name} is told. Read{' '}
        <a href={pathTo('emergencyCare')} target="_blank" rel="noreferrer">
          what to do until help is there
        </a>
        , in a new tab.
      </p>
    </section>
  );
}
