import { formatMoney } from '../formatting/money.ts';
import {
  alternativesLine,
  at,
  coveredVisit,
  details,
  moved,
  onBehalf,
  priceLine,
  refundLine,
  starts,
  until,
  type VisitPayload,
} from '../mail/visit-facts.ts';
import { type Kinds, type TitleFacts, theOther, withName, yourVisit } from './kind.ts';
import type { Mail, MailsOf } from './mail.ts';

/** To who paid: what goes back. */
const calledOff = (facts: TitleFacts) => {
  const { side, refundMinor, currency } = facts;
  const back =
    side === 'patient' && refundMinor && currency
      ? `; ${formatMoney({ amountMinor: refundMinor, currency })} goes back to you`
      : '';
  return yourVisit('was cancelled')(facts) + back;
};

/** Notifications about the booking of visits. */
export const BOOKING = {
  'booking.confirmed': { for: 'both', title: yourVisit('is booked'), leads: 'visit', urgency: 'gatherable' },
  'booking.cancelled': { for: 'both', title: calledOff, leads: 'visit', urgency: 'byDay' },
  'booking.moved': { for: 'both', title: yourVisit('has a new time'), leads: 'visit', urgency: 'byDay' },
  'booking.timeProposed': { for: 'patient', title: theOther('asks to move your visit'), leads: 'visit' },
  'booking.proposalEnded': {
    for: 'both',
    title: yourVisit('stays where it is'),
    leads: 'visit',
    urgency: 'gatherable',
  },
  'booking.inAWeek': {
    for: 'patient',
    title: yourVisit('is coming up'),
    leads: 'visit',
    group: 'reminder',
    urgency: 'gatherable',
  },
  'booking.soon': { for: 'patient', title: yourVisit('is coming up soon'), leads: 'visit', group: 'reminder' },
  'booking.requested': {
    for: 'specialist',
    title: theOther('asks for a visit'),
    leads: 'visit',
    urgency: 'gatherable',
  },
  'booking.requestWithdrawn': {
    for: 'specialist',
    title: theOther('withdrew a request'),
    leads: 'visit',
    urgency: 'gatherable',
  },
  'booking.approved': { for: 'patient', title: yourVisit('was accepted'), leads: 'visit' },
  'booking.declined': { for: 'patient', title: withName('Your request for a visit', 'was declined'), leads: 'visit' },
  'booking.requestLapsed': {
    for: 'patient',
    title: withName('Your request for a visit', 'ran out unanswered'),
    leads: 'visit',
    urgency: 'gatherable',
  },
  'booking.invited': { for: 'patient', title: theOther('suggests a visit'), leads: 'visit' },
  'booking.invitationWithdrawn': {
    for: 'patient',
    title: 'A suggested visit was taken back',
    leads: 'visit',
    urgency: 'gatherable',
  },
  'booking.corrected': { for: 'both', title: yourVisit('was corrected'), leads: 'visit', urgency: 'gatherable' },
  'booking.enteredInError': {
    for: 'both',
    title: yourVisit('was booked by mistake and has been removed'),
    leads: 'visits',
    urgency: 'byDay',
  },
} satisfies Kinds;

const CALENDAR_IN = 'The attached file puts it into your calendar.';
const CALENDAR_OUT = 'The attached file takes it out of your calendar.';
const CALENDAR_MOVE = 'The attached file moves it in your calendar.';

const ifYouCannotCome = (visit: VisitPayload): string =>
  visit.freeUntil
    ? `If you cannot come: you can move or cancel the visit for free until ${at(visit.freeUntil, visit)}.`
    : 'If you cannot come, please cancel, so that somebody else can have the time. The page of the visit says what you get back.';

/** Said some days before a visit, and again the day before. */
const reminder: Mail<VisitPayload> = {
  subject: (visit) => `Reminder: your visit on ${starts(visit)}`,
  lines: (visit) => [
    `You have a visit with ${visit.counterpartName}.`,
    details(visit),
    'You join on the page of the visit. Its waiting room opens 30 minutes before.',
    ifYouCannotCome(visit),
  ],
};

/** To the practice: a visit that was marked as missed counts again. */
const counts: Mail<VisitPayload> = {
  subject: (visit) => `The visit on ${starts(visit)} counts again`,
  lines: (visit) => [
    `The visit with ${visit.counterpartName} on ${starts(visit)} had been marked as missed. That was put right.`,
  ],
  calendar: 'put in',
};
/** To the practice: a visit that does not count. */
const mistaken: Mail<VisitPayload> = {
  subject: (visit) => `A visit on ${starts(visit)} was recorded by mistake`,
  lines: (visit) => [
    `The visit with ${visit.counterpartName} on ${starts(visit)} was recorded by mistake and does not count.`,
  ],
  leads: 'visit',
  calendar: 'take out',
};

const calledOffBy = ({ cancelledBy, specialistName, counterpartName }: VisitPayload) =>
  ({ patient: counterpartName, specialist: specialistName ?? 'Your colleague', system: 'The clinic' })[
    cancelledBy ?? 'system'
  ];

/** Their mails, by event and side: the subject says when, and names nobody. */
export const BOOKING_MAILS: MailsOf<typeof BOOKING, VisitPayload> = {
  'booking.confirmed.patient': {
    subject: (visit) => `Your visit on ${starts(visit)} is booked`,
    lines: (visit) => [
      `Your visit with ${visit.counterpartName} is booked.`,
      details(visit),
      ...priceLine(visit),
      CALENDAR_IN,
      ifYouCannotCome(visit),
    ],
    calendar: 'put in',
  },
  'booking.confirmed.specialist': {
    subject: (visit) => `New visit on ${starts(visit)}`,
    lines: (visit) => [`${visit.counterpartName} booked a visit with you.`, details(visit), CALENDAR_IN],
    calendar: 'put in',
  },
  'booking.cancelled.patient': {
    subject: (visit) => `Your visit on ${starts(visit)} was cancelled`,
    lines: (visit) => [
      visit.cancelledBy === 'patient'
        ? `${onBehalf(visit)} cancelled your visit with ${visit.counterpartName} on ${starts(visit)}.`
        : `Your visit with ${visit.counterpartName} on ${starts(visit)} was cancelled. We are sorry.`,
      ...(visit.cancelledBy === 'system' ? ['The specialist cannot see patients at the moment.'] : []),
      ...refundLine(visit),
      visit.cancelledBy === 'system'
        ? `${CALENDAR_OUT} You can book with another specialist. If it cannot wait, call 112.`
        : `${CALENDAR_OUT} You can book another time whenever you like.`,
    ],
    leads: (visit) => (visit.cancelledBy === 'system' ? 'findSpecialist' : 'visit'),
    calendar: 'take out',
  },
  'booking.cancelled.specialist': {
    subject: (visit) => `The visit on ${starts(visit)} was cancelled`,
    lines: (visit) => [
      visit.cancelledBy === 'specialist'
        ? `${visit.actorName ?? 'You'} cancelled the visit with ${visit.counterpartName} on ${starts(visit)}.`
        : `The visit with ${visit.counterpartName} on ${starts(visit)} was cancelled. The time is free again.`,
      CALENDAR_OUT,
    ],
    calendar: 'take out',
  },
  'booking.moved.patient': {
    subject: (visit) => `Your visit was moved to ${starts(visit)}`,
    lines: (visit) => [
      visit.accepted
        ? `${onBehalf(visit)} took the time that ${visit.counterpartName} proposed. Until it begins you can still cancel and get everything back.`
        : `${onBehalf(visit)} moved your visit with ${visit.counterpartName}.`,
      moved(visit),
      CALENDAR_MOVE,
    ],
    calendar: 'put in',
  },
  'booking.moved.specialist': {
    subject: (visit) => `A visit was moved to ${starts(visit)}`,
    lines: (visit) => [
      visit.accepted
        ? `${visit.counterpartName} took the time that you proposed.`
        : `${visit.counterpartName} moved the visit with you.`,
      moved(visit),
      CALENDAR_MOVE,
    ],
    calendar: 'put in',
  },
  'booking.timeProposed.patient': {
    subject: (visit) => `Please look at your visit on ${starts(visit)}`,
    lines: (visit) => [
      `${visit.counterpartName} asks to move your visit. It is now on ${details(visit)}`,
      ...(visit.proposedAt ? [`Proposed instead: ${at(visit.proposedAt, visit)}.`] : []),
      'Nothing has changed yet. On the page of the visit you can take this time, choose another, or cancel and get everything back.',
      `The time is kept for you${until(visit.answerUntil, visit)}. Without an answer your visit stays where it is.`,
    ],
  },
  'booking.proposalEnded.patient': {
    subject: (visit) => `Your visit stays on ${starts(visit)}`,
    lines: (visit) => [
      visit.withdrawn
        ? `${visit.counterpartName} no longer asks to move your visit.`
        : `${visit.counterpartName} asked to move your visit, and the time to answer is over. The proposed time is no longer kept for you.`,
      `Your visit is on ${details(visit)}`,
      'Until it begins you can still cancel and get everything back.',
    ],
  },
  'booking.proposalEnded.specialist': {
    subject: (visit) => `A visit stays on ${starts(visit)}`,
    lines: (visit) => [
      `${visit.counterpartName} did not answer in time whether the visit may move. It stays on ${details(visit)}`,
      'You can hold it, ask again, or cancel it. If you cancel, the patient gets everything back.',
    ],
  },
  'booking.proposalEnded.covering': {
    subject: (visit) => `A visit stays on ${starts(visit)}`,
    lines: (visit) => [
      `It was asked whether ${coveredVisit(visit)} may move. Nobody answered in time, and it stays where it is.`,
    ],
  },
  'booking.cancelled.covering': {
    subject: (visit) => `The visit on ${starts(visit)} was cancelled`,
    lines: (visit) => [
      `${calledOffBy(visit)} cancelled ${coveredVisit(visit)}, on ${starts(visit)}. Your time is free again.`,
      CALENDAR_OUT,
    ],
    calendar: 'take out',
  },
  'booking.moved.covering': {
    subject: (visit) => `A visit was moved to ${starts(visit)}`,
    lines: (visit) => [
      `${visit.counterpartName} moved ${coveredVisit(visit)}.`,
      moved(visit),
      'If you cannot stand in then, please tell your colleague.',
      CALENDAR_MOVE,
    ],
    calendar: 'put in',
  },
  'booking.inAWeek.patient': reminder,
  'booking.soon.patient': reminder,
  'booking.requested.specialist': {
    subject: (visit) => `A request for ${starts(visit)}`,
    lines: (visit) => [
      `${visit.counterpartName} asks for a visit with you.`,
      details(visit),
      `Please answer${until(visit.answerUntil, visit)}. The time is kept for this request until then.`,
    ],
  },
  'booking.approved.patient': {
    subject: (visit) => `Your request for ${starts(visit)} was accepted`,
    lines: (visit) => [
      `${visit.counterpartName} accepted your request.`,
      details(visit),
      `To keep the time, please pay ${formatMoney({ amountMinor: visit.priceMinor, currency: visit.currency })}${until(visit.payUntil, visit)}.`,
    ],
  },
  'booking.declined.patient': {
    subject: (visit) => `Your request for ${starts(visit)} was not accepted`,
    lines: (visit) => [
      `${visit.counterpartName} cannot see you on ${starts(visit)}. Nothing was charged.`,
      ...alternativesLine(visit),
      'You can choose another time whenever you like.',
    ],
  },
  'booking.requestLapsed.patient': {
    subject: (visit) => `Your request for ${starts(visit)} was not answered`,
    lines: (visit) => [
      `${visit.counterpartName} did not answer in time, so the time is not kept any longer. Nothing was charged.`,
      'We are sorry. You can choose another time or another specialist.',
    ],
  },
  'booking.requestWithdrawn.specialist': {
    subject: (visit) => `The request for ${starts(visit)} was withdrawn`,
    lines: (visit) => [`${visit.counterpartName} no longer asks for ${starts(visit)}. The time is free again.`],
  },
  'booking.invited.patient': {
    subject: (visit) => `An extra visit on ${starts(visit)} is kept for you`,
    lines: (visit) => [
      `${visit.counterpartName} can see you on ${details(visit)}`,
      `The time is kept for you${until(visit.answerUntil, visit)}. It becomes a visit once you accept it; until then nothing is charged.`,
      ...priceLine(visit),
    ],
  },
  'booking.invitationWithdrawn.patient': {
    subject: (visit) => `The extra visit on ${starts(visit)} is no longer possible`,
    lines: (visit) => [
      `${visit.counterpartName} took the invitation back. Nothing was charged. You can choose another time.`,
    ],
  },
  'booking.corrected.patient': {
    subject: (visit) => `Your visit on ${starts(visit)} counts again`,
    lines: (visit) => [
      `Your visit with ${visit.counterpartName} on ${starts(visit)} had been marked as missed. That was put right.`,
    ],
    calendar: 'put in',
  },
  'booking.corrected.specialist': counts,
  'booking.corrected.covering': counts,
  'booking.enteredInError.patient': {
    subject: (visit) => `A visit on ${starts(visit)} was recorded by mistake`,
    lines: (visit) => [
      `The visit with ${visit.counterpartName} on ${starts(visit)} was recorded by mistake and does not count.`,
      ...refundLine(visit),
    ],
    leads: 'visit',
    calendar: 'take out',
  },
  'booking.enteredInError.specialist': mistaken,
  'booking.enteredInError.covering': mistaken,
};
