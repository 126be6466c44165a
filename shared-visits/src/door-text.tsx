import { type NamedVisit, nameVisit } from '@telehealth/data/appointments/visit-name';

/** What stands above a visit whose doors are open: before its time that one can come in, then what it is called. */
export function doorText(visit: NamedVisit, now: Date): string {
  const { phase, label } = nameVisit(visit, now);
  if (phase === 'ahead') return 'The waiting room is open';
  if (visit.status !== 'booked') return label;
  return `${label}. The waiting room is ${phase === 'over' ? 'still open' : 'open'}`;
}
