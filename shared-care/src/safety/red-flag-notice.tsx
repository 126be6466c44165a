import { numbersFor } from '@telehealth/clinical/emergency-numbers';
import { adviceOn, type RedFlag } from '@telehealth/clinical/scan-for-red-flags';
import { pathTo } from '@telehealth/contracts';
import { CallButton } from '@telehealth/ui/parts/call-button';
import { Icon } from '@telehealth/ui/parts/icon';
import styles from './red-flag-notice.module.css';

interface RedFlagNoticeProps {
  flags: readonly RedFlag[];
  /** What becomes of what was typed; without one, that a visit can still be booked, but not in a crisis. */
  remark?: string;
}

/**
 * The emergency card: what was noticed, what to do now, whom to call. What was typed stays and may still be sent. In a crisis it
 * opens with who listens, and speaks of no visit.
 */
export function RedFlagNotice({ flags, remark }: RedFlagNoticeProps) {
  const [worst] = flags;
  if (worst === undefined) return null;
  const { heading, advice, signs } = adviceOn(worst);
  const isCrisis = worst.route === 'crisis';
  // Poison swallowed to die is both: the words for a person in a crisis stand beside those for the body.
  const crisis = flags.find((flag) => flag.route === 'crisis' && flag !== worst);
  return (
    <section className={styles.card} aria-label="Possible emergency">
      <p className={styles.heading}>
        <Icon name="emergency" size={22} />
        {heading}
      </p>
      <p>{worst.text}</p>
      {crisis && <p>{crisis.text}</p>}
      {/* Who needs a person sees the number of one before anything else is said. */}
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
