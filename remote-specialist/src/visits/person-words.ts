import { dayKey } from '@telehealth/contracts/formatting';
import { ageBehindName, type Gender } from '@telehealth/contracts/people';
import type { Appointment } from '@telehealth/data/appointments/appointment.schema';

/** What is not said, or has no sign of one letter that everybody knows, stays out. */
const SIGNS: Readonly<Record<Gender, string>> = {
  male: 'm',
  female: 'f',
  'non-binary': 'non-binary',
  other: '',
  'prefer-not-to-say': '',
};

/** How old the patient is on the day of the visit, and of which sex: `52 m`, `7 months f`; empty where nobody knows yet. */
export function ageAndSex({ patientBorn, patientGender, startsAt }: Appointment, zone: string): string {
  const age = patientBorn === null ? '' : ageBehindName(patientBorn, dayKey(startsAt, zone));
  return [age, patientGender === null ? '' : SIGNS[patientGender]].filter((word) => word !== '').join(' ');
}

/** Whether the specialist of the visit saw this patient before; empty where it does not say. */
export function firstOrAgain({ firstVisit }: Appointment): '' | 'first visit' | 'follow-up' {
  if (firstVisit === null) return '';
  return firstVisit ? 'first visit' : 'follow-up';
}
