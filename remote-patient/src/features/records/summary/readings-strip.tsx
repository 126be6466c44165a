import { PLOT, plotOf } from '@telehealth/care/chart/plot-points';
import { byKind, madeBy, takenDay, unitText, valueText } from '@telehealth/care/record/entry-words';
import { Link } from '@telehealth/contracts/router';
import type { OwnEntry, OwnEntryOf } from '@telehealth/data/records/own-record.schema';
import type { RecordPlace } from '../timeline/use-record-place';
import styles from './summary.module.css';

type Observation = OwnEntryOf<'observation'>;
/** As many kinds as fit in two rows; the timeline shows all. */
const MOST = 8;
const MOST_POINTS = 20;

/** The last value of each kind with its trend; leads to the whole series. */
export function ReadingsStrip({ entries, place }: { entries: readonly OwnEntry[]; place: RecordPlace }) {
  const series = byKind(entries.filter((entry): entry is Observation => entry.kind === 'observation'));
  if (series.length === 0) return null;
  return (
    <section aria-label="Last readings">
      <ul className={styles.vitals}>
        {series.slice(0, MOST).map((values) => (
          <Vital key={values[0]?.code} values={values} place={place} />
        ))}
      </ul>
    </section>
  );
}

function Vital({ values, place }: { values: ReturnType<typeof byKind>[number]; place: RecordPlace }) {
  const last = values.at(-1);
  if (last === undefined) return null;
  return (
    <li>
      <Link className={styles.vital} to={place.linkTo({ entry: last.id })}>
        <span>{last.label}</span>
        <span className={styles.value}>
          {valueText(last)} <small>{unitText(last.unit)}</small>
        </span>
        {values.length >= 3 && <Spark values={values.slice(-MOST_POINTS)} />}
        <span className="small soft">
          {takenDay(last)}, {madeBy(last)}
        </span>
      </Link>
    </li>
  );
}

/** A line without a scale that shows the trend. Text stands beside it. */
function Spark({ values }: { values: Parameters<typeof plotOf>[0] }) {
  const { points } = plotOf(values);
  const { left, top, width, height, right, bottom } = PLOT;
  const box = `${left} ${top} ${width - left - right} ${height - top - bottom}`;
  const upper = points.map(({ x, y }) => `${x},${y}`).join(' ');
  const lower = points.flatMap(({ x, y2 }) => (y2 === null ? [] : [`${x},${y2}`])).join(' ');
  return (
    <svg className={styles.spark} viewBox={box} preserveAspectRatio="none" aria-hidden="true">
      <polyline points={upper} />
      {lower !== '' && <polyline points={lower} />}
    </svg>
  );
}
