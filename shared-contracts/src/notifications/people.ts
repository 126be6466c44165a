import { type MailFacts, SEE } from '../mail/mail-facts.ts';
import type { Kinds } from './kind.ts';
import type { MailsOf } from './mail.ts';

/** Notifications about a person themselves: that somebody has died, or that a report of it was wrong. */
export const PEOPLE = {
  'patient.died': { for: 'specialist', title: 'A patient of yours has died', leads: 'patients', waits: true },
  'patient.deathDecided': {
    for: 'specialist',
    title: 'Your report about a patient was answered',
    leads: 'patients',
    waits: true,
  },
  'patient.deathReported': {
    for: 'operator',
    title: 'A clinician reported that a patient has died',
    leads: 'people',
  },
  'patient.reopened': {
    for: 'patient',
    title: 'Your account is open again',
    leads: 'visits',
    mailed: 'always',
    group: 'access',
  },
} satisfies Kinds;

/** Their mails, where they say more than the title. */
export const PEOPLE_MAILS: MailsOf<typeof PEOPLE, MailFacts> = {
  'patient.died': {
    subject: 'News about a patient of yours',
    lines: () => [
      `A patient of yours has died. Their visits with you are called off, and their record stays as it is. Your list of patients says who. ${SEE}`,
    ],
  },
  'patient.deathReported': { lines: () => [`It waits for somebody who has seen the document. ${SEE}`] },
  'patient.reopened': {
    lines: () => [
      'It was closed by a wrong report, and we are sorry. Visits that were called off stay called off, and what you paid for them goes back to you. What you had shared, and who acted for you, ended as well: you can give it again.',
      SEE,
    ],
  },
};
