import type { PlacedSlot, Placement, RecordedDose, Unplaced } from '@telehealth/clinical/vaccinations/place-doses';
import { givenUpTo, placeDoses, slotsThatAre } from '@telehealth/clinical/vaccinations/place-doses';
import { SCHEDULE, VACCINE_NAMES } from '@telehealth/clinical/vaccinations/schedule';
import type { ChartEntryOf } from '@telehealth/data/chart/chart.schema';

export type Vaccination = Pick<
  ChartEntryOf<'vaccination'>,
  'id' | 'label' | 'dose' | 'givenOn' | 'code' | 'codeSystem' | 'isActive' | 'confirmedAt' | 'source'
>;
/** The schedule with the vaccinations of a record in it. */
export type VaccinationPlacement = Placement<Vaccination & RecordedDose>;

/** @param today `yyyy-mm-dd` */
export const placeVaccinations = (
  { dateOfBirth, gender }: { dateOfBirth: string; gender: string },
  today: string,
  vaccinations: readonly Vaccination[],
): VaccinationPlacement =>
  placeDoses(
    { born: dateOfBirth, isGirl: gender === 'female' },
    today,
    vaccinations.filter(({ isActive }) => isActive),
  );

/** A dose as the schedule counts it, e.g. `Six-in-one (hexavalent), dose 2`; vaccines with one dose have no number. */
export function slotText({ slot: { vaccine, dose } }: Pick<PlacedSlot<RecordedDose>, 'slot'>): string {
  const isOnly = SCHEDULE.flatMap(({ slots }) => slots).filter((one) => one.vaccine === vaccine).length === 1;
  return isOnly ? VACCINE_NAMES[vaccine] : `${VACCINE_NAMES[vaccine]}, dose ${dose}`;
}

/** What of it is given, in a few words. */
export function givenSummary(placement: VaccinationPlacement): string {
  const given = slotsThatAre(placement, 'given');
  if (given.length === 0) return 'Nothing of the schedule is written down';
  const upTo = givenUpTo(placement);
  const open = [...slotsThatAre(placement, 'overdue'), ...slotsThatAre(placement, 'closed')];
  const unknown = slotsThatAre(placement, 'unknown');
  if (upTo !== null && open.length + unknown.length === 0)
    return upTo.id === 'birth' ? 'Those of birth given' : `Up to ${upTo.label} given`;
  const asked = given.length + open.length + unknown.length;
  return `${given.length} of ${asked} doses are written down`;
}

export const isConfirmed = ({ confirmedAt, source }: Vaccination): boolean =>
  confirmedAt !== null || source === 'clinician';

/** Whether a clinician stands behind what is given; empty where nothing is. */
export function confirmedSummary(placement: VaccinationPlacement): string {
  const doses = slotsThatAre(placement, 'given').flatMap(({ dose }) => (dose === null ? [] : [dose]));
  const confirmed = doses.filter(isConfirmed).length;
  if (doses.length === 0) return '';
  if (confirmed === 0) return 'Not confirmed';
  return confirmed === doses.length ? 'Confirmed' : `${confirmed} of ${doses.length} confirmed`;
}

export const UNPLACED_WORDS: Readonly<Record<Unplaced, string>> = {
  name: 'not a vaccine of this schedule, or only part of one',
  early: 'given before the schedule has it',
  extra: 'all doses of it are there already',
  twice: 'the same dose or day is there already',
  noDay: 'without its day',
};
