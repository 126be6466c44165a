import { errorText } from '@telehealth/contracts/messages';
import { useBackendState } from '@telehealth/contracts/session';
import { useSayNoAllergies } from '@telehealth/data/chart/allergies.mutations';
import { type Chart, useChart } from '@telehealth/data/chart/chart.queries';
import type { ChartEntryOf, NoneKnown } from '@telehealth/data/chart/chart.schema';
import { lawDay } from '@telehealth/data/people/person-line';
import { Button } from '@telehealth/ui/parts/button';
import { Icon } from '@telehealth/ui/parts/icon';
import * as icons from '@telehealth/ui/parts/icons';
import type { ReactNode } from 'react';
import type { CarePatient } from '../care-visit';
import { AddEntry } from '../entries/add-entry';
import { day, proofText } from '../record/entry-words';
import type { FactAct } from '../record/fact-act';
import { isUnderTwelve } from '../record/is-child';
import { mayAddTo } from '../record/may-add-to';
import { pickEntries } from '../record/pick-entries';
import { whyClosed } from '../record/why-closed';
import styles from './allergy-line.module.css';
import { noneKnownText } from './none-known-text';
import { QuestionIcon } from './question-icon';

const WANTED = ['profile'] as const;
const SEVERITY_WORDS: Readonly<Record<string, string>> = { life_threatening: 'life-threatening' };

interface AllergyLineProps {
  visit: CarePatient;
  act?: FactAct;
  /** False where nothing may be written any more. */
  isOpen?: boolean;
}

/**
 * A patient's allergies, on every screen of treatment: which are recorded, that none are known and who said so, or that nobody
 * has asked. Who may add to the record answers in place.
 */
export function AllergyLine({ visit, act, isOpen = true }: AllergyLineProps) {
  const chart = useChart(visit.patientId, WANTED);
  const { opened, categories, isLoading, error, retry, grants } = chart;
  if (error !== null) {
    return (
      <Warning visit={visit} text={`Allergies could not be read. ${errorText(error)}`}>
        <Button variant="line" size="s" onClick={retry}>
          Try again
        </Button>
      </Warning>
    );
  }
  if (isLoading) return <Warning visit={visit} text="Allergies are being read" />;
  if (!categories?.has('profile')) {
    return (
      <Warning
        visit={visit}
        text={
          visit.coveredBy
            ? `Allergies are closed to you. ${whyClosed(visit, 'allergies')}`
            : `Allergies are not open to you. Please ask ${visit.patientName}.`
        }
      />
    );
  }
  const allergies = pickEntries(opened, 'allergy').filter(({ isActive }) => isActive);
  const mayAdd = isOpen && mayAddTo(grants, 'profile');
  const adding = mayAdd ? <Add visit={visit} chart={chart} isFirst={allergies.length === 0} /> : null;
  if (allergies.length > 0) {
    return (
      <Recorded visit={visit} allergies={allergies} act={act}>
        {adding}
      </Recorded>
    );
  }
  const [facts] = pickEntries(opened, 'facts');
  const noneKnown = facts?.noneKnown ?? null;
  const asks = { visit, isChild: isUnderTwelve(facts, lawDay()), mayAdd };
  if (noneKnown !== null) {
    return (
      <NoneKnownLine said={noneKnown} {...asks}>
        {adding}
      </NoneKnownLine>
    );
  }
  return (
    <NotAsked opened={opened} {...asks}>
      {adding}
    </NotAsked>
  );
}

function Add({
  visit: { patientId, patientName },
  chart,
  isFirst,
}: {
  visit: CarePatient;
  chart: Chart;
  isFirst: boolean;
}) {
  return (
    <AddEntry
      patientId={patientId}
      patientName={patientName}
      list="allergies"
      opened={chart.opened}
      {...(isFirst && { label: 'Add one', name: 'Add one allergy' })}
      look={isFirst ? 'line' : 'quiet'}
    />
  );
}

/** Whose body it is, on every screen. */
const Whose = ({ visit: { patientName } }: { visit: CarePatient }) => (
  <strong>Allergies of {patientName.split(' ')[0]}</strong>
);

interface RecordedProps {
  visit: CarePatient;
  allergies: readonly ChartEntryOf<'allergy'>[];
  act?: FactAct;
  children: ReactNode;
}

function Recorded({ visit, allergies, act, children }: RecordedProps) {
  return (
    <div className={styles.line} role="note" aria-label="Allergies">
      <Icon path={icons.warning} size={20} />
      <Whose visit={visit} />
      {allergies.map((allergy) => (
        <span key={allergy.id} className={styles.what}>
          <b>{allergy.label}</b> <span>{reactionText(allergy)}</span>{' '}
          <small className={allergy.confirmedAt === null ? styles.said : styles.confirmed}>
            <Icon path={allergy.confirmedAt === null ? icons.person : icons.check} size={14} />
            {proofText(allergy)}
            {allergy.isDisputed && '; the patient disputes it'}
          </small>
          {act?.(allergy)}
        </span>
      ))}
      {children}
    </div>
  );
}

const reactionText = ({ reaction, severity }: ChartEntryOf<'allergy'>) =>
  [reaction, SEVERITY_WORDS[severity] ?? severity].filter((text) => text !== '').join(', ');

interface AnswerProps {
  visit: CarePatient;
  /** Under twelve the adult is asked. */
  isChild: boolean;
  mayAdd: boolean;
  children: ReactNode;
}

/** Still a warning: that none are known does not mean that there are none. */
function NoneKnownLine({ visit, said, mayAdd, children }: AnswerProps & { said: NoneKnown }) {
  const reader = useBackendState();
  const saying = useSayNoAllergies(visit.patientId);
  return (
    <Warning
      visit={visit}
      icon={<Icon path={icons.check} size={20} />}
      text="None known"
      end={
        <>
          <small>{noneKnownText(said, reader.status === 'ready' ? reader.userId : null)}</small>
          {mayAdd && (
            <Button
              variant="quiet"
              size="s"
              busy={saying.isRunning}
              aria-label="Take back that none are known"
              onClick={() => void saying.run({ isNone: false })}
            >
              Take back
            </Button>
          )}
          {children}
        </>
      }
      problem={saying.error && errorText(saying.error)}
    />
  );
}

/** When the list was last changed: a removed allergy shows that somebody asked once. */
function NotAsked({ visit, opened, isChild, mayAdd, children }: AnswerProps & Pick<Chart, 'opened'>) {
  const saying = useSayNoAllergies(visit.patientId);
  const [last] = pickEntries(opened, 'allergy').sort(
    (one, other) => other.updatedAt.getTime() - one.updatedAt.getTime(),
  );
  const changed = last === undefined ? '' : `. The list was last changed ${day(last.updatedAt)}`;
  const whom = isChild ? 'the adult who is there' : visit.patientName;
  return (
    <Warning
      visit={visit}
      icon={<QuestionIcon />}
      text={`Nobody has recorded asking${changed}`}
      end={
        mayAdd ? (
          <>
            <small>Ask {whom}, then</small>
            <Button variant="line" size="s" busy={saying.isRunning} onClick={() => void saying.run({ isNone: true })}>
              None known
            </Button>
            {children}
          </>
        ) : (
          <small>Please ask.</small>
        )
      }
      problem={saying.error && errorText(saying.error)}
    />
  );
}

interface WarningProps {
  visit: CarePatient;
  text: string;
  icon?: ReactNode;
  /** Stands at the end of the line. */
  end?: ReactNode;
  /** Why an act on it failed. */
  problem?: string | null;
  children?: ReactNode;
}

function Warning({
  visit,
  text,
  icon = <Icon path={icons.info} size={20} />,
  end,
  problem = null,
  children,
}: WarningProps) {
  return (
    <div className={`${styles.line} ${styles.none}`} role="note" aria-label="Allergies">
      {icon}
      <Whose visit={visit} />
      <span>{text}</span>
      {children}
      {end !== undefined && <span className={styles.end}>{end}</span>}
      <span role="status">{problem !== null && <small>{problem}</small>}</span>
    </div>
  );
}
