import { type MailFacts, moment, SEE } from '../mail/mail-facts.ts';
import { ACCOUNT_PATHS } from '../routes/account-paths.ts';
import { pathTo } from '../routes/path-to.ts';
import { BRAND_NAME } from '../settings/brand.ts';
import type { Kinds } from './kind.ts';
import { AWAY, type MailsOf } from './mail.ts';

/** Notifications of small areas: the waiting list, messages, the help desk, publishing, and whether mail arrives. */
export const OTHERS = {
  'waitlist.offer': { for: 'patient', title: 'A time has become free for you', leads: 'visits' },
  'waitlist.ended': {
    for: 'patient',
    title: 'You are no longer on a waiting list',
    leads: 'visits',
    urgency: 'gatherable',
  },
  'waitlist.specialistAway': {
    for: 'patient',
    title: 'You are no longer on a waiting list',
    leads: 'findSpecialist',
    urgency: 'gatherable',
  },
  'message.received': {
    for: 'both',
    title: 'You have a new message',
    leads: 'messages',
    mailed: 'unwanted',
    waits: true,
    group: 'message',
    urgency: 'gatherable',
  },
  'help.answered': {
    for: 'everybody',
    title: 'The help desk answered you',
    leads: 'contact',
    group: 'message',
    urgency: 'gatherable',
  },
  // To somebody without an account; nothing stands behind a bell.
  'notifications.guestAnswered': { for: 'everybody', title: 'The help desk answered you' },
  'publishing.proposed': {
    for: 'operator',
    title: 'A colleague’s proposal needs your confirmation',
    leads: 'publishing',
    urgency: 'gatherable',
  },
  'publishing.decided': {
    for: 'operator',
    title: 'A colleague decided about what you proposed',
    leads: 'publishing',
    urgency: 'gatherable',
  },
  'notifications.unreachable': { for: 'everybody', title: 'We could not reach you by email', mailed: 'never' },
  // Whoever asks for it gets the mail; nothing stands behind the bell.
  'notifications.reachable': { for: 'everybody', title: `Emails from ${BRAND_NAME} reach you` },
  // A text to a number that is to be confirmed.
  'notifications.phoneCode': { for: 'everybody', title: 'Your code', mailed: 'never' },
  // To a pharmacy, an employer or a practice; nothing stands behind a bell.
  'notifications.sentPaper': { for: 'everybody', title: 'A document for you' },
  // To an address that may have no account; nothing stands behind a bell.
  'notifications.teamInvitation': { for: 'everybody', title: 'An invitation to a practice’s team' },
  'notifications.patientInvitation': { for: 'everybody', title: `An invitation to ${BRAND_NAME}` },
} satisfies Kinds;

/** Their mails, where they say more than the title. */
export const OTHER_MAILS: MailsOf<typeof OTHERS, MailFacts> = {
  'waitlist.offer': {
    lines: (payload) => [
      `We are keeping a time for you${payload.startsAt ? `: ${moment(payload.startsAt, payload)}` : ''}.`,
      `Please answer${payload.expiresAt ? ` until ${moment(payload.expiresAt, payload)}` : ' soon'}. After that the next person on the list is asked; your place stays.`,
    ],
  },
  'waitlist.ended': {
    lines:
      'Your last day passed, or three offers in a row stayed without an answer. You can join again whenever you like.',
  },
  'waitlist.specialistAway': { lines: () => [`${AWAY} You can wait for another one, or book with another one.`] },
  'notifications.guestAnswered': {
    lines: ({ until, ...payload }) => [
      `You asked ${BRAND_NAME} without an account. The link shows what you asked and the answer.${until ? ` It works until ${moment(until, payload)}.` : ''}`,
      'Did you not ask anything? Then somebody mistyped their address. You need not do anything.',
    ],
    path: ({ token }) => `${pathTo('contact')}#question=${token ?? ''}`,
  },
  'publishing.proposed': { lines: () => [`It counts once a second operator confirms it. ${SEE}`] },
  'notifications.sentPaper': {
    lines: ({ fromName, until, ...payload }) => [
      `${fromName || 'Somebody'} sends you a document through ${BRAND_NAME}.`,
      `The link opens it together with a code of six digits, which ${fromName || 'the sender'} tells you. You need no account.${until ? ` It works until ${moment(until, payload)}.` : ''}`,
      'Did you not expect it? Then do nothing: without the code nobody can open it.',
    ],
    path: ({ token }) => `${pathTo('service.myPrescriptions')}#sent=${token ?? ''}`,
  },
  'notifications.teamInvitation': {
    lines: ({ fromName, code, until, ...payload }) => [
      `${fromName || 'Somebody'} invites you to work with their practice on ${BRAND_NAME}.`,
      `Sign in with this email address, open the link and type this code: ${code ?? ''}.${until ? ` It works until ${moment(until, payload)}.` : ''}`,
      'Did you not expect it? Then do nothing: nobody joins a practice without this code.',
    ],
    path: () => ACCOUNT_PATHS.team,
  },
  'notifications.patientInvitation': {
    lines: ({ fromName }) => [
      `${fromName || 'Somebody'} can be reached by video, voice and chat on ${BRAND_NAME}, and invites you to book a visit there.`,
      'The link shows their times and prices. Nothing is booked, and no account is made, unless you do it yourself.',
      `This is the only email of this kind that ${fromName || 'somebody'} can send you. Do you not know them? Then do nothing.`,
    ],
    path: ({ specialistId }) => (specialistId ? pathTo('specialist', { id: specialistId }) : pathTo('findSpecialist')),
  },
  'notifications.reachable': {
    lines:
      'You asked us to try again, and this email shows that your address works. Everything we could not send you before is on your own pages.',
  },
};
