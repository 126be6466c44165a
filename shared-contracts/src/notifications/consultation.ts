import { amountOf, type MailFacts, moment, SEE } from '../mail/mail-facts.ts';
import { type Kinds, theOther, withName, yourVisit } from './kind.ts';
import type { MailsOf } from './mail.ts';

/** Notifications about how visits go. */
export const CONSULTATION = {
  'consultation.patientWaiting': { for: 'specialist', title: theOther('is in your waiting room'), leads: 'visit' },
  'consultation.patientWorse': { for: 'specialist', title: theOther('is worse, in your waiting room'), leads: 'visit' },
  'consultation.runningLate': { for: 'both', title: yourVisit('starts later'), leads: 'visit' },
  'consultation.specialistAbsent': {
    for: 'everybody',
    title: {
      patient: yourVisit('did not take place'),
      specialist: withName('You missed a visit', ''),
      operator: theOther('missed a visit', 'A specialist'),
    },
    leads: { patient: 'visit', operator: 'openVisits' },
  },
  'consultation.patientAbsent': {
    for: 'both',
    title: { patient: withName('You missed your visit', ''), specialist: withName('A visit', 'did not take place') },
    leads: 'visit',
    urgency: 'gatherable',
  },
  'consultation.unfinished': {
    for: 'specialist',
    title: 'A visit is not finished yet',
    leads: 'visit',
    urgency: 'gatherable',
  },
  'consultation.admitted': { for: 'patient', title: yourVisit('begins'), leads: 'visit', mailed: 'unwanted' },
  'consultation.unsettled': { for: 'operator', title: 'A visit needs a decision', leads: 'openVisits' },
  'consultation.abandoned': { for: 'patient', title: yourVisit('ended early'), leads: 'visit' },
  'consultation.turned': { for: 'patient', title: yourVisit('went on for somebody else'), leads: 'visit' },
  'consultation.specialistAway': { for: 'patient', title: yourVisit('had to end'), leads: 'visit' },
  'consultation.coverEnded': {
    for: 'both',
    title: {
      patient: 'Your visit is with your own specialist again',
      specialist: ({ side }) =>
        side === 'covering' ? 'You no longer stand in for a visit' : 'A visit no longer has a stand-in',
    },
    leads: 'visit',
    urgency: 'byDay',
  },
  'consultation.coverNamed': {
    for: 'specialist',
    title: 'You stand in for a colleague',
    leads: 'visit',
    urgency: 'byDay',
  },
  'consultation.covered': { for: 'patient', title: 'Somebody else holds your visit', leads: 'visit', urgency: 'byDay' },
  'consultation.transferred': { for: 'patient', title: yourVisit('was handed to emergency services'), leads: 'visit' },
  'consultation.finished': { for: 'patient', title: yourVisit('is finished'), leads: 'visit', urgency: 'gatherable' },
  'consultation.guestInvited': {
    for: 'both',
    title: 'Somebody was invited to your visit',
    leads: 'visit',
    urgency: 'gatherable',
  },
} satisfies Kinds;

const NOW = 'If it cannot wait, call 112.';

function comesBack(payload: MailFacts): string {
  const refund = amountOf(payload.refundMinor, payload);
  return refund
    ? `${refund}, everything you paid, goes back to the way you paid. Banks take a few days to show it.`
    : 'You pay nothing for it.';
}

function nextTimes(payload: MailFacts): string[] {
  const [time, until] = [moment(payload.keptAt, payload), moment(payload.until, payload)];
  if (time && until) {
    return [
      `We keep a new time for you: ${time}. Nobody else can take it until ${until}; book it on the page of the visit.`,
    ];
  }
  const times = (payload.alternatives ?? []).flatMap((time) => moment(time, payload) ?? []);
  if (times.length === 0) return ['You can book another time whenever you like.'];
  return [`Free next: ${times.join('; ')}. You can take one of them on the page of the visit.`];
}

/** What somebody pays who did not come. Says nothing of money where there was none. */
function kept(payload: MailFacts): string[] {
  const [refund, rest] = [amountOf(payload.refundMinor, payload), amountOf(payload.keptMinor, payload)];
  if (!rest) return refund ? [`${refund} goes back to the way you paid.`] : [];
  const terms = `${rest} is kept, under the terms that you agreed to when you booked.`;
  return [refund ? `${terms} ${refund} goes back to the way you paid.` : terms];
}

const colleague = ({ colleagueName }: MailFacts) => colleagueName ?? 'A colleague';
const onTime = (payload: MailFacts) => (payload.startsAt ? `: ${moment(payload.startsAt, payload)}` : '');
const holder = ({ specialistName }: MailFacts) => specialistName ?? 'the specialist';

/** Their mails. What the line behind the bell names, the subject does not. */
export const CONSULTATION_MAILS: MailsOf<typeof CONSULTATION, MailFacts> = {
  'consultation.patientWaiting': { subject: 'Somebody is in your waiting room' },
  'consultation.patientWorse': { subject: 'Somebody in your waiting room is worse' },
  'consultation.runningLate': {
    subject: 'Your visit starts later',
    lines: () => [`The new time is on the page of the visit. ${SEE}`],
  },
  'consultation.specialistAbsent': {
    subject: 'Your visit did not take place',
    lines: (payload) => [
      'We are sorry: you waited, and nobody from the practice came.',
      comesBack(payload),
      ...nextTimes(payload),
      NOW,
    ],
  },
  'consultation.specialistAbsent.specialist': {
    subject: 'You missed a visit',
    lines: (payload) => [
      'Somebody waited, and nobody from your practice came within fifteen minutes. They get everything back, and the clinic was told. Please write to them.',
      ...(payload.keptAt
        ? [`We keep ${moment(payload.keptAt, payload)} in your calendar free for them meanwhile.`]
        : []),
    ],
  },
  'consultation.specialistAbsent.operator': {
    subject: 'A specialist missed a visit',
    lines: () => [`Whoever waited gets everything back. ${SEE}`],
  },
  'consultation.patientAbsent': {
    subject: 'You missed your visit',
    lines: (payload) => [
      'Nobody saw you in the waiting room, and the practice rang you without an answer.',
      ...kept(payload),
      'If this is not right, write to the practice on the page of the visit. You can book another time whenever you like.',
    ],
  },
  'consultation.patientAbsent.specialist': {
    subject: 'A visit did not take place',
    lines: () => [`Nobody came, and you rang without an answer. The terms shown at booking apply. ${SEE}`],
  },
  'consultation.unfinished': { leads: 'consultations' },
  'consultation.admitted': { subject: 'Your visit begins' },
  'consultation.abandoned': {
    subject: 'Your visit ended early',
    lines: (payload) => [
      'It had to end early. The page of the visit says why.',
      comesBack(payload),
      `You can book another time whenever you like. ${NOW}`,
    ],
  },
  'consultation.turned': {
    subject: 'Your visit went on for somebody else',
    lines: () => [
      'The specialist saw that somebody else was to be seen, and went on with a visit of theirs. Nothing more is written into your record in this visit.',
      `You pay nothing for it. ${SEE}`,
    ],
  },
  'consultation.specialistAway': {
    subject: 'Your visit had to end',
    lines:
      'The specialist cannot continue. You get everything back that you paid. If it cannot wait, call 112. You can book with another specialist.',
    leads: 'findSpecialist',
  },
  'consultation.coverEnded': {
    lines: (payload) => [
      `The time stays the same${onTime(payload)}.`,
      `${colleague(payload)} does not stand in any more. Your visit is with ${holder(payload)}, as you booked it.`,
      `What you share with this visit is open to ${holder(payload)} again, and no longer to ${colleague(payload)}.`,
    ],
  },
  'consultation.coverEnded.specialist': {
    subject: 'A visit no longer has a stand-in',
    lines: (payload) => [
      `It is yours again${onTime(payload)}. You can name another colleague in your list of consultations.`,
      `${colleague(payload)} cannot stand in any more. ${SEE}`,
    ],
    leads: 'consultations',
  },
  'consultation.coverEnded.covering': {
    subject: 'You no longer stand in for a visit',
    lines: (payload) => [
      `Your time is free again${onTime(payload)}.`,
      `The visit in which you stood in is with ${holder(payload)} again.`,
    ],
    leads: 'visits',
  },
  'consultation.coverNamed': {
    lines: (payload) => [
      `It is in your day and in your calendar${onTime(payload)}.`,
      `${holder(payload)} asks you to stand in for this visit. ${SEE}`,
      'What was shared with it is open to you. If you cannot do it, please tell your colleague at once.',
    ],
  },
  'consultation.covered': {
    lines: (payload) => [
      `The time stays the same${onTime(payload)}.`,
      `${holder(payload)} cannot hold your visit. ${colleague(payload)} does it instead.`,
      `What you share with this visit is open to ${colleague(payload)} now, and through this visit no longer to ${holder(payload)}. You can change that on the page of the visit.`,
    ],
  },
  'consultation.transferred': {
    subject: 'Your visit was handed to emergency services',
    lines: () => [
      'If help is not with you yet, call 112 now, and say where you are.',
      'The visit took place and is paid for as booked. What was said and agreed is on its page.',
    ],
  },
  'consultation.finished': { subject: 'Your visit is finished' },
  'consultation.guestInvited': {
    lines: () => [
      `Somebody else was invited to your visit. Nobody joins before the specialist lets them in, and you can refuse. ${SEE}`,
    ],
  },
};
