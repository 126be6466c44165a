import { pickEntries } from '@telehealth/care/record/pick-entries';
import { useChart } from '@telehealth/data/chart/chart.queries';
import type { AskedWhileWriting } from '@telehealth/data/prescribing/own-prescription.schema';
import type { ScriptChecks } from '@telehealth/data/prescribing/script-checks.schema';
import { ChipGroup } from '@telehealth/ui/parts/chip-group';
import type { ReactNode } from 'react';
import styles from './before-prescribing.module.css';

interface BeforePrescribingProps {
  patientId: string;
  /** Null before the first check. */
  checks: ScriptChecks | null;
  asked: AskedWhileWriting;
  onAsk: (asked: AskedWhileWriting) => void;
}

/** Opens no category, and so causes no logged read. */
const NOTHING: readonly never[] = [];
const OLD_WEIGHT_DAYS = 30;
const OLD_RESULT_DAYS = 365;
const CANNOT_SAY = { value: 'cannot_say', label: 'Cannot say' } as const;
/** What is asked where a check needs it: of which kind of line, and the answers. */
const QUESTIONS = [
  {
    kind: 'pregnancy',
    legend: 'Pregnancy',
    options: [{ value: 'no', label: 'Not pregnant' }, { value: 'yes', label: 'Pregnant' }, CANNOT_SAY],
  },
  {
    kind: 'breastfeeding',
    legend: 'Breast-feeding',
    options: [{ value: 'no', label: 'Not breast-feeding' }, { value: 'yes', label: 'Breast-feeding' }, CANNOT_SAY],
  },
  {
    kind: 'alcohol',
    legend: 'Alcohol',
    options: [{ value: 'no', label: 'Does not drink' }, { value: 'yes', label: 'Drinks' }, CANNOT_SAY],
  },
] as const;

/** What has to be known of a person before anything is prescribed. What is not known is amber. */
export function BeforePrescribing({ patientId, checks, asked, onAsk }: BeforePrescribingProps) {
  const { opened } = useChart(patientId, NOTHING);
  const conditions = pickEntries(opened, 'condition')
    .filter(({ isActive }) => isActive)
    .map(({ label }) => label);
  const asks = QUESTIONS.filter(({ kind }) =>
    checks?.items.some(({ lines }) => lines.some((line) => line.kind === kind)),
  );
  return (
    <section className={styles.before} aria-label="Before you prescribe">
      <h3>Before you prescribe</h3>
      <dl>
        {checks === null ? (
          <Row name="Record">
            Allergies, medicines, weight and kidneys stand here once a medicine is complete and checked.
          </Row>
        ) : (
          <Facts facts={checks.facts} />
        )}
        {conditions.length > 0 && <Row name="Has">{conditions.join(', ')}</Row>}
      </dl>
      {asks.map(({ kind, legend, options }) => (
        <ChipGroup
          key={kind}
          type="radio"
          legend={legend}
          name={kind}
          hint={asked[kind] === undefined ? 'Nobody has asked.' : undefined}
          options={options}
          value={asked[kind] ?? ''}
          onChange={(answer) => onAsk({ ...asked, [kind]: answer })}
        />
      ))}
    </section>
  );
}

function Facts({ facts }: { facts: ScriptChecks['facts'] }) {
  const { takes, weight, egfr, kidney_days: days, allergy_state: state, allergies } = facts;
  const hidden = takes.filter((one) => one === null).length;
  const shown = takes.filter((one) => one !== null);
  const said = [...shown, ...(hidden > 0 ? [`${hidden} not shared with you`] : [])];
  const isNew = weight !== null && weight.days <= OLD_WEIGHT_DAYS;
  const isFresh = egfr !== null && days !== null && days <= OLD_RESULT_DAYS;
  return (
    <>
      <Row name="Takes now" isUnknown={takes.length === 0}>
        {takes.length === 0 ? 'Nothing is recorded. Please ask.' : said.join(', ')}
      </Row>
      <Row name="Allergies" isUnknown={state === 'not_asked'}>
        {state === 'not_asked' ? 'Nobody has asked.' : allergies === 0 ? 'None known' : `${allergies} recorded`}
      </Row>
      <Row name="Weight" isUnknown={!isNew}>
        {weight === null ? 'Not known to us' : `${weight.kg} kg, ${ago(weight.days)}`}
      </Row>
      <Row name="Kidneys" isUnknown={!isFresh}>
        {isFresh
          ? `${egfr} ml/min, ${ago(days)}`
          : `Not known to us${days === null ? '' : `: last result ${ago(days)}`}`}
      </Row>
    </>
  );
}

const ago = (days: number) => (days === 0 ? 'today' : days === 1 ? 'yesterday' : `${days} days ago`);

function Row({ name, isUnknown = false, children }: { name: string; isUnknown?: boolean; children: ReactNode }) {
  return (
    <div className={isUnknown ? styles.unknown : undefined}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
