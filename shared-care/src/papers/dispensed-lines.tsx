import { formatShortMoment, viewerTimeZone } from '@telehealth/contracts/formatting';
import type { Dispensing } from '@telehealth/data/papers/paper.schema';

interface DispensedLinesProps {
  dispensed: readonly Dispensing[];
  /** Name of the medicine at a position. */
  nameAt: (position: number) => string;
}

/** What pharmacies recorded so far; what was struck out stays to be read. Renders nothing where nothing was. */
export function DispensedLines({ dispensed, nameAt }: DispensedLinesProps) {
  if (dispensed.length === 0) return null;
  return (
    <div>
      <p className="small soft">Dispensed so far, as pharmacies said</p>
      <ul className="small">
        {dispensed.map(({ id, position, quantity, pharmacy, reference, at, struck }) => {
          const line = `${nameAt(position)}: ${quantity}, ${formatShortMoment(at, viewerTimeZone())}, pharmacy ${pharmacy}${reference === '' ? '' : `, ${reference}`}`;
          return (
            <li key={id}>
              {struck === null ? (
                line
              ) : (
                <>
                  <s>{line}</s> Struck out: {struck}
                </>
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
