import { pathTo } from '../routes/path-to.ts';
import { amountOf, moment, type Notice, type NoticePayload, plain, SEE } from './notice.ts';

const VISITS = '/patient/appointments';
const FIND = pathTo('findSpecialist');
/** The visit itself: what happened, and what can be done next, stands there. */
const pageOf = ({ refId }: NoticePayload) => (refId ? pathTo('consultation', { id: refId }) : VISITS);
const NOW = 'If it cannot wait, call 112.';

function comesBack(payload: NoticePayload): string {
  const refund = amountOf(payload.refundMinor, payload);
  return refund
    ? `${refund}, everything you paid, goes back to the way you paid. Banks take a few days to show it.`
    : 'You pay nothing for it.';
}

function nextTimes(payload: NoticePayload): string[] {
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
function kept(payload: NoticePayload): string[] {
  const [refund, rest] = [amountOf(payload.refundMinor, payload), amountOf(payload.keptMinor, payload)];
  if (!rest) return refund ? [`${refund} goes back to the way you paid.`] : [];
  const terms = `${rest} is kept, under the terms that you agreed to when you booked.`;
  return [refund ? `${terms} ${refund} goes back to the way you paid.` : terms];
}

const colleague = ({ colleagueName }: NoticePayload) => colleagueName ?? 'A colleague';
const onTime = (payload: NoticePayload) => (payload.startsAt ? `: ${moment(payload.startsAt, payload)}` : '');
const holder = ({ holderName }: NoticePayload) => holderName ?? 'the specialist';

/** Texts about how visits go, by event, and by event and side where the sides read something else. */
export const CONSULTATION_TEXTS: Readonly<Record<string, Notice>> = {
  'consultation.patientWaiting': plain('Somebody is in your waiting room', SEE, '/specialist/dashboard'),
  'consultation.patientWorse': plain('Somebody in your waiting room is worse', SEE, '/specialist/dashboard'),
  'consultation.runningLate': plain('Your visit starts later', `The new time is on your appointments page. ${SEE}`),
  'consultation.specialistAbsent': {
    subject: 'Your visit did not take place',
    lines: (payload) => [
      'We are sorry: you waited, and nobody from the practice came.',
      comesBack(payload),
      ...nextTimes(payload),
      NOW,
    ],
    path: pageOf,
  },
  'consultation.specialistAbsent.specialist': {
    subject: 'You missed a visit',
    lines: (payload) => [
      'Somebody waited, and nobody from your practice came within fifteen minutes. They get everything back, and the clinic was told. Please write to them.',
      ...(payload.keptAt
        ? [`We keep ${moment(payload.keptAt, payload)} in your calendar free for them meanwhile.`]
        : []),
    ],
    path: pageOf,
  },
  'consultation.specialistAbsent.operator': plain(
    'A specialist missed a visit',
    `Whoever waited gets everything back. ${SEE}`,
    pathTo('desk.visits'),
  ),
  'consultation.patientAbsent': {
    subject: 'You missed your visit',
    lines: (payload) => [
      'Nobody saw you in the waiting room, and the practice rang you without an answer.',
      ...kept(payload),
      'If this is not right, write to the practice on the page of the visit. You can book another time whenever you like.',
    ],
    path: pageOf,
  },
  'consultation.patientAbsent.specialist': plain(
    'A visit did not take place',
    `Nobody came, and you rang without an answer. The terms shown at booking apply. ${SEE}`,
    pageOf,
  ),
  'consultation.unfinished': plain('A visit is not finished yet', SEE, '/specialist/consultations'),
  'consultation.admitted': plain('Your visit begins', SEE, pageOf),
  'consultation.unsettled': plain('A visit needs a decision', SEE, pathTo('desk.visits')),
  'consultation.abandoned': {
    subject: 'Your visit ended early',
    lines: (payload) => [
      'It had to end early. The page of the visit says why.',
      comesBack(payload),
      `You can book another time whenever you like. ${NOW}`,
    ],
    path: pageOf,
  },
  'consultation.specialistAway': plain(
    'Your visit had to end',
    'The specialist cannot continue. You get everything back that you paid. If it cannot wait, call 112. You can book with another specialist.',
    FIND,
  ),
  'consultation.coverEnded': {
    subject: 'Your visit is with your own specialist again',
    lines: (payload) => [
      `The time stays the same${onTime(payload)}.`,
      `${colleague(payload)} does not stand in any more. Your visit is with ${holder(payload)}, as you booked it.`,
      `What you share with this visit is open to ${holder(payload)} again, and no longer to ${colleague(payload)}.`,
    ],
    path: pageOf,
  },
  'consultation.coverEnded.specialist': {
    subject: 'A visit no longer has a stand-in',
    lines: (payload) => [
      `It is yours again${onTime(payload)}. You can name another colleague in your list of consultations.`,
      `${colleague(payload)} cannot stand in any more. ${SEE}`,
    ],
    path: '/specialist/consultations',
  },
  'consultation.coverEnded.covering': {
    subject: 'You no longer stand in for a visit',
    lines: (payload) => [
      `Your time is free again${onTime(payload)}.`,
      `The visit in which you stood in is with ${holder(payload)} again.`,
    ],
    path: '/specialist/appointments',
  },
  'consultation.transferred': {
    subject: 'Your visit was handed to emergency services',
    lines: () => [
      'If help is not with you yet, call 112 now, and say where you are.',
      'The visit took place and is paid for as booked. What was said and agreed is on its page.',
    ],
    path: pageOf,
  },
  'consultation.finished': plain('Your visit is finished', SEE, pageOf),
  'consultation.coverNamed': {
    subject: 'You stand in for a colleague',
    lines: (payload) => [
      `It is in your day and in your calendar${onTime(payload)}.`,
      `${holder(payload)} asks you to stand in for this visit. ${SEE}`,
      'What was shared with it is open to you. If you cannot do it, please tell your colleague at once.',
    ],
    path: pageOf,
  },
  'consultation.covered': {
    subject: 'Somebody else holds your visit',
    lines: (payload) => [
      `The time stays the same${onTime(payload)}.`,
      `${holder(payload)} cannot hold your visit. ${colleague(payload)} does it instead.`,
      `What you share with this visit is open to ${colleague(payload)} now, and through this visit no longer to ${holder(payload)}. You can change that on the page of the visit.`,
    ],
    path: pageOf,
  },
};
