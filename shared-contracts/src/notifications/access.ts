import { type MailFacts, moment, SEE } from '../mail/mail-facts.ts';
import type { Kinds } from './kind.ts';
import { AWAY, type MailsOf } from './mail.ts';

/** Notifications about who may see a record, and about who acts for somebody. */
export const ACCESS = {
  'access.requested': {
    for: 'patient',
    title: 'Somebody asks to see parts of your record',
    leads: 'access',
    waits: true,
    urgency: 'gatherable',
  },
  'access.specialistAway': { for: 'patient', title: 'A specialist no longer sees your record', leads: 'access' },
  'access.emergencyOpened': {
    for: 'patient',
    title: 'Your record was opened in an emergency',
    leads: 'access',
    mailed: 'always',
    group: 'emergency',
  },
  'access.emergencyReviewed': {
    for: 'both',
    title: 'An emergency access was checked',
    leads: 'access',
    mailed: 'always',
  },
  'access.disputeAnswered': {
    for: 'both',
    title: 'Your objection was answered',
    leads: 'access',
    waits: true,
    urgency: 'gatherable',
  },
  'access.reportAnswered': {
    for: 'patient',
    title: 'Your report was answered',
    leads: 'access',
    waits: true,
    urgency: 'gatherable',
  },
  'access.granted': {
    for: 'specialist',
    title: 'You were given access to a record',
    leads: 'patients',
    waits: true,
    urgency: 'gatherable',
  },
  'access.requestRefused': {
    for: 'specialist',
    title: 'Your request for access was answered',
    leads: 'patients',
    waits: true,
    urgency: 'gatherable',
  },
  'access.requestLapsed': {
    for: 'specialist',
    title: 'Your request for access expired',
    leads: 'patients',
    waits: true,
    urgency: 'gatherable',
  },
  'access.endingSoon': {
    for: 'both',
    title: 'Access to a record ends soon',
    leads: 'access',
    waits: true,
    urgency: 'gatherable',
  },
  'access.delegationOffered': { for: 'both', title: 'Somebody asks you to act for them', leads: 'access' },
  'access.delegationAccepted': { for: 'patient', title: 'Somebody now acts for you', leads: 'access' },
  'access.delegationEnded': { for: 'both', title: 'Acting for somebody has ended', leads: 'access' },
  'access.recordTakenOver': {
    for: 'patient',
    title: 'Somebody you look after has a sign-in of their own',
    leads: 'access',
  },
  'access.actedFor': {
    for: 'patient',
    title: ({ delegateName }) => `${delegateName ?? 'Somebody'}, who acts for you, changed something`,
    leads: 'access',
  },
  'access.reviewDue': { for: 'operator', title: 'An emergency access waits for your check', leads: 'emergencies' },
  'access.reviewOverdue': {
    for: 'operator',
    title: 'The check of an emergency access is overdue',
    leads: 'emergencies',
  },
  'access.disputed': { for: 'operator', title: 'An emergency access was objected to', leads: 'emergencies' },
  'access.reported': {
    for: 'operator',
    title: 'An entry of an access log was reported',
    leads: 'reports',
    urgency: 'gatherable',
  },
  'access.logBroken': { for: 'operator', title: 'An access log does not fit its checks', leads: 'health' },
  'access.anchorsStopped': { for: 'operator', title: 'Access logs are not being safeguarded', leads: 'health' },
} satisfies Kinds;

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
  paper: 'They sent a paper of yours to somebody, or took that back.',
  details: 'They wrote down something for a visit, or asked somebody else into it.',
};

/** Their mails, where they say more than the title. */
export const ACCESS_MAILS: MailsOf<typeof ACCESS, MailFacts> = {
  'access.requested': { lines: () => [`Nothing was shown. You decide. ${SEE}`] },
  'access.specialistAway': {
    lines: () => [`${AWAY} What you let them see is closed, and does not open again by itself. ${SEE}`],
  },
  'access.emergencyOpened': {
    lines:
      'A specialist opened your record without asking, for sixty minutes and to read only. Sign in to see who and why. Somebody at the clinic checks it within 72 hours; you can object.',
  },
  'access.requestLapsed': { lines: 'It was not answered within seven days.' },
  'access.endingSoon': {
    lines: (payload) => [payload.until ? `It ends on ${moment(payload.until, payload)}. ${SEE}` : SEE],
  },
  'access.delegationOffered': { lines: () => [`Nothing changes until you accept. ${SEE}`] },
  'access.delegationAccepted': { lines: () => [`You can end it at any time. ${SEE}`] },
  'access.recordTakenOver': {
    lines: () => [`The record is theirs from now on. You may still do what young people’s guardians may. ${SEE}`],
  },
  'access.actedFor': {
    subject: 'Somebody who acts for you changed something',
    lines: ({ what }) => [
      `${DONE_FOR_YOU[what ?? ''] ?? 'They changed something.'} You can end this permission at any time. ${SEE}`,
    ],
  },
  'access.reviewDue': { lines: () => [`It is due within 72 hours. ${SEE}`] },
  'access.logBroken': { lines: () => [`Please look at it at once. ${SEE}`] },
  'access.anchorsStopped': {
    lines: () => [
      `Their checksums are no longer kept outside the database, or those kept there were changed. Please look at it at once. ${SEE}`,
    ],
  },
};
