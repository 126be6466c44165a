import { formatTime, viewerTimeZone } from '@telehealth/contracts/formatting';
import { Disclosure } from '@telehealth/ui/parts/disclosure';
import { type ReactNode, useId, useState } from 'react';
import { day, madeBy, takenDay, takenMoment, unitText, valueText } from '../record/entry-words';
import type { Plotted } from '../record/plotted';
import styles from './chart.module.css';
import type { MedicineMark } from './medicine-marks';
import { PLOT, type PlotRange, plotOf, shownTime, thinOut } from './plot-points';
import { PlotValues } from './plot-values';
import { useOwnWidth } from './use-own-width';

/** At a smaller distance two values cannot be told apart. */
const PX_A_VALUE = 5;

interface TrendPlotProps<T extends Plotted> {
  label: string;
  /** Of one kind, oldest first, three or more. */
  series: readonly T[];
  /** What may have changed the values, oldest first; those of another time are left out. */
  marks?: readonly MedicineMark[];
  /** Struck-out entries, shown as crosses. */
  struck?: readonly T[];
  range?: (PlotRange & { says: string; source: string }) | null;
  /** Replaces the value table with one that has more columns. */
  table?: ReactNode;
}

/**
 * Measurements over time: a dot from a device, a ring if typed, a diamond if imported, a cross if struck out; a pair is one
 * stroke. Arrow keys step through the values; a table has the same data.
 */
export function TrendPlot<T extends Plotted>(props: TrendPlotProps<T>) {
  const { label, series, marks = [], struck = [], range = null, table } = props;
  const { ref, width } = useOwnWidth<HTMLElement>();
  const [chosen, setChosen] = useState<string | null>(null);
  const [first, last] = [series[0], series.at(-1)];
  if (first === undefined || last === undefined) return null;
  const inSpans = first.span !== undefined;
  const shown = inSpans ? series : thinOut(series, Math.max(20, 2 * Math.floor(width / PX_A_VALUE / 2)));
  const { from, to } = shownTime(series);
  const markedThen = marks.filter(({ at }) => at.getTime() > from && at.getTime() < to);
  const plot = plotOf(shown, markedThen, { width, struck, range });
  const count = series.reduce((sum, { span }) => sum + (span?.count ?? 1), 0);
  const words = `${label}, ${count} values from ${takenDay(first)} to ${endDay(last)}, last ${saysOf(last)}`;
  return (
    <figure className={styles.plot} ref={ref}>
      <svg viewBox={`0 0 ${width} ${PLOT.height}`} height={PLOT.height} role="img" aria-label={words}>
        {plot.bands.map(({ y, height }) => (
          <rect
            key={y}
            className={styles.band}
            x={PLOT.left}
            y={y}
            width={width - PLOT.left - PLOT.right}
            height={height}
          />
        ))}
        {plot.scale.map(({ value, y }) => (
          <g key={value}>
            <line className={styles.grid} x1={PLOT.left} x2={width - PLOT.right} y1={y} y2={y} />
            <text className={styles.axis} x={PLOT.left - 7} y={y + 4} textAnchor="end">
              {value}
            </text>
          </g>
        ))}
        {plot.marks.map(({ x, does, from, until }) => (
          <g key={from}>
            <line
              className={styles.mark}
              data-does={does}
              x1={x}
              x2={x}
              y1={PLOT.top - 6}
              y2={PLOT.height - PLOT.bottom}
            />
            <text className={styles.axis} x={x} y={PLOT.top - 9} textAnchor="middle">
              {from === until ? from : `${from}–${until}`}
            </text>
          </g>
        ))}
        <PlotValues plot={plot} chosen={chosen} />
        <text className={styles.axis} x={PLOT.left} y={PLOT.height - 6}>
          {axisText(first, last)}
        </text>
        <text className={styles.axis} x={width - PLOT.right} y={PLOT.height - 6} textAnchor="end">
          {inSpans ? endDay(last) : axisText(last, first)}
        </text>
      </svg>
      <StepThrough label={label} values={shown} chosen={chosen} onChoose={setChosen} />
      {inSpans && (
        <p className="small soft">
          All {count} values in {series.length} spans of time: each stroke goes from the lowest to the highest, the line
          through the middle ones.
        </p>
      )}
      {markedThen.length > 0 && <Marks marks={markedThen} />}
      {range !== null && (
        <figcaption className={styles.caption}>
          <span className={styles.swatch} aria-hidden="true" />
          <span>
            {range.says}. <cite className={styles.source}>{range.source}.</cite>
          </span>
        </figcaption>
      )}
      <Disclosure summary="As a table">{table ?? <ValueTable series={series} />}</Disclosure>
    </figure>
  );
}

/** What the numbers on the plot stand for. */
function Marks({ marks }: { marks: readonly MedicineMark[] }) {
  return (
    <ol className={styles.marks} aria-label="Medicines in this time">
      {marks.map(({ label, does, at }) => (
        <li key={`${label} ${does} ${at.toISOString()}`}>
          {label} {does}, {day(at)}
        </li>
      ))}
    </ol>
  );
}

const endDay = (value: Plotted) => (value.span === undefined ? takenDay(value) : day(value.span.until));

/** A value in words; of a span of time the middle one, and from which to which they went. */
function saysOf(value: Plotted): string {
  const { span } = value;
  const unit = unitText(value.unit);
  if (span === undefined) return `${valueText(value)} ${unit}`.trim();
  const [low, high] = [
    valueText({ value: span.low, secondValue: span.secondLow }),
    valueText({ value: span.high, secondValue: span.secondHigh }),
  ];
  if (span.count === 1) return `${valueText(value)} ${unit}`.trim();
  return `${valueText(value)} ${unit} in the middle, ${low} to ${high}`.replace('  ', ' ');
}

/** When it was measured and by what; of a span of time how many there were. */
const whenOf = (value: Plotted): string =>
  value.span === undefined
    ? `${takenMoment(value)}, ${madeBy(value)}`
    : [
        takenDay(value) === endDay(value) ? takenDay(value) : `${takenDay(value)} to ${endDay(value)}`,
        value.span.count === 1 ? '1 value' : `${value.span.count} values`,
        ...(value.span.bounds === 0 ? [] : [`${value.span.bounds} of them only bounds`]),
      ].join(', ');

/** The day at an end of the axis; the time if both ends are on one day. */
const axisText = (one: Plotted, other: Plotted) =>
  takenDay(one) === takenDay(other) && (one.takenPrecision ?? 'moment') === 'moment'
    ? `${takenDay(one)} ${formatTime(one.takenAt, viewerTimeZone())}`
    : takenDay(one);

interface StepThroughProps {
  label: string;
  values: readonly Plotted[];
  chosen: string | null;
  onChoose: (id: string | null) => void;
}

/** Steps through the values by arrow keys or touch, showing and announcing value, time and source. */
function StepThrough({ label, values, chosen, onChoose }: StepThroughProps) {
  const id = useId();
  const found = values.findIndex((value) => value.id === chosen);
  const place = found === -1 ? values.length - 1 : found;
  const value = values[place];
  if (value === undefined) return null;
  const says = `${saysOf(value)}, ${whenOf(value)}`;
  return (
    <div className={styles.stepper}>
      <label className="visually-hidden" htmlFor={id}>
        {label}: go from value to value
      </label>
      <input
        id={id}
        type="range"
        min={0}
        max={values.length - 1}
        value={place}
        aria-valuetext={says}
        onFocus={() => onChoose(value.id)}
        onBlur={() => onChoose(null)}
        onChange={(event) => onChoose(values[Number(event.currentTarget.value)]?.id ?? null)}
      />
      <p className={styles.readout} aria-hidden="true">
        {found === -1 ? 'Slide, or press an arrow key, to see each value.' : says}
      </p>
    </div>
  );
}

/** The values as a table, newest first: for users who cannot see the plot, and for exact numbers. */
export function ValueTable({ series }: { series: readonly Plotted[] }) {
  return (
    <table className={styles.values}>
      <tbody>
        {[...series].reverse().map((entry) => (
          <tr key={entry.id}>
            <th scope="row">{saysOf(entry)}</th>
            {entry.span === undefined ? (
              <>
                <td>{takenDay(entry)}</td>
                <td>{madeBy(entry)}</td>
              </>
            ) : (
              <td colSpan={2}>{whenOf(entry)}</td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
