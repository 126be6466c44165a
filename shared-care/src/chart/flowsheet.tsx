import { observationType } from '@telehealth/clinical/observation-types';
import { sideOfRange, type UsualRange } from '@telehealth/clinical/usual-ranges';
import { type ChartEntryOf, MOST_HELD } from '@telehealth/data/chart/chart.schema';
import { Disclosure } from '@telehealth/ui/parts/disclosure';
import { byKind, takenDay, unitText, valueText } from '../record/entry-words';
import styles from './flowsheet.module.css';

type Observation = ChartEntryOf<'observation'>;
const MARKS = { low: '↓', high: '↑' } as const;

const isOfResults = (code: string) => observationType(code)?.section === 'results';
export const resultsOf = <T extends Observation>(entries: readonly T[]): T[] =>
  entries.filter(({ code }) => isOfResults(code));

interface FlowsheetProps {
  /** Measurements of any kinds; the laboratory results among them are shown. */
  results: readonly Observation[];
  /** The usual range of a test for the person at that time; what lies outside is marked. */
  rangeOf: (code: string, at: Date) => UsualRange | null;
}

/**
 * Laboratory results side by side: a row for each test, a column for each day, newest first. What lies outside its range has an arrow
 * and a word beside its colour. The columns scroll under the tests, also by the arrow keys.
 */
export function Flowsheet({ results, rangeOf }: FlowsheetProps) {
  const kinds = byKind(resultsOf(results));
  if (kinds.length === 0) return null;
  const days = new Map<string, number>();
  for (const one of kinds.flat()) days.set(takenDay(one), one.takenAt.getTime());
  const columns = [...days].sort(([, one], [, other]) => other - one).map(([day]) => day);
  const ranged = kinds.flatMap((values) => {
    const last = values.at(-1);
    const range = last === undefined ? null : rangeOf(last.code, last.takenAt);
    return last === undefined || range === null ? [] : [{ label: last.label, range }];
  });
  return (
    <div className={styles.whole}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by the keyboard. */}
      <section className={styles.frame} tabIndex={0} aria-label="Results by day, scrolls sideways">
        <table className={styles.sheet}>
          <thead>
            <tr>
              <th scope="col">Test</th>
              {columns.map((day) => (
                <th key={day} scope="col">
                  {day}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {kinds.map((values) => (
              <Test key={values[0]?.code} values={values} columns={columns} rangeOf={rangeOf} />
            ))}
          </tbody>
        </table>
      </section>
      {kinds.some((values) => values.length >= MOST_HELD) && (
        <p className="small soft">
          The newest {MOST_HELD} of each test stand here. The plot below shows all of them: choose how far back.
        </p>
      )}
      <Sources ranged={ranged} />
    </div>
  );
}

interface TestProps {
  /** Of one kind, oldest first. */
  values: readonly Observation[];
  columns: readonly string[];
  rangeOf: FlowsheetProps['rangeOf'];
}

function Test({ values, columns, rangeOf }: TestProps) {
  const [first] = values;
  if (first === undefined) return null;
  return (
    <tr>
      <th scope="row">
        {first.label} <small className="soft">{unitText(first.unit)}</small>
      </th>
      {columns.map((day) => (
        <td key={day}>
          {values
            .filter((value) => takenDay(value) === day)
            .map((value) => (
              <Value key={value.id} value={value} range={rangeOf(value.code, value.takenAt)} />
            ))}
        </td>
      ))}
    </tr>
  );
}

function Value({ value, range }: { value: Observation; range: UsualRange | null }) {
  // A bound says nothing about which side of a range the number itself lies on.
  const side = value.comparator === '' ? sideOfRange(value, range) : null;
  if (side === null) return <span className={styles.value}>{valueText(value)}</span>;
  return (
    <span className={styles.outside}>
      <span aria-hidden="true">{MARKS[side]}</span> {valueText(value)} <small>{side}</small>
    </span>
  );
}

function Sources({ ranged }: { ranged: readonly { label: string; range: UsualRange }[] }) {
  return (
    <Disclosure summary="What is marked as high or low">
      <p>
        The range of the laboratory that made a test counts before these. A test without a line here is not marked,
        whatever its value.
      </p>
      <ul className={styles.sources}>
        {ranged.map(({ label, range }) => (
          <li key={label}>
            {label}: {range.says}. {range.source}.
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}
