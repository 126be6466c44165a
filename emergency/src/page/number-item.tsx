import type { EmergencyNumber } from '@telehealth/clinical/emergency-numbers';
import type { NumberSection } from '../numbers/sections';
import { readDay } from './read-day';

interface NumberItemProps {
  entry: EmergencyNumber;
  /** `ZA` or `ZA-WC`. */
  place: string;
  section: NumberSection;
}

/** One number: a link that dials it, whom it reaches, and its source with the date. */
export function NumberItem({ entry, place, section }: NumberItemProps) {
  return (
    <li className="number" data-place={place} data-section={section} data-kind={entry.id}>
      <a className="dial" href={`tel:${entry.tel}`}>
        <b>{entry.number}</b> <span>{entry.label}</span>
      </a>
      <small>
        Checked <time dateTime={entry.checkedOn}>{readDay(entry.checkedOn)}</time> in: <i>{entry.source}</i>
      </small>
    </li>
  );
}
