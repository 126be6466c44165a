import type { Appointment } from '@telehealth/data/appointments/appointment.schema';
import { groupOf, isAhead } from '@telehealth/data/appointments/group-appointments';
import { MOST_VISITS_AT_ONCE } from '../data/visits/visit-outcome.queries';

/**
 * Returns ids of the agreed visits nearest to now, at most one call's worth; in a stable order, because they are the cache key.
 */
export function nearestVisits(appointments: readonly Appointment[], now: Date): string[] {
  const distance = ({ startsAt }: Appointment) => Math.abs(startsAt.getTime() - now.getTime());
  return appointments
    .filter((appointment) => isAhead(appointment, now) || groupOf(appointment, now) === 'past')
    .sort((one, other) => distance(one) - distance(other))
    .slice(0, MOST_VISITS_AT_ONCE)
    .map(({ id }) => id)
    .sort();
}
