import {
  type AppointmentStatus,
  ageText,
  dayKey,
  GENDER_LABELS,
  type Gender,
  RELATION_LABELS,
  RELATION_TO_HOLDER,
  type Relation,
  viewerTimeZone,
} from '@telehealth/contracts';

interface Born {
  name: string;
  /** ISO `yyyy-mm-dd`. */
  dateOfBirth: string;
}

/** What both sides are told of somebody whom a visit is for and who has no record here. */
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

/** That sentence, of a visit for somebody else that is not over; else nothing. */
export function noRecordText(
  { forWhom, status }: { forWhom: Born | null; status: AppointmentStatus },
  reader: keyof typeof NO_RECORD,
): string {
  return forWhom === null || OVER.includes(status) ? '' : NO_RECORD[reader];
}

/** With the age on the day of that moment, e.g. `Sipho Nkosi, 7 years`. */
export function withAge({ name, dateOfBirth }: Born, at: Date): string {
  return `${name}, ${ageText(dateOfBirth, dayKey(at, viewerTimeZone()))}`;
}

/** Who a visit is for, as the account holder reads it, e.g. `Sipho Nkosi (my child), 7 years`. */
export function personForHolder(person: Born & { relation: Relation }, at: Date): string {
  const { name, dateOfBirth, relation } = person;
  const known = relation === 'other' ? name : `${name} (${RELATION_LABELS[relation].toLowerCase()})`;
  return withAge({ name: known, dateOfBirth }, at);
}

/**
 * Who a visit is for, as the specialist reads it, e.g. `Sipho Nkosi, 7 years, male, child of Thandi Nkosi`.
 * @param at when the visit is
 */
export function personForSpecialist(
  person: Born & { gender: Gender; relation: Relation },
  holder: string,
  at: Date,
): string {
  const { gender, relation } = person;
  return `${withAge(person, at)}, ${GENDER_LABELS[gender].toLowerCase()}, ${RELATION_TO_HOLDER[relation]} of ${holder}`;
}

/** Whom the practice sees in a visit: the person with the age where it is not the account holder, else the holder's name. */
export function personSeen(visit: { forWhom: Born | null; counterpartName: string; startsAt: Date }): string {
  return visit.forWhom === null ? visit.counterpartName : withAge(visit.forWhom, visit.startsAt);
}

/** A row of a list of the practice, with whom it is about in the place of the account holder's name. */
export function namePerson<
  T extends { patientName: string; forWhom?: Born | null | undefined; startsAt?: Date | null | undefined },
>(row: T): T {
  return row.forWhom && row.startsAt ? { ...row, patientName: withAge(row.forWhom, row.startsAt) } : row;
}
