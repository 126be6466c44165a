import type { MyPrescription } from './my-prescriptions.schema';

/** Where a prescription stands in the list, in the order of what needs the patient: runs out, waits, in use, past. */
export type Place = 'runsOut' | 'waits' | 'current' | 'past';

/** A prescription among the others of its patient. */
export interface Placed {
  prescription: MyPrescription;
  place: Place;
  /** The request for it was answered by this one. */
  renewedBy: MyPrescription | null;
  /** What it renews. */
  renews: MyPrescription | null;
  /** Nothing is asked yet, and the patient may ask. */
  mayRequest: boolean;
}

/** The database warns as many days ahead. */
const WARNED_DAYS = 10;
/** What ran out is still the patient's business for this long. */
const RAN_OUT_DAYS = -30;
/** Schedule 6 is never renewed without a visit. */
const NEEDS_VISIT = 6;

const ORDER: readonly Place[] = ['runsOut', 'waits', 'current', 'past'];

export const isAsked = ({ renewal }: MyPrescription): boolean => renewal !== null && renewal.closedAt === null;
/** Something of it is taken on and on: more of a course that ends is never asked for. */
export const isOngoing = ({ items }: MyPrescription): boolean => items.some(({ ongoing }) => ongoing);
export const needsVisit = ({ items }: MyPrescription): boolean =>
  items.some(({ schedule }) => schedule === NEEDS_VISIT);

function placeOf(prescription: MyPrescription, renewedBy: MyPrescription | null): Place {
  const { status, statusReason, daysLeft } = prescription;
  if (isAsked(prescription)) return 'waits';
  if (renewedBy !== null) return 'past';
  if (!isOngoing(prescription)) return status === 'active' || status === 'on_hold' ? 'current' : 'past';
  if (status === 'active') return daysLeft <= WARNED_DAYS ? 'runsOut' : 'current';
  if (status === 'on_hold') return 'current';
  // The database writes this reason where time ended it, not a person.
  return status === 'completed' && statusReason === 'ran out' && daysLeft >= RAN_OUT_DAYS ? 'runsOut' : 'past';
}

/** All prescriptions in the order of what needs the patient. */
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

/** The medicines of a prescription by name, e.g. `Amlodipine 5 mg and Metformin 500 mg`. */
export function nameOf({ items }: MyPrescription): string {
  const names = items.map(({ medicine, strength }) => `${medicine} ${strength}`);
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}
