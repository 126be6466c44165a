import type { Appointment } from '@telehealth/data/appointments/appointment.schema';

type Covered = Pick<Appointment, 'viewerRole' | 'counterpartName' | 'holderName' | 'coveringName'>;

/** Who stands in for whom in a visit, to whoever looks at it; null: nobody does. */
export function coverText({ viewerRole, counterpartName, holderName, coveringName }: Covered): string | null {
  if (holderName !== null) return `You stand in for ${holderName}.`;
  if (coveringName === null) return null;
  return `${coveringName} stands in for ${viewerRole === 'patient' ? counterpartName : 'you'}.`;
}
