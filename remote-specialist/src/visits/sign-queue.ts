import type { Consultation, OpenNote } from '@telehealth/data/consultations/consultation.schema';

const HOUR_MS = 3_600_000;
/** The time to sign a note; later counts as late. The database's open tasks use the same. */
export const SIGNED_WITHIN_HOURS = 24;
/** How long after a visit its note may still be begun, as in the database. */
const BEGUN_WITHIN_MS = 14 * 24 * HOUR_MS;

export interface ToSign {
  key: string;
  visit: Consultation;
  isAddendum: boolean;
  /** The end of the visit, or when the addendum was begun. */
  since: Date;
  dueAt: Date;
  isLate: boolean;
  /** What must be written before signing; empty: it is complete. */
  missing: string[];
  /** Words written so far; 0 when nothing is begun. */
  words: number;
  savedAt: Date | null;
}

const HELD: readonly string[] = ['ended', 'transferred_to_emergency'];

/** Whether the caller writes this visit's note: the covering colleague does if there is one. */
const isMine = ({ side, coveringName }: Consultation) => side === 'covering' || coveringName === null;

/** Notes and addenda for the caller to sign, oldest first. */
export function toSignQueue(visits: readonly Consultation[], notes: readonly OpenNote[], now: Date): ToSign[] {
  const queue: ToSign[] = [];
  for (const visit of visits) {
    const own = notes.filter(({ appointmentId }) => appointmentId === visit.appointmentId);
    if (isUnsigned(visit)) {
      const begun = own.filter(({ chainNo }) => chainNo === 0);
      const note = begun.find(({ category }) => category === 'notes') ?? begun[0] ?? null;
      const endedAt = visit.endedAt ?? visit.endsAt;
      if (note !== null || now.getTime() < visit.endsAt.getTime() + BEGUN_WITHIN_MS) {
        queue.push(waiting(visit, note, endedAt, now));
      }
    }
    for (const note of own) if (note.chainNo > 0) queue.push(waiting(visit, note, note.createdAt, now));
  }
  return queue.sort((one, other) => one.since.getTime() - other.since.getTime());
}

/** A held visit whose note is the caller's and not signed. */
export function isUnsigned(visit: Consultation): boolean {
  return HELD.includes(visit.state) && visit.noteSignedAt === null && isMine(visit);
}

function waiting(visit: Consultation, note: OpenNote | null, since: Date, now: Date): ToSign {
  const isAddendum = note !== null && note.chainNo > 0;
  const dueAt = new Date(since.getTime() + SIGNED_WITHIN_HOURS * HOUR_MS);
  return {
    key: note?.id ?? visit.id,
    visit,
    isAddendum,
    since,
    dueAt,
    isLate: dueAt <= now,
    missing: missingIn(note),
    words: note === null ? 0 : wordsIn(note),
    savedAt: note?.updatedAt ?? null,
  };
}

const isEmpty = (text: string | undefined) => (text ?? '').trim() === '';

/** What the database requires before signing. */
function missingIn(note: OpenNote | null): string[] {
  if (note !== null && note.chainNo > 0) return wordsIn(note) === 0 ? ['what the addendum adds'] : [];
  return [
    ...(isEmpty(note?.soap.assessment) ? ['assessment'] : []),
    ...(isEmpty(note?.planPlain) ? ['plan in plain words'] : []),
  ];
}

function wordsIn({ soap, planPlain }: OpenNote): number {
  return [...Object.values(soap), planPlain].join(' ').split(/\s+/).filter(Boolean).length;
}

/** How many of the hours for signing are gone, 0 to `SIGNED_WITHIN_HOURS`. */
export function hoursGone({ since, isLate }: ToSign, now: Date): number {
  if (isLate) return SIGNED_WITHIN_HOURS;
  return Math.max(0, Math.floor((now.getTime() - since.getTime()) / HOUR_MS));
}
