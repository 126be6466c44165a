import type { ActingScope } from '@telehealth/contracts/people';
import { DEVICES_FOR, type Device } from '@telehealth/contracts/visit';
import type { AccessRequest } from '@telehealth/data/access/access.schema';
import type { Appointment } from '@telehealth/data/appointments/appointment.schema';
import { groupOf, isWaitingForPatient } from '@telehealth/data/appointments/group-appointments';
import { nameVisit } from '@telehealth/data/appointments/visit-name';
import type { MyPrescription } from '@telehealth/data/prescriptions/my-prescriptions.schema';
import { placePrescriptions } from '@telehealth/data/prescriptions/place-prescriptions';
import type { VisitOutcome } from '../../data/visits/visit-outcome.schema';

export type Todo =
  | { kind: 'finishPaying'; appointment: Appointment }
  | { kind: 'continueBooking'; appointment: Appointment }
  | { kind: 'completeDetails' }
  | { kind: 'testDevices'; appointment: Appointment; open: readonly Device[] }
  | { kind: 'renew'; prescription: MyPrescription }
  | { kind: 'readMessages'; appointment: Appointment; unread: number }
  | { kind: 'answerMessages'; appointment: Appointment; since: Date }
  | { kind: 'answerAccess'; request: AccessRequest }
  | { kind: 'answerProposal'; appointment: Appointment }
  | { kind: 'rebook'; appointment: Appointment }
  | { kind: 'answerPlan'; appointment: Appointment; questions: number };

/** Facts loaded after the visits; undefined while unknown, and then no step is derived from them. */
export interface OpenMatters {
  prescriptions?: readonly MyPrescription[] | undefined;
  requests?: readonly AccessRequest[] | undefined;
  /** By the id of the visit. */
  came?: ReadonlyMap<string, VisitOutcome> | undefined;
}

const DAY_MS = 86_400_000;
const REBOOK_WITHIN_MS = 14 * DAY_MS;
/** Later the patient is no longer asked whether they understood their plan. */
const PLAN_ASKED_WITHIN_MS = 14 * DAY_MS;
/** Earlier a test says little about the day itself; later there is no time to fix a failure. */
const TEST_WITHIN_MS = 2 * DAY_MS;

/** Returns the patient's open steps, most urgent first, from facts only. */
export function decideTodos(
  appointments: readonly Appointment[],
  isOnboarded: boolean,
  now: Date,
  { prescriptions = [], requests = [], came = new Map() }: OpenMatters = {},
): Todo[] {
  const waiting = appointments
    .filter((appointment) => isWaitingForPatient(appointment, now) && appointment.paymentState !== 'processing')
    .sort((a, b) => (a.holdExpiresAt?.getTime() ?? 0) - (b.holdExpiresAt?.getTime() ?? 0));
  const latestFirst = [...appointments].sort((a, b) => b.startsAt.getTime() - a.startsAt.getTime());
  return [
    ...waiting.map(
      (appointment): Todo => ({
        kind: appointment.status === 'held' ? 'continueBooking' : 'finishPaying',
        appointment,
      }),
    ),
    ...appointments
      .filter((appointment) => appointment.proposedStart !== null && isToCome(appointment, now))
      .map((appointment): Todo => ({ kind: 'answerProposal', appointment })),
    ...(isOnboarded ? [] : [{ kind: 'completeDetails' } as const]),
    ...deviceTestOf(nextVisitOf(appointments, now), now, came),
    ...placePrescriptions(prescriptions)
      .filter(({ place, mayRequest }) => place === 'runsOut' && mayRequest)
      .map(({ prescription }): Todo => ({ kind: 'renew', prescription })),
    ...latestFirst.flatMap((appointment): Todo[] => {
      const { unread = 0, unansweredSince: since = null, threadUntil = null } = came.get(appointment.id) ?? {};
      if (unread > 0) return [{ kind: 'readMessages', appointment, unread }];
      // Read is not answered; where the thread is closed there is nothing to answer.
      return since === null || threadUntil === null ? [] : [{ kind: 'answerMessages', appointment, since }];
    }),
    ...requests
      .filter(({ state, viewerRole }) => state === 'pending' && viewerRole === 'patient')
      .map((request): Todo => ({ kind: 'answerAccess', request })),
    ...appointments
      .filter((appointment) => needsNewTime(appointment, appointments, now))
      .map((appointment): Todo => ({ kind: 'rebook', appointment })),
    ...latestFirst.flatMap((appointment): Todo[] => {
      const questions = openQuestions(came.get(appointment.id), now);
      return questions === 0 ? [] : [{ kind: 'answerPlan', appointment, questions }];
    }),
  ];
}

/** Any of these scopes opens a step; who acts for somebody is offered no other. */
const OPENED_BY: Readonly<Record<Todo['kind'], readonly ActingScope[]>> = {
  finishPaying: ['pay'],
  continueBooking: ['book'],
  completeDetails: ['manage'],
  testDevices: ['book'],
  renew: ['prescriptions'],
  readMessages: ['messages'],
  answerMessages: ['messages'],
  answerAccess: ['manage'],
  answerProposal: ['book'],
  rebook: ['book'],
  answerPlan: ['manage'],
};

/** The steps that whoever signed in may take. */
export const openTo = (todos: readonly Todo[], may: (...anyOf: readonly ActingScope[]) => boolean): Todo[] =>
  todos.filter(({ kind }) => may(...OPENED_BY[kind]));

/** Whether a step follows from visits and person alone, which load first; no other step is as urgent. */
export const isOfVisitsAlone = ({ kind }: Todo): boolean =>
  kind === 'finishPaying' || kind === 'continueBooking' || kind === 'answerProposal' || kind === 'completeDetails';

/** For the next visit, if it needs a camera or sound, until a test passed or the visit begins. */
function deviceTestOf(next: Appointment | null, now: Date, came: ReadonlyMap<string, VisitOutcome>): Todo[] {
  const known = next === null ? undefined : came.get(next.id);
  if (next === null || known === undefined || nameVisit(next, now).phase !== 'ahead') return [];
  if (next.startsAt.getTime() - now.getTime() > TEST_WITHIN_MS) return [];
  const open = DEVICES_FOR[next.mode].filter((device) => known.devices?.[device] !== 'works');
  return open.length === 0 ? [] : [{ kind: 'testDevices', appointment: next, open }];
}

function openQuestions(came: VisitOutcome | undefined, now: Date): number {
  if (came === undefined || came.signedAt === null || came.answered) return 0;
  return now.getTime() - came.signedAt.getTime() > PLAN_ASKED_WITHIN_MS ? 0 : came.questions;
}

function wasLetDown({ status, cancelledBy }: Appointment): boolean {
  return (
    (status === 'cancelled' && cancelledBy === 'specialist') || status === 'declined' || status === 'no_show_specialist'
  );
}

/** Cancelled, declined or missed by the specialist recently, without a new visit with them. */
function needsNewTime(cancelled: Appointment, all: readonly Appointment[], now: Date): boolean {
  if (!wasLetDown(cancelled)) return false;
  if (now.getTime() - cancelled.startsAt.getTime() > REBOOK_WITHIN_MS) return false;
  return !all.some(
    (other) =>
      other.counterpartId === cancelled.counterpartId &&
      (groupOf(other, now) === 'upcoming' || (groupOf(other, now) === 'past' && other.startsAt > cancelled.startsAt)),
  );
}

const isToCome = (visit: Appointment, now: Date): boolean => ['ahead', 'now'].includes(nameVisit(visit, now).phase);

/** The next agreed visit that is not over; one still waiting past its end does not count. */
export function nextVisitOf(appointments: readonly Appointment[], now: Date): Appointment | null {
  return (
    appointments
      .filter((appointment) => isToCome(appointment, now))
      .sort((a, b) => a.startsAt.getTime() - b.startsAt.getTime())[0] ?? null
  );
}

/** The database opens the waiting room this long before the start. */
const DOOR_OPENS_MS = 30 * 60_000;

/** Whether the patient can enter now. */
export const isDoorOpen = (visit: Appointment, now: Date): boolean =>
  isToCome(visit, now) && visit.startsAt.getTime() - now.getTime() <= DOOR_OPENS_MS;
