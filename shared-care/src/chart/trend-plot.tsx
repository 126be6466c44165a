import type { ChartEntryOf } from '@telehealth/data/chart/chart.schema';
import { Disclosure } from '@telehealth/ui/parts/disclosure';
import { day, madeBy, unitText, valueText } from '../record/entry-words';
import styles from './chart.module.css';
import { PLOT, type PlotPoint, plotOf } from './plot-points';

type Observation = ChartEntryOf<'observation'>;
const RADIUS = 3.2;

interface TrendPlotProps {
  /** Of one kind, oldest first, three or more. */
  series: readonly Observation[];
  begun: readonly { label: string; at: Date }[];
}

/** Measurements over time: a dot from a device, a ring when typed, a diamond when imported; two values are one stroke. */
export function TrendPlot({ series, begun }: TrendPlotProps) {
  const { points, scale, marks } = plotOf(series, begun);
  const [first, last] = [series[0], series.at(-1)];
  if (first === undefined || last === undefined) return null;
  const words = `${first.label}, ${series.length} values from ${day(first.takenAt)} to ${day(last.takenAt)}, last ${valueText(last)} ${unitText(last.unit)}`;
  return (
    <figure className={styles.plot}>
      <svg viewBox={`0 0 ${PLOT.width} ${PLOT.height}`} role="img" aria-label={words}>
        {scale.map(({ value, y }) => (
          <g key={value}>
            <line className={styles.grid} x1={PLOT.left} x2={PLOT.width - PLOT.right} y1={y} y2={y} />
            <text className={styles.axis} x={PLOT.left - 6} y={y + 3} textAnchor="end">
              {value}
            </text>
          </g>
        ))}
        {marks.map(({ label, x }) => (
          <g key={label}>
            <line className={styles.mark} x1={x} x2={x} y1={PLOT.top} y2={PLOT.height - PLOT.bottom} />
            <text className={styles.axis} x={Math.min(x + 3, PLOT.width - 80)} y={PLOT.top + 8}>
              {label} begins
            </text>
          </g>
        ))}
        <Values points={points} />
        <text className={styles.axis} x={PLOT.left} y={PLOT.height - 6}>
          {day(first.takenAt)}
        </text>
        <text className={styles.axis} x={PLOT.width - PLOT.right} y={PLOT.height - 6} textAnchor="end">
          {day(last.takenAt)}
        </text>
      </svg>
      <Disclosure summary="As a table">
        <ValueTable series={series} />
      </Disclosure>
    </figure>
  );
}

function Values({ points }: { points: readonly PlotPoint[] }) {
  const isSingle = points.every(({ y2 }) => y2 === null);
  return (
    <>
      {isSingle && <polyline className={styles.trend} points={points.map(({ x, y }) => `${x},${y}`).join(' ')} />}
      {points.map((point) => (
        <g key={point.id}>
          {point.y2 !== null && <line className={styles.stroke} x1={point.x} x2={point.x} y1={point.y} y2={point.y2} />}
          <Point x={point.x} y={point.y} source={point.source} />
          {point.y2 !== null && <Point x={point.x} y={point.y2} source={point.source} />}
        </g>
      ))}
    </>
  );
}

function Point({ x, y, source }: Pick<PlotPoint, 'x' | 'y' | 'source'>) {
  if (source === 'import') {
    return <path className={styles.point} d={`M${x} ${y - 4}L${x + 4} ${y}L${x} ${y + 4}L${x - 4} ${y}Z`} />;
  }
  return <circle className={source === 'typed' ? styles.ring : styles.point} cx={x} cy={y} r={RADIUS} />;
}

/** The same in rows, newest first: for who cannot see the drawing, and for the exact number. */
export function ValueTable({ series }: { series: readonly Observation[] }) {
  return (
    <table className={styles.values}>
      <tbody>
        {[...series].reverse().map((entry) => (
          <tr key={entry.id}>
            <th scope="row">
              {valueText(entry)} {unitText(entry.unit)}
            </th>
            <td>{day(entry.takenAt)}</td>
            <td>{madeBy(entry)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
