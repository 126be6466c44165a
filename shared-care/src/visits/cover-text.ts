import type { Appointment } from '@telehealth/data/appointments/appointment.schema';

type Covered = Pick<Appointment, 'viewerRole' | 'counterpartName' | 'standsInFor' | 'coveringName'>;

/** Who covers for whom in a visit, for this viewer; null: not covered. */
export function coverText({ viewerRole, counterpartName, standsInFor, coveringName }: Covered): string | null {
  if (standsInFor !== null) return `You stand in for ${standsInFor}.`;
  if (coveringName === null) return null;
  return `${coveringName} stands in for ${viewerRole === 'patient' ? counterpartName : 'you'}.`;
}
