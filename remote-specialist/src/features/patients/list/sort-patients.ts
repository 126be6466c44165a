import { isMine, type OpenLoop } from '../../../data/open-loops/open-loop.schema';
import type { Patient } from '../../../data/patients/patients.schema';

const DAY_MS = 86_400_000;
/** The window for coming visits and ending access. */
const SOON_MS = 7 * DAY_MS;

/** One line of the list: a patient with their open tasks, oldest first. */
export interface PatientLine extends Patient {
  loops: readonly OpenLoop[];
}

export const PATIENT_FILTERS = ['all', 'loops', 'week', 'ending'] as const;
export type PatientFilter = (typeof PATIENT_FILTERS)[number];

/** Ending access has its own column in this list and keeps no patient waiting; what a colleague has waits there. */
export const isWaitedFor = (loop: OpenLoop): boolean => loop.kind !== 'access_ends' && isMine(loop);

/** Orders by longest wait, then by next visit, then by name. */
export function toLines(people: readonly Patient[], loops: readonly OpenLoop[]): PatientLine[] {
  const byPatient = new Map<string, OpenLoop[]>();
  for (const loop of [...loops].sort((one, other) => one.since.getTime() - other.since.getTime())) {
    byPatient.set(loop.patientId, [...(byPatient.get(loop.patientId) ?? []), loop]);
  }
  const lines = people.map((person) => ({ ...person, loops: byPatient.get(person.patientId) ?? [] }));
  return lines.sort(
    (one, other) =>
      earlier(one.loops[0]?.since, other.loops[0]?.since) ||
      earlier(one.nextVisitAt, other.nextVisitAt) ||
      one.name.localeCompare(other.name),
  );
}

const earlier = (one: Date | null | undefined, other: Date | null | undefined): number => {
  const [first, second] = [one?.getTime() ?? Number.POSITIVE_INFINITY, other?.getTime() ?? Number.POSITIVE_INFINITY];
  return first === second ? 0 : first - second;
};

const isSoon = (at: Date | null, now: Date) => at !== null && at.getTime() - now.getTime() <= SOON_MS;

const MATCHES: Readonly<Record<PatientFilter, (line: PatientLine, now: Date) => boolean>> = {
  all: () => true,
  loops: ({ loops }) => loops.length > 0,
  week: ({ nextVisitAt }, now) => isSoon(nextVisitAt, now),
  ending: ({ accessUntil, hasAccess }, now) => hasAccess && isSoon(accessUntil, now),
};

export const matches = (line: PatientLine, filter: PatientFilter, now: Date): boolean => MATCHES[filter](line, now);

/** Whole days until then, rounded up: less than a day is one. */
export const daysUntil = (at: Date, now: Date): number => Math.ceil((at.getTime() - now.getTime()) / DAY_MS);
