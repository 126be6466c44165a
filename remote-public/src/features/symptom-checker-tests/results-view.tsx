import { formatDate } from '@telehealth/contracts/formatting';
import {
  type ClassResult,
  MEASURED_RESULTS,
  PEER_RESULTS,
  SEALED_RESULTS,
  type SealedResult,
} from '@telehealth/triage/results';
import { Disclosure } from '@telehealth/ui/parts/disclosure';
import styles from './results.module.css';

const CLASS_NAMES: Readonly<Record<ClassResult['careClass'], string>> = {
  emergency: 'Emergency',
  clinician: 'See a clinician',
  'self-care': 'Look after it at home',
};

/** Few of many must not round to 0 %, nor nearly all to 100 %. */
function percent(part: number, whole: number): string {
  const rounded = Math.round((100 * part) / whole);
  if (rounded === 0 && part > 0) return 'under 1 %';
  return rounded === 100 && part < whole ? 'over 99 %' : `${rounded} %`;
}
/** In a narrow column the line breaks only before the percentage. */
const share = (part: number, whole: number) =>
  `${unbroken(`${part} of ${whole}`)} ${unbroken(`(${percent(part, whole)})`)}`;
const unbroken = (text: string) => text.replaceAll(' ', '\u00a0');

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

/** Results on sealed texts, which the authors of the rules and the trainers of the reader never saw. */
export function SealedResults() {
  const { measuredOn, rules, groups, ages, doors, classes } = SEALED_RESULTS;
  const count = groups.reduce((sum, { cases, confusers }) => sum + cases + confusers, 0);
  return (
    <div className={styles.stack}>
      <KeyFigures />
      <p>
        {count} made-up texts by other hands, measured on{' '}
        <time dateTime={measuredOn}>{formatDate(new Date(measuredOn), 'UTC')}</time>. All of them had been measured on
        before, for the figures that stood here earlier; the checker was not changed to suit them. They show best what
        to expect of your own words, though sets differ.
        {MEASURED_RESULTS.rules === rules ? '' : ' Rules were changed since that day.'}
      </p>
      <p>
        The checker was made more careful, and that has a price. Where a rule knows a danger, nothing but your own words
        in the same sentence (that it is not so, long over, or somebody else’s) can take it back, and a long message is
        read in parts, so that friendly words around a danger cannot hide it. Before that, 6 % of the others in English
        and 4 % of harmless texts in alarming words were taken for an emergency.
      </p>
      <SealedTable caption="Sealed texts, by language and kind" first="Language or kind" rows={groups} />
      <SealedTable caption="Sealed texts, by age" first="Age" rows={ages} />
      <ResultTable caption="Sealed texts, by what was needed" rows={classes} />
      <p>
        Where you book, search or chat, your words are read without your age and sex. The texts told with an age came
        out so:
      </p>
      <SealedTable caption="Sealed texts, by what was known" first="What was known" rows={doors} />
      <p>
        The longer a message is, the more often we ask you to look at the danger signs though nothing is wrong: there is
        more in it that could be one.
      </p>
      <p>
        Two readers look at your words. Rules know phrases and say why. A trained reader, made from more than seventy
        thousand told complaints, knows no phrase but how they are told; where it alone hears an emergency we ask you to
        look at the danger signs. Home care takes both: a rule that knows it, and words that read like it. Where no rule
        knows your words they must surely read like it, and it is never said of a baby, in a pregnancy or from 75 years
        on. The texts in Afrikaans, isiZulu, isiXhosa and Sesotho have not been read by somebody who grew up with the
        language.
      </p>
    </div>
  );
}

const total = (of: (row: SealedResult) => number) => SEALED_RESULTS.groups.reduce((sum, row) => sum + of(row), 0);

/** What matters most, before the tables that show where it comes from. */
function KeyFigures() {
  const [emergencies, others] = [total((row) => row.emergencies), total((row) => row.others)];
  const figures = [
    { of: [total((row) => row.emergenciesFound), emergencies], about: 'emergencies found' },
    { of: [total((row) => row.emergenciesSentHome), emergencies], about: 'emergencies told to stay at home' },
    { of: [total((row) => row.othersWronglyEmergency), others], about: 'other texts taken for an emergency' },
  ] as const;
  return (
    <dl className={styles.figures}>
      {figures.map(({ of: [part, whole], about }) => (
        <div key={about} className={styles.figure}>
          <dt>
            {about}, {part} of {whole}
          </dt>
          <dd>{percent(part, whole)}</dd>
        </div>
      ))}
    </dl>
  );
}

interface SealedTableProps {
  caption: string;
  first: string;
  rows: readonly SealedResult[];
}

function SealedTable({ caption, first, rows }: SealedTableProps) {
  return (
    <Figures
      caption={caption}
      first={first}
      columns={[
        'Emergencies found',
        'By rules alone',
        'Emergencies told home care',
        'Others taken for one',
        'Right of three kinds of care',
      ]}
      rows={rows.map((row) => ({
        name: row.name,
        cells: [
          share(row.emergenciesFound, row.emergencies),
          share(row.foundByRules, row.emergencies),
          share(row.emergenciesSentHome, row.emergencies),
          share(row.othersWronglyEmergency, row.others),
          share(row.right, row.cases),
        ],
      }))}
    />
  );
}

/** Results on public sets that can be reproduced, with those of others on the first one. */
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
      <Disclosure summary="For a clinician: which rules were measured">
        <p className="small soft">Rule set {MEASURED_RESULTS.rules}. The exact rules of your own result name theirs.</p>
      </Disclosure>
    </div>
  );
}

function ResultTable({ caption, rows }: { caption: string; rows: readonly ClassResult[] }) {
  const all = [...rows.map((row) => ({ name: CLASS_NAMES[row.careClass], ...row })), { name: 'All', ...sumOf(rows) }];
  return (
    <Figures
      caption={caption}
      first="What was needed"
      columns={['Right', 'Too careful', 'Not careful enough']}
      rows={all.map(({ name, cases, right, tooCareful, notCarefulEnough }) => ({
        name,
        cells: [share(right, cases), share(tooCareful, cases), share(notCarefulEnough, cases)],
      }))}
    />
  );
}

interface FiguresProps {
  caption: string;
  /** Heading of the first column. */
  first: string;
  columns: readonly string[];
  rows: readonly { name: string; cells: readonly string[] }[];
}

function Figures({ caption, first, columns, rows }: FiguresProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a table wider than the screen must be scrollable by keyboard.
    <section className={styles.scroll} aria-label={caption} tabIndex={0}>
      <table className={styles.table}>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {[first, ...columns].map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, cells }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {cells.map((cell, at) => (
                <td key={columns[at]}>{cell}</td>
              ))}
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
      {share(
        total(({ confusersWronglyEmergency }) => confusersWronglyEmergency),
        total(({ confusers }) => confusers),
      )}
      . An alarm too many costs a journey; an alarm too few can cost a life. The rules lean to the first on purpose, and
      that has a price for you.
    </p>
  );
}
