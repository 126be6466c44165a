import type { Appointment } from '@telehealth/data/appointments/appointment.schema';

type Covered = Pick<Appointment, 'viewerRole' | 'counterpartName' | 'standsInFor' | 'coveringName'>;

/** Who stands in for whom in a visit, to whoever looks at it; null: nobody does. */
export function coverText({ viewerRole, counterpartName, standsInFor, coveringName }: Covered): string | null {
  if (standsInFor !== null) return `You stand in for ${standsInFor}.`;
  if (coveringName === null) return null;
  return `${coveringName} stands in for ${viewerRole === 'patient' ? counterpartName : 'you'}.`;
}
