import type { VisitDetails } from '@telehealth/data/visits/visit-details.schema';

type Facts = Pick<VisitDetails, 'present' | 'companion' | 'patientName'>;

/** What the picture shows: the patient, and with whom. */
export function pictureName({ present, companion, patientName }: Facts): string {
  if (present === null) return patientName;
  const who = companion !== '' ? companion : (present.cameBy?.name ?? '');
  const [first = ''] = who.trim().split(/\s+/);
  return first === '' ? patientName : `${present.firstName}, with ${first}`;
}
