import { errorText } from '@telehealth/contracts/messages';
import { useChart } from '@telehealth/data/chart/chart.queries';
import type { ChartEntryOf } from '@telehealth/data/chart/chart.schema';
import { Button } from '@telehealth/ui/parts/button';
import { Icon } from '@telehealth/ui/parts/icon';
import type { CarePatient } from '../care-visit';
import { day, proofText } from '../record/entry-words';
import type { FactAct } from '../record/fact-act';
import { pickEntries } from '../record/pick-entries';
import { whyClosed } from '../record/why-closed';
import styles from './allergy-line.module.css';

const WANTED = ['profile'] as const;
const SEVERITY_WORDS: Readonly<Record<string, string>> = { life_threatening: 'life-threatening' };

/** A patient's allergies, on every screen of treatment. An empty list is a warning: it does not mean that there are none. */
export function AllergyLine({ visit, act }: { visit: CarePatient; act?: FactAct }) {
  const { opened, categories, isLoading, error, retry } = useChart(visit.patientId, WANTED);
  if (error !== null) {
    return (
      <Warning text={`Allergies could not be read. ${errorText(error)}`}>
        <Button variant="line" size="s" onClick={retry}>
          Try again
        </Button>
      </Warning>
    );
  }
  if (isLoading) return <Warning text="Allergies are being read" />;
  if (!categories?.has('profile')) {
    return (
      <Warning
        text={
          visit.coveredBy
            ? `Allergies are closed to you. ${whyClosed(visit, 'allergies')}`
            : `Allergies are not shared with you, by ${visit.patientName}’s choice. Please ask.`
        }
      />
    );
  }
  const allergies = pickEntries(opened, 'allergy').filter(({ isActive }) => isActive);
  if (allergies.length === 0) return <NoneRecorded opened={opened} />;
  return <Recorded allergies={allergies} act={act} />;
}

function Recorded({ allergies, act }: { allergies: readonly ChartEntryOf<'allergy'>[]; act?: FactAct }) {
  return (
    <div className={styles.line} role="note" aria-label="Allergies">
      <Icon name="warning" size={20} />
      <strong>Allergies</strong>
      {allergies.map((allergy) => (
        <span key={allergy.id} className={styles.what}>
          <b>{allergy.label}</b> <span>{reactionText(allergy)}</span>{' '}
          <small className={allergy.confirmedAt === null ? styles.said : styles.confirmed}>
            <Icon name={allergy.confirmedAt === null ? 'person' : 'check'} size={14} />
            {proofText(allergy)}
            {allergy.isDisputed && '; the patient disputes it'}
          </small>
          {act?.(allergy)}
        </span>
      ))}
    </div>
  );
}

const reactionText = ({ reaction, severity }: ChartEntryOf<'allergy'>) =>
  [reaction, SEVERITY_WORDS[severity] ?? severity].filter((text) => text !== '').join(', ');

/** When allergies were last checked: a removed allergy shows that they were. */
function NoneRecorded({ opened }: { opened: ReturnType<typeof useChart>['opened'] }) {
  const ended = pickEntries(opened, 'allergy').sort(
    (one, other) => other.updatedAt.getTime() - one.updatedAt.getTime(),
  );
  const [last] = ended;
  const asked = last === undefined ? 'nobody has recorded asking' : `the list was last changed ${day(last.updatedAt)}`;
  return <Warning text={`No allergy is recorded: ${asked}. Please ask.`} />;
}

function Warning({ text, children }: { text: string; children?: React.ReactNode }) {
  return (
    <div className={`${styles.line} ${styles.none}`} role="note" aria-label="Allergies">
      <Icon name="info" size={20} />
      <strong>Allergies</strong>
      <span>{text}</span>
      {children}
    </div>
  );
}
