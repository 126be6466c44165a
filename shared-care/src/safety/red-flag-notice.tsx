import { numbersFor } from '@telehealth/clinical/emergency-numbers';
import { pathTo } from '@telehealth/contracts/routes';
import { adviceOn, type RedFlag } from '@telehealth/triage/red-flags';
import { CallButton } from '@telehealth/ui/parts/call-button';
import { Icon } from '@telehealth/ui/parts/icon';
import * as icons from '@telehealth/ui/parts/icons';
import styles from './red-flag-notice.module.css';

interface RedFlagNoticeProps {
  flags: readonly RedFlag[];
  /** What happens to the text; by default, that a visit can still be booked, except in a crisis. */
  remark?: string;
}

/**
 * The emergency card: what was recognised, what to do, whom to call. The text stays and may still be sent. In a mental-health
 * crisis it begins with counselling lines and mentions no visit.
 */
export function RedFlagNotice({ flags, remark }: RedFlagNoticeProps) {
  const [worst] = flags;
  if (worst === undefined) return null;
  const { heading, advice, signs } = adviceOn(worst);
  const isCrisis = worst.route === 'crisis';
  // Poisoning with suicidal intent is both: the text for a person in crisis is shown beside the medical one.
  const crisis = flags.find((flag) => flag.route === 'crisis' && flag !== worst);
  return (
    <section className={styles.card} aria-label="Possible emergency">
      <p className={styles.heading}>
        <Icon path={icons.emergency} size={22} />
        {heading}
      </p>
      <p>{worst.text}</p>
      {crisis && <p>{crisis.text}</p>}
      {/* A person in crisis sees a phone number before anything else. */}
      {isCrisis && <Numbers flags={flags} />}
      <p>{advice}</p>
      {signs.length > 0 && (
        <ul className={styles.signs}>
          {signs.map((sign) => (
            <li key={sign}>{sign}</li>
          ))}
        </ul>
      )}
      {!isCrisis && <Numbers flags={flags} />}
      <p className={styles.label}>
        {remark ?? (isCrisis ? '' : 'You can still book.')} Read{' '}
        <a href={pathTo('emergencyCare')} target="_blank" rel="noreferrer">
          what to do while you wait
        </a>
        , in a new tab.
      </p>
    </section>
  );
}

function Numbers({ flags }: Pick<RedFlagNoticeProps, 'flags'>) {
  return (
    <ul className={styles.numbers}>
      {numbersFor(flags).map((entry) => (
        <li key={entry.id}>
          <CallButton size="s" tel={entry.tel} number={entry.number} />
          <span className={styles.label}>{entry.label}</span>
        </li>
      ))}
    </ul>
  );
}
