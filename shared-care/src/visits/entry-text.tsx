import { type NamedVisit, nameVisit } from '@telehealth/data/appointments/visit-name';

/** Heading of a visit whose entry is open: before its time that the reader can come in, then the visit's phase. */
export function entryText(visit: NamedVisit, now: Date): string {
  const { phase, label } = nameVisit(visit, now);
  if (phase === 'ahead') return 'The waiting room is open';
  if (visit.status !== 'booked') return label;
  return `${label}. The waiting room is ${phase === 'over' ? 'still open' : 'open'}`;
}
