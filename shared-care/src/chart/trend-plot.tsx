import { formatTime, viewerTimeZone } from '@telehealth/contracts/formatting';
import { Disclosure } from '@telehealth/ui/parts/disclosure';
import { type ReactNode, useId, useState } from 'react';
import { madeBy, takenDay, takenMoment, unitText, valueText } from '../record/entry-words';
import type { Plotted } from '../record/plotted';
import styles from './chart.module.css';
import { PLOT, type PlotRange, plotOf, thinOut } from './plot-points';
import { PlotValues } from './plot-values';
import { useOwnWidth } from './use-own-width';

/** At a smaller distance two values cannot be told apart. */
const PX_A_VALUE = 5;

interface TrendPlotProps<T extends Plotted> {
  label: string;
  /** Of one kind, oldest first, three or more. */
  series: readonly T[];
  begun?: readonly { label: string; at: Date }[];
  /** Struck-out entries, shown as crosses. */
  struck?: readonly T[];
  range?: (PlotRange & { says: string }) | null;
  /** Replaces the value table with one that has more columns. */
  table?: ReactNode;
}

/**
 * Measurements over time: a dot from a device, a ring if typed, a diamond if imported, a cross if struck out; a pair is one
 * stroke. Arrow keys step through the values; a table has the same data.
 */
export function TrendPlot<T extends Plotted>(props: TrendPlotProps<T>) {
  const { label, series, begun = [], struck = [], range = null, table } = props;
  const { ref, width } = useOwnWidth<HTMLElement>();
  const [chosen, setChosen] = useState<string | null>(null);
  const shown = thinOut(series, Math.max(20, 2 * Math.floor(width / PX_A_VALUE / 2)));
  const plot = plotOf(shown, begun, { width, struck, range });
  const [first, last] = [series[0], series.at(-1)];
  if (first === undefined || last === undefined) return null;
  const words = `${label}, ${series.length} values from ${takenDay(first)} to ${takenDay(last)}, last ${valueText(last)} ${unitText(last.unit)}`;
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
        {plot.marks.map(({ label, x }) => (
          <g key={`${label} ${x}`}>
            <line className={styles.mark} x1={x} x2={x} y1={PLOT.top - 18} y2={PLOT.height - PLOT.bottom} />
            <text
              className={styles.axis}
              x={x > width / 2 ? x - 4 : x + 4}
              y={PLOT.top - 9}
              textAnchor={x > width / 2 ? 'end' : 'start'}
            >
              {label} begins
            </text>
          </g>
        ))}
        <PlotValues plot={plot} chosen={chosen} />
        <text className={styles.axis} x={PLOT.left} y={PLOT.height - 6}>
          {axisText(first, last)}
        </text>
        <text className={styles.axis} x={width - PLOT.right} y={PLOT.height - 6} textAnchor="end">
          {axisText(last, first)}
        </text>
      </svg>
      <StepThrough label={label} values={shown} chosen={chosen} onChoose={setChosen} />
      {range !== null && (
        <figcaption className={styles.caption}>
          <span className={styles.swatch} aria-hidden="true" />
          {range.says}
        </figcaption>
      )}
      <Disclosure summary="As a table">{table ?? <ValueTable series={series} />}</Disclosure>
    </figure>
  );
}

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
  const says = `${valueText(value)} ${unitText(value.unit)}, ${takenMoment(value)}, ${madeBy(value)}`;
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
            <th scope="row">
              {valueText(entry)} {unitText(entry.unit)}
            </th>
            <td>{takenDay(entry)}</td>
            <td>{madeBy(entry)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
