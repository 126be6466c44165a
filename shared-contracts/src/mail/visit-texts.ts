import { formatMoney } from '../formatting/money.ts';
import { pathTo } from '../routes/path-to.ts';
import {
  alternativesLine,
  at,
  coveredVisit,
  details,
  moved,
  onBehalf,
  pageOf,
  priceLine,
  refundLine,
  starts,
  until,
  type VisitPayload,
  type VisitText,
} from './visit-facts.ts';

const CALENDAR_IN = 'The attached file puts it into your calendar.';
const CALENDAR_OUT = 'The attached file takes it out of your calendar.';
const CALENDAR_MOVE = 'The attached file moves it in your calendar.';

const ifYouCannotCome = (visit: VisitPayload): string =>
  visit.freeUntil
    ? `If you cannot come: you can move or cancel the visit for free until ${at(visit.freeUntil, visit)}.`
    : 'If you cannot come, please cancel, so that somebody else can have the time. The page of the visit says what you get back.';

/** Said some days before a visit, and again the day before. */
const reminder = (visit: VisitPayload): VisitText => ({
  subject: `Reminder: your visit on ${starts(visit)}`,
  lines: [
    `You have a visit with ${visit.counterpartName}.`,
    details(visit),
    'You join on the page of the visit. Its waiting room opens 30 minutes before.',
    ifYouCannotCome(visit),
  ],
  path: pageOf(visit),
  calendar: 'none',
});

/** To the practice: a visit that was marked as missed counts again. */
const counts = (visit: VisitPayload): VisitText => ({
  subject: `The visit on ${starts(visit)} counts again`,
  lines: [`The visit with ${visit.counterpartName} on ${starts(visit)} had been marked as missed. That was put right.`],
  path: pageOf(visit),
  calendar: 'put in',
});
/** To the practice: a visit that does not count. */
const mistaken = (visit: VisitPayload): VisitText => ({
  subject: `A visit on ${starts(visit)} was recorded by mistake`,
  lines: [`The visit with ${visit.counterpartName} on ${starts(visit)} was recorded by mistake and does not count.`],
  path: pageOf(visit),
  calendar: 'take out',
});

const calledOffBy = ({ cancelledBy, holderName, counterpartName }: VisitPayload) =>
  ({ patient: counterpartName, specialist: holderName ?? 'Your colleague', system: 'The clinic' })[
    cancelledBy ?? 'system'
  ];

/** Texts about a visit, by event and side. */
export const VISIT_TEXTS: Readonly<Record<string, (visit: VisitPayload) => VisitText>> = {
  'booking.confirmed.patient': (visit) => ({
    subject: `Your visit on ${starts(visit)} is booked`,
    lines: [
      `Your visit with ${visit.counterpartName} is booked.`,
      details(visit),
      ...priceLine(visit),
      CALENDAR_IN,
      ifYouCannotCome(visit),
    ],
    path: pageOf(visit),
    calendar: 'put in',
  }),
  'booking.confirmed.specialist': (visit) => ({
    subject: `New visit on ${starts(visit)}`,
    lines: [`${visit.counterpartName} booked a visit with you.`, details(visit), CALENDAR_IN],
    path: pageOf(visit),
    calendar: 'put in',
  }),
  'booking.cancelled.patient': (visit) => ({
    subject: `Your visit on ${starts(visit)} was cancelled`,
    lines: [
      visit.cancelledBy === 'patient'
        ? `${onBehalf(visit)} cancelled your visit with ${visit.counterpartName} on ${starts(visit)}.`
        : `Your visit with ${visit.counterpartName} on ${starts(visit)} was cancelled. We are sorry.`,
      ...(visit.cancelledBy === 'system' ? ['The specialist cannot see patients at the moment.'] : []),
      ...refundLine(visit),
      visit.cancelledBy === 'system'
        ? `${CALENDAR_OUT} You can book with another specialist. If it cannot wait, call 112.`
        : `${CALENDAR_OUT} You can book another time whenever you like.`,
    ],
    path: visit.cancelledBy === 'system' ? pathTo('findSpecialist') : pageOf(visit),
    calendar: 'take out',
  }),
  'booking.cancelled.specialist': (visit) => ({
    subject: `The visit on ${starts(visit)} was cancelled`,
    lines: [
      visit.cancelledBy === 'specialist'
        ? `You cancelled the visit with ${visit.counterpartName} on ${starts(visit)}.`
        : `The visit with ${visit.counterpartName} on ${starts(visit)} was cancelled. The time is free again.`,
      CALENDAR_OUT,
    ],
    path: pageOf(visit),
    calendar: 'take out',
  }),
  'booking.moved.patient': (visit) => ({
    subject: `Your visit was moved to ${starts(visit)}`,
    lines: [
      visit.movedBy === 'patient'
        ? `${onBehalf(visit)} moved your visit with ${visit.counterpartName}.`
        : `${visit.counterpartName} moved your visit. If the new time does not suit you, you can cancel and get everything back.`,
      moved(visit),
      CALENDAR_MOVE,
    ],
    path: pageOf(visit),
    calendar: 'put in',
  }),
  'booking.moved.specialist': (visit) => ({
    subject: `A visit was moved to ${starts(visit)}`,
    lines: [
      visit.movedBy === 'specialist'
        ? `You moved the visit with ${visit.counterpartName}.`
        : `${visit.counterpartName} moved the visit with you.`,
      moved(visit),
      CALENDAR_MOVE,
    ],
    path: pageOf(visit),
    calendar: 'put in',
  }),
  'booking.timeProposed.patient': (visit) => ({
    subject: `Please look at your visit on ${starts(visit)}`,
    lines: [
      `${visit.counterpartName} asks to move your visit. It is now on ${details(visit)}`,
      ...(visit.proposedAt ? [`Proposed instead: ${at(visit.proposedAt, visit)}.`] : []),
      'Nothing has changed yet. On the page of the visit you can take this time, choose another, or cancel and get everything back.',
    ],
    path: pageOf(visit),
    calendar: 'none',
  }),
  'booking.cancelled.covering': (visit) => ({
    subject: `The visit on ${starts(visit)} was cancelled`,
    lines: [
      `${calledOffBy(visit)} cancelled ${coveredVisit(visit)}, on ${starts(visit)}. Your time is free again.`,
      CALENDAR_OUT,
    ],
    path: pageOf(visit),
    calendar: 'take out',
  }),
  'booking.moved.covering': (visit) => ({
    subject: `A visit was moved to ${starts(visit)}`,
    lines: [
      `${visit.movedBy === 'specialist' ? visit.holderName : visit.counterpartName} moved ${coveredVisit(visit)}.`,
      moved(visit),
      'If you cannot stand in then, please tell your colleague.',
      CALENDAR_MOVE,
    ],
    path: pageOf(visit),
    calendar: 'put in',
  }),
  'booking.inAWeek.patient': reminder,
  'booking.soon.patient': reminder,
  'booking.requested.specialist': (visit) => ({
    subject: `A request for ${starts(visit)}`,
    lines: [
      `${visit.counterpartName} asks for a visit with you.`,
      details(visit),
      `Please answer${until(visit.answerUntil, visit)}. The time is kept for this request until then.`,
    ],
    path: pageOf(visit),
    calendar: 'none',
  }),
  'booking.requestChanged.specialist': (visit) => ({
    subject: `The request for ${starts(visit)} was changed`,
    lines: [
      `${visit.counterpartName} changed who the visit is for. Please look at it again before you answer.`,
      `Please answer${until(visit.answerUntil, visit)}. The time is kept for this request until then.`,
    ],
    path: pageOf(visit),
    calendar: 'none',
  }),
  'booking.approved.patient': (visit) => ({
    subject: `Your request for ${starts(visit)} was accepted`,
    lines: [
      `${visit.counterpartName} accepted your request.`,
      details(visit),
      `To keep the time, please pay ${formatMoney({ amountMinor: visit.priceMinor, currency: visit.currency })}${until(visit.payUntil, visit)}.`,
    ],
    path: pageOf(visit),
    calendar: 'none',
  }),
  'booking.declined.patient': (visit) => ({
    subject: `Your request for ${starts(visit)} was not accepted`,
    lines: [
      `${visit.counterpartName} cannot see you on ${starts(visit)}. Nothing was charged.`,
      ...alternativesLine(visit),
      'You can choose another time whenever you like.',
    ],
    path: pageOf(visit),
    calendar: 'none',
  }),
  'booking.requestLapsed.patient': (visit) => ({
    subject: `Your request for ${starts(visit)} was not answered`,
    lines: [
      `${visit.counterpartName} did not answer in time, so the time is not kept any longer. Nothing was charged.`,
      'We are sorry. You can choose another time or another specialist.',
    ],
    path: pageOf(visit),
    calendar: 'none',
  }),
  'booking.requestWithdrawn.specialist': (visit) => ({
    subject: `The request for ${starts(visit)} was withdrawn`,
    lines: [`${visit.counterpartName} no longer asks for ${starts(visit)}. The time is free again.`],
    path: pageOf(visit),
    calendar: 'none',
  }),
  'booking.invited.patient': (visit) => ({
    subject: `An extra visit on ${starts(visit)} is kept for you`,
    lines: [
      `${visit.counterpartName} can see you on ${details(visit)}`,
      `The time is kept for you${until(visit.answerUntil, visit)}. It becomes a visit once you accept it; until then nothing is charged.`,
      ...priceLine(visit),
    ],
    path: pageOf(visit),
    calendar: 'none',
  }),
  'booking.invitationWithdrawn.patient': (visit) => ({
    subject: `The extra visit on ${starts(visit)} is no longer possible`,
    lines: [`${visit.counterpartName} took the invitation back. Nothing was charged. You can choose another time.`],
    path: pageOf(visit),
    calendar: 'none',
  }),
  'booking.corrected.patient': (visit) => ({
    subject: `Your visit on ${starts(visit)} counts again`,
    lines: [
      `Your visit with ${visit.counterpartName} on ${starts(visit)} had been marked as missed. That was put right.`,
    ],
    path: pageOf(visit),
    calendar: 'put in',
  }),
  'booking.corrected.specialist': counts,
  'booking.corrected.covering': counts,
  'booking.enteredInError.patient': (visit) => ({
    subject: `A visit on ${starts(visit)} was recorded by mistake`,
    lines: [
      `The visit with ${visit.counterpartName} on ${starts(visit)} was recorded by mistake and does not count.`,
      ...refundLine(visit),
    ],
    path: pageOf(visit),
    calendar: 'take out',
  }),
  'booking.enteredInError.specialist': mistaken,
  'booking.enteredInError.covering': mistaken,
};
