import {
  type ClassResult,
  MEASURED_RESULTS,
  PEER_RESULTS,
  SEALED_RESULTS,
} from '@telehealth/clinical/triage/results/results';
import { formatDate } from '@telehealth/contracts';
import { Card } from '@telehealth/ui/layout/card';
import { DataList } from '@telehealth/ui/parts/data-list';
import styles from './results.module.css';

const CLASS_NAMES: Readonly<Record<ClassResult['careClass'], string>> = {
  emergency: 'Emergency',
  clinician: 'See a clinician',
  'self-care': 'Look after it at home',
};

/** A few of many are not none, and nearly all are not all. */
function percent(part: number, whole: number): string {
  const rounded = Math.round((100 * part) / whole);
  if (rounded === 0 && part > 0) return 'under 1 %';
  return rounded === 100 && part < whole ? 'over 99 %' : `${rounded} %`;
}
const share = (part: number, whole: number) => `${part} of ${whole} (${percent(part, whole)})`;

function sumOf(rows: readonly ClassResult[]): Omit<ClassResult, 'careClass'> {
  const sum = (name: 'cases' | 'right' | 'tooCareful' | 'notCarefulEnough') =>
    rows.reduce((total, row) => total + row[name], 0);
  return {
    cases: sum('cases'),
    right: sum('right'),
    tooCareful: sum('tooCareful'),
    notCarefulEnough: sum('notCarefulEnough'),
  };
}

/** The honest figures: of texts that were sealed while the rules were written. */
export function SealedResults() {
  const { cases, right, emergencies, emergenciesFound, confusers, confusersWronglyEmergency } = SEALED_RESULTS;
  return (
    <Card padding="l">
      <p>
        {cases} cases and {confusers} harmless texts were sealed while the rules were written, and measured last on{' '}
        <time dateTime={SEALED_RESULTS.measuredOn}>{formatDate(new Date(SEALED_RESULTS.measuredOn), 'UTC')}</time>. They
        show best what to expect of your own words.
        {MEASURED_RESULTS.rules === SEALED_RESULTS.rules ? '' : ' Rules were changed since that day.'}
      </p>
      <DataList
        columns={2}
        items={[
          { term: 'Led to the right kind of care', detail: share(right, cases) },
          { term: 'Emergencies found', detail: share(emergenciesFound, emergencies) },
          { term: 'Emergencies missed', detail: share(emergencies - emergenciesFound, emergencies) },
          { term: 'Harmless texts taken for an emergency', detail: share(confusersWronglyEmergency, confusers) },
        ]}
      />
    </Card>
  );
}

/** The sets that anybody can run again, and what others reached on the first of them. */
export function AuditResults() {
  return (
    <div className={styles.stack}>
      <p>
        The 45 vignettes by which {PEER_RESULTS.checkers} symptom checkers were audited ({PEER_RESULTS.source}), told
        anew in people’s own words. Those checkers were right in {PEER_RESULTS.rightOnAverage} % on average and{' '}
        {PEER_RESULTS.rightAtBest} % at best, and in {PEER_RESULTS.emergenciesRight} % of the emergencies. Our rules
        were written with these vignettes in view, so this figure flatters them; the sealed texts above do not.
      </p>
      <ResultTable caption="The 45 vignettes of the audit" rows={MEASURED_RESULTS.audit} />
      <p>Texts by which words and rules were found. They show that nothing was forgotten, not how good it is.</p>
      <ResultTable caption="Texts used while writing the rules" rows={MEASURED_RESULTS.told} />
      <p className="small soft">
        For the record: measured with the rule set {MEASURED_RESULTS.rules}, which your result names, too.
      </p>
    </div>
  );
}

function ResultTable({ caption, rows }: { caption: string; rows: readonly ClassResult[] }) {
  const all = [...rows.map((row) => ({ name: CLASS_NAMES[row.careClass], ...row })), { name: 'All', ...sumOf(rows) }];
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a table wider than a phone is scrolled with the keyboard, too.
    <section className={styles.scroll} aria-label={caption} tabIndex={0}>
      <table className={styles.table}>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">What was needed</th>
            <th scope="col">Right</th>
            <th scope="col">Too careful</th>
            <th scope="col">Not careful enough</th>
          </tr>
        </thead>
        <tbody>
          {all.map(({ name, cases, right, tooCareful, notCarefulEnough }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{share(right, cases)}</td>
              <td>{share(tooCareful, cases)}</td>
              <td>{share(notCarefulEnough, cases)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

export function ConfuserResults() {
  const { cases, wronglyEmergency } = MEASURED_RESULTS.confusers;
  return (
    <p>
      Too careful means: sent to more urgent care than needed. Of {cases} harmless texts with the words of an emergency,
      which were in view while the rules were written, {wronglyEmergency} are taken for one; of the sealed ones{' '}
      {share(SEALED_RESULTS.confusersWronglyEmergency, SEALED_RESULTS.confusers)}. An alarm too many costs a journey; an
      alarm too few can cost a life. The rules lean to the first on purpose, and that has a price for you.
    </p>
  );
}
