import { readName } from './names';
import { type Age, SCHEDULE, SCHEDULE_FOR_BORN_FROM, type ScheduledVisit, type Slot, type VaccineId } from './schedule';

/** A vaccination of a record. */
export interface RecordedDose {
  id: string;
  label: string;
  dose: string;
  /** `yyyy`, `yyyy-mm`, `yyyy-mm-dd`; empty: nobody knows. */
  givenOn: string;
  code?: string;
  codeSystem?: string;
}

/**
 * `overdue`: late, or given and not written down. `unknown`: nothing is written down by which that could be told. `closed`:
 * missing, and no longer given at this age. `later`: not due yet.
 */
export type DoseState = 'given' | 'due' | 'overdue' | 'later' | 'closed' | 'unknown';

export interface PlacedSlot<D extends RecordedDose> {
  slot: Slot;
  state: DoseState;
  /** The entry that says so. */
  dose: D | null;
}
export interface PlacedVisit<D extends RecordedDose> {
  visit: ScheduledVisit;
  /** `yyyy-mm-dd`. */
  dueOn: string;
  slots: readonly PlacedSlot<D>[];
}
/** `name`: not a vaccine of the schedule; `early`: given before the schedule has it; `extra`: all doses of it are given; `twice`:
 * the same dose or day as another; `noDay`: needs a day to be placed. */
export type Unplaced = 'name' | 'early' | 'extra' | 'twice' | 'noDay';

export interface Placement<D extends RecordedDose> {
  visits: readonly PlacedVisit<D>[];
  /** Never counted as given. */
  unplaced: readonly { dose: D; why: Unplaced }[];
}

const DAY_MS = 86_400_000;
const at = (day: string) => Date.parse(`${day}T00:00:00Z`);
const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);
const plusDays = (day: string, count: number) => dayOf(at(day) + count * DAY_MS);

/** The day on which somebody reaches an age; of months that are too short their last day. */
export function dayAtAge(born: string, { unit, count }: Age): string {
  if (unit === 'days') return plusDays(born, count);
  if (unit === 'weeks') return plusDays(born, count * 7);
  const [year = 0, month = 1, day = 1] = born.split('-').map(Number);
  const target = month - 1 + (unit === 'months' ? count : count * 12);
  const last = new Date(Date.UTC(year, target + 1, 0)).getUTCDate();
  return dayOf(Date.UTC(year, target, Math.min(day, last)));
}

/** First and last day that a partly known day can be; null: nobody knows. */
function spanOf(givenOn: string): { first: string; last: string } | null {
  if (givenOn === '') return null;
  const [year = 0, month, day] = givenOn.split('-').map(Number);
  if (month === undefined) return { first: `${givenOn}-01-01`, last: `${givenOn}-12-31` };
  if (day !== undefined) return { first: givenOn, last: givenOn };
  return { first: `${givenOn}-01`, last: dayOf(Date.UTC(year, month, 0)) };
}

const accepts = (slot: Slot, born: string, givenOn: string): boolean => {
  const span = spanOf(givenOn);
  if (span === null) return true;
  return (
    span.last >= dayAtAge(born, slot.from) && (slot.until === undefined || span.first <= dayAtAge(born, slot.until))
  );
};

interface Found<D> {
  dose: D;
  number: number | null;
}

/** Puts the doses of one vaccine into its slots: by day, the number guiding where doses before it are not written down. */
function fill<D extends RecordedDose>(slots: readonly Slot[], born: string, found: readonly Found<D>[]) {
  const taken = new Map<Slot, D>();
  const left: { dose: D; why: Unplaced }[] = [];
  const free = (slot: Slot | undefined): slot is Slot => slot !== undefined && !taken.has(slot);
  const dated = found.filter(({ dose }) => dose.givenOn !== '');
  const inOrder = dated.sort((one, other) => (one.dose.givenOn < other.dose.givenOn ? -1 : 1));
  const days = new Set<string>();
  for (const { dose, number } of inOrder) {
    if (days.has(dose.givenOn)) {
      left.push({ dose, why: 'twice' });
      continue;
    }
    days.add(dose.givenOn);
    // A number that is too high for the schedule (private ones give more doses) steps down to what is free.
    const upTo = number === null ? -1 : slots.findLastIndex((slot) => slot.dose <= number);
    const tried = upTo === -1 ? slots : slots.slice(0, upTo + 1).reverse();
    const place = tried.find((slot) => free(slot) && accepts(slot, born, dose.givenOn));
    if (place !== undefined) taken.set(place, dose);
    else left.push({ dose, why: slots.some(free) ? 'early' : 'extra' });
  }
  for (const { dose, number } of found.filter((one) => one.dose.givenOn === '')) {
    const isAmbiguous = number === null && slots.some(({ vaccine }) => vaccine === 'td');
    const place = number === null ? slots.find(free) : slots.find((slot) => slot.dose === number);
    if (isAmbiguous) left.push({ dose, why: 'noDay' });
    else if (free(place)) taken.set(place, dose);
    else left.push({ dose, why: place === undefined ? 'extra' : 'twice' });
  }
  return { taken, left };
}

interface Child {
  /** `yyyy-mm-dd`. */
  born: string;
  isGirl: boolean;
}

/**
 * What of the schedule is given, due, late or not known, by the birth date and the vaccinations of the record. What cannot be
 * placed is listed and never counts as given.
 * @param today `yyyy-mm-dd`
 */
export function placeDoses<D extends RecordedDose>(
  { born, isGirl }: Child,
  today: string,
  doses: readonly D[],
): Placement<D> {
  const visits = SCHEDULE.map((visit) => ({
    visit,
    slots: visit.slots.filter(({ girlsOnly }) => girlsOnly !== true || isGirl),
  })).filter(({ slots }) => slots.length > 0);
  const named = new Map<VaccineId, Found<D>[]>();
  const unplaced: { dose: D; why: Unplaced }[] = [];
  for (const dose of doses) {
    const { vaccines, dose: number } = readName(dose);
    if (vaccines.length === 0) unplaced.push({ dose, why: 'name' });
    for (const vaccine of vaccines) named.set(vaccine, [...(named.get(vaccine) ?? []), { dose, number }]);
  }
  const given = new Map<Slot, D>();
  for (const [vaccine, found] of named) {
    const slots = visits.flatMap((one) => one.slots).filter((slot) => slot.vaccine === vaccine);
    const { taken, left } = fill(slots, born, found);
    for (const [slot, dose] of taken) given.set(slot, dose);
    // Of an entry that names several vaccines, the part that was placed is told by its place.
    for (const one of left) if (!unplaced.some(({ dose }) => dose === one.dose)) unplaced.push(one);
  }
  const isJudged = given.size > 0 && born >= SCHEDULE_FOR_BORN_FROM;
  return {
    unplaced,
    visits: visits.map(({ visit, slots }) => {
      const dueOn = dayAtAge(born, visit.age);
      const lateOn = plusDays(dueOn, visit.lateAfterDays);
      const missing = (slot: Slot): DoseState => {
        if (today < dueOn) return 'later';
        if (slot.until !== undefined && today > dayAtAge(born, slot.until)) return isJudged ? 'closed' : 'unknown';
        if (today <= lateOn) return 'due';
        return isJudged ? 'overdue' : 'unknown';
      };
      return {
        visit,
        dueOn,
        slots: slots.map((slot) => {
          const dose = given.get(slot) ?? null;
          return { slot, dose, state: dose === null ? missing(slot) : 'given' };
        }),
      };
    }),
  };
}

/** The last age up to which every dose is given, without a gap; null: not even that of birth. */
export function givenUpTo<D extends RecordedDose>({ visits }: Placement<D>): ScheduledVisit | null {
  const gap = visits.findIndex(({ slots }) => slots.some(({ state }) => state !== 'given'));
  return visits[(gap === -1 ? visits.length : gap) - 1]?.visit ?? null;
}

/** All doses in a state, in the order of age. */
export const slotsThatAre = <D extends RecordedDose>({ visits }: Placement<D>, state: DoseState): PlacedSlot<D>[] =>
  visits.flatMap(({ slots }) => slots.filter((one) => one.state === state));
