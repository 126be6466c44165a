/** Vaccines of the public programme. */
export type VaccineId = 'bcg' | 'opv' | 'rota' | 'hexa' | 'pcv' | 'measles' | 'td' | 'hpv';

/** How people and booklets call it. */
export const VACCINE_NAMES: Readonly<Record<VaccineId, string>> = {
  bcg: 'BCG, against tuberculosis',
  opv: 'Polio drops (OPV)',
  rota: 'Rotavirus drops (RV)',
  hexa: 'Six-in-one (hexavalent)',
  pcv: 'Pneumococcal (PCV)',
  measles: 'Measles and rubella (MR)',
  td: 'Tetanus, diphtheria, whooping cough (Tdap)',
  hpv: 'HPV, against cancer of the cervix',
};

/** An age of the calendar. */
export interface Age {
  unit: 'days' | 'weeks' | 'months' | 'years';
  count: number;
}

/** One dose of the schedule. */
export interface Slot {
  vaccine: VaccineId;
  /** As booklets number it: polio drops begin at 0. */
  dose: number;
  /** A dose given before this age is not this one. */
  from: Age;
  /** A dose given later than this is not this one, and is no longer given. */
  until?: Age;
  /** Only for girls. */
  girlsOnly?: true;
}

/** What is given at one age. */
export interface ScheduledVisit {
  id: string;
  label: string;
  age: Age;
  /** Days after that age from which a missing dose is late: ours, the programme names none. */
  lateAfterDays: number;
  slots: readonly Slot[];
}

const days = (count: number): Age => ({ unit: 'days', count });
const weeks = (count: number): Age => ({ unit: 'weeks', count });
const months = (count: number): Age => ({ unit: 'months', count });
const years = (count: number): Age => ({ unit: 'years', count });

function visit(id: string, label: string, age: Age, lateAfterDays: number, slots: readonly Slot[]): ScheduledVisit {
  return { id, label, age, lateAfterDays, slots };
}

const FOUR_WEEKS = 28;
const A_YEAR = 365;

/** Where and when the schedule was read, for the screen and for whoever keeps it up to date. */
export const SCHEDULE_SOURCE = {
  name: 'EPI-SA, the public programme of South Africa (Road to Health booklet)',
  /** Which version: measles and rubella for measles alone, Tdap for Td, one dose of HPV. */
  asOf: '2024',
  readOn: '2026-11-30',
  /**
   * Ages and vaccines: roadtohealth.co.za/at-the-clinic (National Department of Health). One dose of HPV since 2024:
   * hmrnewsupdates.com/2024/06, dailydispatch.co.za 9 Sep 2025 (Gauteng; there Tdap in grade 5, too). Measles and rubella (MR)
   * and Tdap since January 2024: secondary sources only, the circular itself was not read. Rotavirus never after 24 weeks: Road
   * to Health booklet. No clinician has reviewed this table.
   */
  places: ['roadtohealth.co.za/at-the-clinic', 'hmrnewsupdates.com/2024/06/hpv-vaccination-switching-to-single.html'],
} as const;

/** Children born earlier were vaccinated by another schedule (measles at 9 and 18 months), which nobody judges here. */
export const SCHEDULE_FOR_BORN_FROM = '2015-12-01';

/** The schedule by age. */
export const SCHEDULE: readonly ScheduledVisit[] = [
  visit('birth', 'At birth', days(0), FOUR_WEEKS, [
    { vaccine: 'bcg', dose: 1, from: days(0) },
    { vaccine: 'opv', dose: 0, from: days(0), until: weeks(5) },
  ]),
  visit('6w', '6 weeks', weeks(6), FOUR_WEEKS, [
    { vaccine: 'opv', dose: 1, from: weeks(4) },
    { vaccine: 'rota', dose: 1, from: weeks(4), until: weeks(24) },
    { vaccine: 'hexa', dose: 1, from: weeks(4) },
    { vaccine: 'pcv', dose: 1, from: weeks(4) },
  ]),
  visit('10w', '10 weeks', weeks(10), FOUR_WEEKS, [{ vaccine: 'hexa', dose: 2, from: weeks(8) }]),
  visit('14w', '14 weeks', weeks(14), FOUR_WEEKS, [
    { vaccine: 'rota', dose: 2, from: weeks(12), until: weeks(24) },
    { vaccine: 'hexa', dose: 3, from: weeks(12) },
    { vaccine: 'pcv', dose: 2, from: weeks(12) },
  ]),
  visit('6m', '6 months', months(6), FOUR_WEEKS, [{ vaccine: 'measles', dose: 1, from: weeks(24) }]),
  visit('9m', '9 months', months(9), FOUR_WEEKS, [{ vaccine: 'pcv', dose: 3, from: weeks(34) }]),
  visit('12m', '12 months', months(12), FOUR_WEEKS, [{ vaccine: 'measles', dose: 2, from: weeks(48) }]),
  visit('18m', '18 months', months(18), FOUR_WEEKS, [{ vaccine: 'hexa', dose: 4, from: months(12) }]),
  visit('6y', '6 years', years(6), A_YEAR, [{ vaccine: 'td', dose: 1, from: years(4) }]),
  // In grade 5 at school: of 9 to 12 years.
  visit('9y', '9 years', years(9), 3 * A_YEAR, [{ vaccine: 'hpv', dose: 1, from: years(9), girlsOnly: true }]),
  visit('12y', '12 years', years(12), A_YEAR, [{ vaccine: 'td', dose: 2, from: years(9) }]),
];
