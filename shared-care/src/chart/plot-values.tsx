import styles from './chart.module.css';
import type { Plot, PlotPoint } from './plot-points';

const RADIUS = 4;

/**
 * Values of a plot: single values as a line, pairs as strokes, spans of time as strokes from their lowest to their highest with a line
 * through the middle; the selected one has a ring.
 */
export function PlotValues({ plot: { points, crosses }, chosen }: { plot: Plot; chosen: string | null }) {
  const isSingle = points.every(({ y2 }) => y2 === null);
  return (
    <>
      {isSingle && <polyline className={styles.trend} points={points.map(({ x, y }) => `${x},${y}`).join(' ')} />}
      {points.some(({ spread }) => spread.length > 1) && (
        <>
          <polyline className={styles.trend} points={points.map(({ x, y }) => `${x},${y}`).join(' ')} />
          <polyline className={styles.trend} points={points.map(({ x, y2 }) => `${x},${y2}`).join(' ')} />
        </>
      )}
      {points.map((point) => (
        <g key={point.id}>
          {point.spread.map(({ top, bottom }) => (
            <line key={top} className={styles.spread} x1={point.x} x2={point.x} y1={top} y2={bottom} />
          ))}
          {point.spread.length === 0 && point.y2 !== null && (
            <line className={styles.stroke} x1={point.x} x2={point.x} y1={point.y} y2={point.y2} />
          )}
          {point.spread.length === 0 && <Point x={point.x} y={point.y} source={point.source} />}
          {point.spread.length === 0 && point.y2 !== null && <Point x={point.x} y={point.y2} source={point.source} />}
          {point.id === chosen && <circle className={styles.chosen} cx={point.x} cy={point.y} r={RADIUS + 4} />}
          {point.id === chosen && point.y2 !== null && (
            <circle className={styles.chosen} cx={point.x} cy={point.y2} r={RADIUS + 4} />
          )}
        </g>
      ))}
      {crosses.map(({ id, x, y }) => (
        <path key={id} className={styles.cross} d={`M${x - 4} ${y - 4}l8 8m0-8l-8 8`} />
      ))}
    </>
  );
}

function Point({ x, y, source }: Pick<PlotPoint, 'x' | 'y' | 'source'>) {
  if (source === 'import') {
    return <path className={styles.point} d={`M${x} ${y - 5}L${x + 5} ${y}L${x} ${y + 5}L${x - 5} ${y}Z`} />;
  }
  return <circle className={source === 'typed' ? styles.ring : styles.point} cx={x} cy={y} r={RADIUS} />;
}
