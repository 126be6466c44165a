import { pathTo } from '../routes/path-to.ts';
import { BRAND_NAME } from '../settings/brand.ts';
import { CONSULTATION_TEXTS } from './consultation-texts.ts';
import type { MailText } from './mail-text.ts';
import { moment, type Notice, type NoticePayload, plain, SEE } from './notice.ts';
import { PAYMENT_TEXTS } from './payment-texts.ts';

const homeOf = ({ role }: NoticePayload) => (role === 'patient' || role === 'specialist' ? `/${role}/dashboard` : '/');
const ACCESS = '/patient/access-manager';
const VISITS = '/patient/appointments';
const RECORDS = '/patient/medical-records';
/** The visit whose money it is; the list where none is named. */
const visitOf = ({ refId }: NoticePayload) => (refId ? pathTo('consultation', { id: refId }) : VISITS);
/** Where each request of a patient stands. */
const LOOPS = pathTo('public.myPrescriptions');
const FIND = pathTo('findSpecialist');
/** Of operators: where the case is. */
const DESK = {
  emergencies: pathTo('desk.emergencies'),
  reports: pathTo('desk.reports'),
  publishing: pathTo('desk.publishing'),
  health: pathTo('desk.health'),
};
/** A card of the visit's page; the list where no visit is named. */
const cardOf =
  (card: 'plan' | 'letters' | 'messages') =>
  ({ appointmentId }: NoticePayload) =>
    appointmentId ? `${pathTo('consultation', { id: appointmentId })}#${card}` : '/patient/consultations';
const AWAY = 'The specialist cannot hold visits at the moment.';

/** What somebody who acts for a patient changed, by the word the database has for it. */
export const DONE_FOR_YOU: Readonly<Record<string, string>> = {
  visit: 'They booked, changed or cancelled a visit.',
  waitlist: 'They changed your place on a waiting list or answered an offer of a time.',
  access: 'They changed what a specialist sees of your record. They can share less than you do, never more.',
  payment: 'They paid for a visit.',
  message: 'They wrote in the messages of a visit, or took a message back.',
  renewal: 'They asked for a renewal, or took that back.',
  waitingRoom: 'They came to the waiting room for you, or said that you will be late.',
  record: 'They added something to your record, or corrected something in it.',
  details: 'They wrote down something for a visit.',
};

/** Texts by event. Nothing here names a person, a specialty, a medicine or a reason. */
export const NOTICE_TEXTS: Readonly<Record<string, Notice>> = {
  ...PAYMENT_TEXTS,
  'waitlist.offer': {
    subject: 'A time has become free for you',
    lines: (payload) => [
      `We are keeping a time for you${payload.startsAt ? `: ${moment(payload.startsAt, payload)}` : ''}.`,
      `Please answer${payload.expiresAt ? ` until ${moment(payload.expiresAt, payload)}` : ' soon'}. After that the next person on the list is asked; your place stays.`,
    ],
    path: VISITS,
  },
  'waitlist.ended': plain(
    'You are no longer on a waiting list',
    'Your last day passed, or three offers in a row stayed without an answer. You can join again whenever you like.',
    VISITS,
  ),
  'waitlist.specialistAway': plain(
    'You are no longer on a waiting list',
    `${AWAY} You can wait for another one, or book with another one.`,
    FIND,
  ),
  'access.specialistAway': plain(
    'A specialist no longer sees your record',
    `${AWAY} What you let them see is closed, and does not open again by itself. ${SEE}`,
    ACCESS,
  ),
  'access.requested': plain(
    'Somebody asks to see parts of your record',
    `Nothing was shown. You decide. ${SEE}`,
    ACCESS,
  ),
  'access.emergencyOpened': plain(
    'Your record was opened in an emergency',
    'A specialist opened your record without asking, for sixty minutes and to read only. Sign in to see who and why. Somebody at the clinic checks it within 72 hours; you can object.',
    ACCESS,
  ),
  'access.emergencyReviewed': plain('An emergency access was checked', SEE),
  'access.disputeAnswered': plain('Your objection was answered', SEE),
  'access.reportAnswered': plain('Your report was answered', SEE),
  'access.granted': plain('You were given access to a record', SEE),
  'access.requestRefused': plain('Your request for access was answered', SEE),
  'access.requestLapsed': plain('Your request for access expired', 'It was not answered within seven days.'),
  'consultation.guestInvited': plain(
    'Somebody was invited to your visit',
    `Somebody else was invited to your visit. Nobody joins before the specialist lets them in, and you can refuse. ${SEE}`,
    visitOf,
  ),
  'access.delegationOffered': plain('Somebody asks you to act for them', `Nothing changes until you accept. ${SEE}`),
  'access.delegationAccepted': plain('Somebody now acts for you', `You can end it at any time. ${SEE}`, ACCESS),
  'access.actedFor': {
    subject: 'Somebody who acts for you changed something',
    lines: ({ what }) => [
      `${DONE_FOR_YOU[what ?? ''] ?? 'They changed something.'} You can end this permission at any time. ${SEE}`,
    ],
    path: ACCESS,
  },
  'access.delegationEnded': plain('Acting for somebody has ended', SEE),
  'access.reviewDue': plain(
    'An emergency access waits for your check',
    `It is due within 72 hours. ${SEE}`,
    DESK.emergencies,
  ),
  'access.reviewOverdue': plain('The check of an emergency access is overdue', SEE, DESK.emergencies),
  'access.disputed': plain('An emergency access was objected to', SEE, DESK.emergencies),
  'publishing.proposed': plain(
    'Something needs your confirmation',
    `A colleague wants to publish it. ${SEE}`,
    DESK.publishing,
  ),
  'publishing.decided': plain('A colleague decided about what you proposed', SEE, DESK.publishing),
  'access.reported': plain('An entry of an access log was reported', SEE, DESK.reports),
  'access.logBroken': plain('An access log does not fit its checks', `Please look at it at once. ${SEE}`, DESK.health),
  'access.anchorsStopped': plain(
    'Access logs are not being safeguarded',
    `Their checksums are no longer kept outside the database, or those kept there were changed. Please look at it at once. ${SEE}`,
    DESK.health,
  ),
  'access.endingSoon': {
    subject: 'Access to a record ends soon',
    lines: (payload) => [payload.until ? `It ends on ${moment(payload.until, payload)}. ${SEE}` : SEE],
  },
  'chart.entryAdded': plain('There is something new in your record', SEE, RECORDS),
  'chart.documentAdded': plain('There is something new in your record', SEE, RECORDS),
  'chart.letterIssued': plain('There is something new from your visit', SEE, cardOf('letters')),
  'chart.letterWithdrawn': plain('Something from your visit has changed', SEE, cardOf('letters')),
  'note.signed': plain('The notes of your visit are ready', SEE, cardOf('plan')),
  'chart.correctionRequested': plain('You were asked to correct something', SEE),
  'chart.correctionDue': plain('A request to correct something waits for you', SEE),
  'chart.correctionAnswered': plain('Your request for a correction was answered', SEE, RECORDS),
  'prescription.issued': plain('There is something new from your visit', SEE, LOOPS),
  'prescription.changed': plain('Something from your visit has changed', SEE, LOOPS),
  'prescription.runningOut': plain('Something will need your attention soon', SEE, LOOPS),
  'renewal.requested': plain('Somebody asks you for a renewal', SEE, '/specialist/dashboard'),
  'renewal.overdue': plain('A request has waited for two days', SEE),
  'renewal.withdrawn': plain('A request to you was withdrawn', SEE, '/specialist/dashboard'),
  'renewal.seen': plain('Your request was seen', SEE, LOOPS),
  'renewal.decided': plain('Your request was answered', SEE, LOOPS),
  'renewal.ready': plain('What you asked for is ready', SEE, LOOPS),
  'renewal.escalated': plain(
    'Your request takes too long',
    `Nobody has answered it for two days. The specialist and our staff have been told. ${SEE}`,
    LOOPS,
  ),
  'renewal.prescriberAway': plain(
    'Your request cannot be answered',
    `${AWAY} Please book with another one in good time.`,
    FIND,
  ),
  'message.received': {
    ...plain('You have a new message', SEE),
    path: (payload) => (payload.appointmentId ? cardOf('messages')(payload) : homeOf(payload)),
  },
  ...CONSULTATION_TEXTS,
  'notifications.reachable': plain(
    `Emails from ${BRAND_NAME} reach you`,
    'You asked us to try again, and this email shows that your address works. Everything we could not send you before is on your own pages.',
  ),
  'registration.received': {
    subject: 'We have your registration documents',
    lines: (payload) => [
      payload.until
        ? `Your council number, certificate and identity document are here. We check them and answer by ${moment(payload.until, payload)}.`
        : 'Your council number, certificate and identity document are here. We check them now.',
      'You are listed as soon as your registration is confirmed.',
    ],
    path: '/specialist/profile',
  },
  'registration.moreNeeded': plain(
    'We need more to check your registration',
    'Something is missing. Your profile says what, and you can add it there. We go on as soon as it is here.',
    '/specialist/profile',
  ),
  'registration.verified': plain(
    'Your registration is confirmed',
    'People can find you and book your openings now.',
    '/specialist/profile',
  ),
  'registration.rejected': plain(
    'Your registration could not be confirmed',
    'People cannot find you. Your profile says why, and you can correct it and ask again there.',
    '/specialist/profile',
  ),
  'registration.suspended': plain(
    'Your registration is suspended',
    'People cannot find you. Your upcoming visits are cancelled, and the people you were to see are told. Visits, messages and records are closed to you.',
    '/specialist/profile',
  ),
  'registration.expired': plain(
    'Your registration check has expired',
    'People cannot find you until it is checked again. Your upcoming visits are cancelled, and the people you were to see are told. Visits, messages and records are closed to you.',
    '/specialist/profile',
  ),
  'registration.suspensionAnnounced': {
    subject: 'Your registration will be suspended',
    lines: (payload) => [
      `From ${moment(payload.until, payload) ?? 'the day we told you'} on your practice here is closed. Visits before that take place; later ones were called off, and everybody gets their money back.`,
      'Your profile says why, and what you can do. What you wrote and did not sign you can still finish and sign.',
    ],
    path: '/specialist/profile',
  },
  'registration.endsSoon': {
    subject: 'Your registration needs to be checked again',
    lines: (payload) => [
      payload.lapsed
        ? `Your yearly card ended on ${moment(payload.until, payload)}. People cannot find or book you any more. Visits that are booked still take place.`
        : payload.until
          ? `The last check is valid until ${moment(payload.until, payload)}. After that people cannot find or book you.`
          : 'Once the last check expires, people cannot find you.',
      ...(payload.calledOffAt
        ? [
            `Please add your new card to your profile. Unless it is checked by ${moment(payload.calledOffAt, payload)}, your visits are called off then and everybody gets their money back.`,
          ]
        : []),
    ],
    path: '/specialist/profile',
  },
};

/** Any other event: that there is news, and where. */
const ANYTHING: Notice = plain(`There is news for you at ${BRAND_NAME}`, SEE);

/** The text of an event that is not about a visit's booking; `template` may end in the side it is for. */
export function noticeText(template: string, payload: NoticePayload): MailText {
  const event = template.replace(/\.(patient|specialist|covering|operator)$/, '');
  const notice = NOTICE_TEXTS[template] ?? NOTICE_TEXTS[event] ?? ANYTHING;
  return {
    subject: notice.subject,
    lines: notice.lines(payload),
    path: typeof notice.path === 'function' ? notice.path(payload) : (notice.path ?? homeOf(payload)),
  };
}
