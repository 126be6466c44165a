import { formatDate, viewerTimeZone } from '@telehealth/contracts/formatting';
import type { ChartEntryOf, ResultAnswerEntry } from '@telehealth/data/chart/chart.schema';
import styles from './results.module.css';

type Result = ChartEntryOf<'document'>;

/** Kinds of documents that are results. */
export const isResult = ({ type }: Pick<Result, 'type'>): boolean => type === 'lab_result' || type === 'imaging';

/** The order that a result answers; null: none. */
export const orderText = ({ order }: Pick<Result, 'order'>): string | null =>
  order === null ? null : `The test order of ${formatDate(order.issuedAt, viewerTimeZone())} by ${order.byName}`;

const MONTHS: Readonly<Record<number, string>> = { 4: '1 month', 13: '3 months', 26: '6 months' };
/** A number of weeks as people say it. */
export const weeksText = (weeks: number): string => MONTHS[weeks] ?? (weeks === 1 ? '1 week' : `${weeks} weeks`);

/** What follows from a result, as the patient reads it. */
export function followsText({ follows, weeks }: Pick<ResultAnswerEntry, 'follows' | 'weeks'>): string {
  if (follows === 'call') return 'Please call the practice about it.';
  return follows === 'come_back' && weeks !== null
    ? `Please come back in ${weeksText(weeks)}.`
    : 'Nothing more needs to be done.';
}

/** What clinicians told about a result, newest first. */
export function ResultAnswers({ result: { answers } }: { result: Pick<Result, 'answers'> }) {
  if (answers.length === 0) return null;
  return (
    <ul className={styles.answers} aria-label="What it means">
      {answers.map(({ id, words, byName, at, ...rest }) => (
        <li key={id}>
          <p className={styles.words}>{words}</p>
          <p>
            <b>{followsText(rest)}</b>
          </p>
          <p className="small soft">
            {byName}, {formatDate(at, viewerTimeZone())}
          </p>
        </li>
      ))}
    </ul>
  );
}
