import type { AppointmentStatus } from '@telehealth/contracts/booking';
import { ageText, dayKey, GENDER_LABELS, viewerTimeZone } from '@telehealth/contracts/formatting';
import { type Gender, RELATION_LABELS, RELATION_TO_HOLDER, type Relation } from '@telehealth/contracts/people';

interface Born {
  name: string;
  /** ISO `yyyy-mm-dd`. */
  dateOfBirth: string;
}

/** What both sides read about a person without a record here. */
export const NO_RECORD = {
  practice: 'No record here yet: ask about allergies.',
  holder: 'No record here yet: tell the specialist about allergies and medicines.',
} as const;

const OVER: readonly AppointmentStatus[] = [
  ...([
    'completed',
    'cancelled',
    'declined',
    'expired',
    'no_show_patient',
    'no_show_specialist',
    'entered_in_error',
  ] as const),
];

/** Returns that sentence for a visit of another person that is not over; else null. */
export function noRecordText(
  { forWhom, status }: { forWhom: Born | null; status: AppointmentStatus },
  reader: keyof typeof NO_RECORD,
): string {
  return forWhom === null || OVER.includes(status) ? '' : NO_RECORD[reader];
}

/** Returns the name with the age on the day of that moment, e.g. `Sipho Nkosi, 7 years`. */
export function withAge({ name, dateOfBirth }: Born, at: Date): string {
  return `${name}, ${ageText(dateOfBirth, dayKey(at, viewerTimeZone()))}`;
}

/** Describes the person of a visit to the account holder, e.g. `Sipho Nkosi (my child), 7 years`. */
export function personForHolder(person: Born & { relation: Relation }, at: Date): string {
  const { name, dateOfBirth, relation } = person;
  const known = relation === 'other' ? name : `${name} (${RELATION_LABELS[relation].toLowerCase()})`;
  return withAge({ name: known, dateOfBirth }, at);
}

/** The line below that name for the specialist, e.g. `Male, child of Thandi Nkosi`. */
export function aboutPerson({ gender, relation }: { gender: Gender; relation: Relation }, holder: string): string {
  return `${GENDER_LABELS[gender]}, ${RELATION_TO_HOLDER[relation]} of ${holder}`;
}

/**
 * Describes the person of a visit to the specialist, e.g. `Sipho Nkosi, 7 years, male, child of Thandi Nkosi`.
 * @param at when the visit is
 */
export function personForSpecialist(
  person: Born & { gender: Gender; relation: Relation },
  holder: string,
  at: Date,
): string {
  const [first = '', ...rest] = aboutPerson(person, holder);
  return `${withAge(person, at)}, ${first.toLowerCase()}${rest.join('')}`;
}

/** The person whom the practice sees: with the age when not the account holder, else the holder's name. */
export function personSeen(visit: { forWhom: Born | null; counterpartName: string; startsAt: Date }): string {
  return visit.forWhom === null ? visit.counterpartName : withAge(visit.forWhom, visit.startsAt);
}

/** Replaces the account holder's name in a list row by the person's. */
export function namePerson<
  T extends { patientName: string; forWhom?: Born | null | undefined; startsAt?: Date | null | undefined },
>(row: T): T {
  return row.forWhom && row.startsAt ? { ...row, patientName: withAge(row.forWhom, row.startsAt) } : row;
}
