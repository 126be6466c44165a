import type { MyPrescription } from './my-prescriptions.schema';

/** The section of the list, ordered by what needs the patient: runs out, waits, in use, past. */
export type Place = 'runsOut' | 'waits' | 'current' | 'past';

/** A prescription with its relations to the patient's others. */
export interface Placed {
  prescription: MyPrescription;
  place: Place;
  /** The prescription that answered its renewal request. */
  renewedBy: MyPrescription | null;
  renews: MyPrescription | null;
  /** The one with a mistake, whose place it took. */
  replaces: MyPrescription | null;
  /** No request is open, and the patient may make one. */
  mayRequest: boolean;
}

/** The database warns the same number of days ahead. */
const WARNED_DAYS = 10;
/** A prescription that ran out stays in the first section for this long. */
const RAN_OUT_DAYS = -30;
/** Schedule 6 medicines are never renewed without a visit. */
const NEEDS_VISIT = 6;

const ORDER: readonly Place[] = ['runsOut', 'waits', 'current', 'past'];

export const isAsked = ({ renewal }: MyPrescription): boolean => renewal !== null && renewal.closedAt === null;
/** Whether any of its medicines is long-term; a course that ends is never renewed. */
const isOngoing = ({ items }: MyPrescription): boolean => items.some(({ ongoing }) => ongoing);
export const needsVisit = ({ items }: MyPrescription): boolean =>
  items.some(({ schedule }) => schedule === NEEDS_VISIT);

function placeOf(prescription: MyPrescription, renewedBy: MyPrescription | null): Place {
  const { status, statusReason, daysLeft } = prescription;
  if (isAsked(prescription)) return 'waits';
  if (renewedBy !== null) return 'past';
  if (!isOngoing(prescription)) return status === 'active' || status === 'on_hold' ? 'current' : 'past';
  if (status === 'active') return daysLeft <= WARNED_DAYS ? 'runsOut' : 'current';
  if (status === 'on_hold') return 'current';
  // The database writes this reason when time ended the prescription, not a person.
  return status === 'completed' && statusReason === 'ran out' && daysLeft >= RAN_OUT_DAYS ? 'runsOut' : 'past';
}

/** Sorts all prescriptions by what needs the patient. */
export function placePrescriptions(all: readonly MyPrescription[]): Placed[] {
  const placed = all.map((prescription): Placed => {
    const renewedBy =
      all.find(({ renewsId, status }) => renewsId === prescription.id && !/cancelled|error/.test(status)) ?? null;
    const isLasting = prescription.status === 'active' || prescription.status === 'completed';
    return {
      prescription,
      place: placeOf(prescription, renewedBy),
      renewedBy,
      renews: all.find(({ id }) => id === prescription.renewsId) ?? null,
      replaces: all.find(({ id }) => id === prescription.replacesId) ?? null,
      mayRequest:
        isLasting &&
        isOngoing(prescription) &&
        renewedBy === null &&
        !isAsked(prescription) &&
        !needsVisit(prescription),
    };
  });
  return placed.sort((a, b) => ORDER.indexOf(a.place) - ORDER.indexOf(b.place) || urgency(a, b));
}

function urgency(a: Placed, b: Placed): number {
  if (a.place === 'past') return b.prescription.issuedAt.getTime() - a.prescription.issuedAt.getTime();
  if (a.place !== 'waits') return a.prescription.daysLeft - b.prescription.daysLeft;
  const dueOf = ({ prescription }: Placed) => prescription.renewal?.dueAt?.getTime() ?? 0;
  return dueOf(a) - dueOf(b);
}

/** Returns the medicines of a prescription by name, e.g. `Amlodipine 5 mg and Metformin 500 mg`. */
export function nameOf({ items }: MyPrescription): string {
  const names = items.map(({ medicine, strength }) => `${medicine} ${strength}`);
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}
