import { dayKey, SOUTH_AFRICAN_ZONE } from '@telehealth/contracts/formatting';
import type { ActingScope } from '@telehealth/contracts/people';
import { DEVICES_FOR, type Device } from '@telehealth/contracts/visit';
import type { AccessRequest } from '@telehealth/data/access/access.schema';
import type { Appointment } from '@telehealth/data/appointments/appointment.schema';
import { groupOf, isWaitingForPatient } from '@telehealth/data/appointments/group-appointments';
import { nameVisit } from '@telehealth/data/appointments/visit-name';
import { usableSignature } from '@telehealth/data/papers/paper.schema';
import type { Person } from '@telehealth/data/people/person.schema';
import type { MyPrescription } from '@telehealth/data/prescriptions/my-prescriptions.schema';
import { needsVisit, placePrescriptions } from '@telehealth/data/prescriptions/place-prescriptions';
import type { VisitOutcome } from '../../data/visits/visit-outcome.schema';

export type Todo =
  | { kind: 'finishPaying'; appointment: Appointment }
  | { kind: 'continueBooking'; appointment: Appointment }
  | { kind: 'completeDetails' }
  | { kind: 'testDevices'; appointment: Appointment; open: readonly Device[] }
  | { kind: 'fetch'; prescription: MyPrescription }
  | { kind: 'readPlan'; appointment: Appointment; came: VisitOutcome }
  | { kind: 'giveFeedback'; appointment: Appointment; until: Date }
  | { kind: 'renew'; prescription: MyPrescription }
  | { kind: 'bookForMore'; prescription: MyPrescription }
  | { kind: 'readMessages'; appointment: Appointment; unread: number }
  | { kind: 'answerMessages'; appointment: Appointment; since: Date }
  | { kind: 'answerAccess'; request: AccessRequest }
  | { kind: 'answerProposal'; appointment: Appointment }
  | { kind: 'rebook'; appointment: Appointment }
  | { kind: 'answerPlan'; appointment: Appointment; questions: number }
  | { kind: 'visitOf'; person: Person; visit: NonNullable<Person['nextVisit']> }
  | { kind: 'allergiesOf'; person: Person };

/** Facts loaded after the visits; undefined while unknown, and then no step is derived from them. */
export interface OpenMatters {
  prescriptions?: readonly MyPrescription[] | undefined;
  requests?: readonly AccessRequest[] | undefined;
  /** By the id of the visit. */
  came?: ReadonlyMap<string, VisitOutcome> | undefined;
  /** Whom the signed-in person acts for; on their own pages alone. */
  people?: readonly Person[] | undefined;
}

const DAY_MS = 86_400_000;
const REBOOK_WITHIN_MS = 14 * DAY_MS;
/** Later the patient is no longer asked whether they understood their plan. */
const PLAN_ASKED_WITHIN_MS = 14 * DAY_MS;
/** So long a signed plan without open questions is named: what it asks for first is done or forgotten by then. */
const PLAN_NAMED_WITHIN_MS = 7 * DAY_MS;
/** Not every pharmacy records here what it hands out, so later nothing is known of it. */
const FETCH_NAMED_WITHIN_MS = 14 * DAY_MS;
/** Somebody else's visit that begins this soon does not wait behind other steps. */
const VISIT_FIRST_WITHIN_MS = 2 * 3_600_000;
/** Later nobody remembers how a visit began. */
const FEEDBACK_ASKED_WITHIN_MS = 14 * DAY_MS;
/** So far ahead a visit of somebody one acts for is named. */
const VISIT_OF_WITHIN_MS = 7 * DAY_MS;
/** Earlier a test says little about the day itself; later there is no time to fix a failure. */
const TEST_WITHIN_MS = 2 * DAY_MS;

/**
 * Returns the open steps, from facts only, in this order: what a clock ends and what visits alone tell, what the last visits left,
 * what runs out, what is unanswered, the preparation of the next visit, other people, and how a visit was. Dangers stand above them.
 */
export function decideTodos(
  appointments: readonly Appointment[],
  isOnboarded: boolean,
  now: Date,
  { prescriptions = [], requests = [], came = new Map(), people = [] }: OpenMatters = {},
): Todo[] {
  const latestFirst = [...appointments].sort((a, b) => b.startsAt.getTime() - a.startsAt.getTime());
  const others = people.flatMap((person) => mattersOf(person, now));
  return [
    ...heldOf(appointments, now),
    ...others.filter((todo) => beginsSoon(todo, now)),
    ...appointments
      .filter((appointment) => appointment.proposedStart !== null && isToCome(appointment, now))
      .map((appointment): Todo => ({ kind: 'answerProposal', appointment })),
    ...(isOnboarded ? [] : [{ kind: 'completeDetails' } as const]),
    ...toFetch(prescriptions, now),
    ...latestFirst.flatMap((appointment) => planOf(appointment, came.get(appointment.id), now)),
    ...runningOut(prescriptions),
    ...latestFirst.flatMap((appointment) => messagesOf(appointment, came.get(appointment.id))),
    ...requests
      .filter(({ state, viewerRole }) => state === 'pending' && viewerRole === 'patient')
      .map((request): Todo => ({ kind: 'answerAccess', request })),
    ...appointments
      .filter((appointment) => needsNewTime(appointment, appointments, now))
      .map((appointment): Todo => ({ kind: 'rebook', appointment })),
    ...deviceTestOf(nextVisitOf(appointments, now), now, came),
    ...others.filter((todo) => !beginsSoon(todo, now)),
    ...latestFirst.flatMap((appointment) => feedbackOf(appointment, came.get(appointment.id), now)),
  ];
}

/** Times held and not paid for, the clock that runs out first on top. */
const heldOf = (appointments: readonly Appointment[], now: Date): Todo[] =>
  appointments
    .filter((appointment) => isWaitingForPatient(appointment, now) && appointment.paymentState !== 'processing')
    .sort((a, b) => (a.holdExpiresAt?.getTime() ?? 0) - (b.holdExpiresAt?.getTime() ?? 0))
    .map((appointment) => ({ kind: appointment.status === 'held' ? 'continueBooking' : 'finishPaying', appointment }));

/** Scripts that a pharmacy can use and none has: not those that wait for a signature. */
function toFetch(prescriptions: readonly MyPrescription[], now: Date): Todo[] {
  const today = dayKey(now, SOUTH_AFRICAN_ZONE);
  const isFresh = (signedAt?: Date) =>
    signedAt !== undefined && now.getTime() - signedAt.getTime() <= FETCH_NAMED_WITHIN_MS;
  return prescriptions
    .filter(
      ({ status, paper }) =>
        status === 'active' &&
        paper.dispensing === 'none' &&
        isFresh(usableSignature(paper)?.signedAt) &&
        (paper.expiresOn === null || paper.expiresOn >= today),
    )
    .map((prescription) => ({ kind: 'fetch', prescription }));
}

/** Whether a plan is understood, as long as it is asked; else the plan itself, while it is new. */
function planOf(appointment: Appointment, came: VisitOutcome | undefined, now: Date): Todo[] {
  const questions = openQuestions(came, now);
  if (questions > 0) return [{ kind: 'answerPlan', appointment, questions }];
  if (came === undefined || came.signedAt === null || came.plan === null || came.plan.trim() === '') return [];
  if (now.getTime() - came.signedAt.getTime() > PLAN_NAMED_WITHIN_MS) return [];
  return [{ kind: 'readPlan', appointment, came }];
}

/** What is asked for again by a request, and what no request renews. */
function runningOut(prescriptions: readonly MyPrescription[]): Todo[] {
  return placePrescriptions(prescriptions).flatMap(({ prescription, place, mayRequest, renewedBy }): Todo[] => {
    if (place !== 'runsOut') return [];
    if (mayRequest) return [{ kind: 'renew', prescription }];
    return needsVisit(prescription) && renewedBy === null ? [{ kind: 'bookForMore', prescription }] : [];
  });
}

function messagesOf(appointment: Appointment, came: VisitOutcome | undefined): Todo[] {
  const { unread = 0, unansweredSince: since = null, threadUntil = null } = came ?? {};
  if (unread > 0) return [{ kind: 'readMessages', appointment, unread }];
  // Read is not answered; where the thread is closed there is nothing to answer.
  return since === null || threadUntil === null ? [] : [{ kind: 'answerMessages', appointment, since }];
}

/** Of somebody the reader acts for: their visit soon, and that nobody has asked about their allergies. */
function mattersOf(person: Person, now: Date): Todo[] {
  const { nextVisit: visit, scopes, allergies } = person;
  const isSoon = visit !== null && visit.endsAt > now && visit.startsAt.getTime() - now.getTime() <= VISIT_OF_WITHIN_MS;
  return [
    ...(isSoon ? [{ kind: 'visitOf', person, visit } as const] : []),
    ...(scopes.includes('records') && allergies === 'not_asked' ? [{ kind: 'allergiesOf', person } as const] : []),
  ];
}

const beginsSoon = (todo: Todo, now: Date): boolean =>
  todo.kind === 'visitOf' && todo.visit.startsAt.getTime() - now.getTime() <= VISIT_FIRST_WITHIN_MS;

function feedbackOf(appointment: Appointment, came: VisitOutcome | undefined, now: Date): Todo[] {
  if (came === undefined || came.reviewed || came.reviewUntil === null || came.reviewUntil <= now) return [];
  if (now.getTime() - appointment.endsAt.getTime() > FEEDBACK_ASKED_WITHIN_MS || appointment.endsAt > now) return [];
  return [{ kind: 'giveFeedback', appointment, until: came.reviewUntil }];
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
  fetch: ['records', 'prescriptions'],
  readPlan: ['records'],
  giveFeedback: ['manage'],
  bookForMore: ['book'],
  // On one's own pages alone.
  visitOf: [],
  allergiesOf: [],
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
