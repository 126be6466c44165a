import type { Province } from '@telehealth/contracts/people';
import styles from './free-today.module.css';
import type { PlaceCount } from './group-by-place';
import { MAP_HEIGHT, MAP_WIDTH, PROVINCE_SHAPES } from './province-shapes';

interface ProvinceMapProps {
  places: readonly PlaceCount[];
  /** The province whose row is hovered or focused. */
  pointed: Province | null;
}

/** An inline SVG map, which needs no request. The list beside it has the same data and is the control. */
export function ProvinceMap({ places, pointed }: ProvinceMapProps) {
  const counts = new Map(places.map(({ province, count }) => [province, count]));
  return (
    <svg className={styles.map} viewBox={`0 0 ${MAP_WIDTH} ${MAP_HEIGHT}`} aria-hidden="true">
      {PROVINCE_SHAPES.map(({ province, path }) => (
        <path
          key={province}
          className={styles.province}
          d={path}
          data-free={counts.has(province)}
          data-pointed={province === pointed}
        />
      ))}
      {PROVINCE_SHAPES.filter(({ province }) => counts.has(province)).map(({ province, centre: [x, y] }) => (
        <g key={province} transform={`translate(${x} ${y})`}>
          <circle className={styles.dot} r="13" />
          <text className={styles.number} dy="0.35em">
            {counts.get(province)}
          </text>
        </g>
      ))}
    </svg>
  );
}
