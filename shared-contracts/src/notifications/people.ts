import { type MailFacts, SEE } from '../mail/mail-facts.ts';
import type { Kinds } from './kind.ts';
import type { MailsOf } from './mail.ts';

/** Notifications about a person themselves: that somebody has died, that a report of it was wrong, what a guardian's paper is worth. */
export const PEOPLE = {
  'patient.died': {
    for: 'specialist',
    title: 'Somebody you treat has died',
    leads: 'patients',
    waits: true,
    urgency: 'gatherable',
  },
  'patient.deathDecided': {
    for: 'specialist',
    title: 'Your report of a death was answered',
    leads: 'patients',
    waits: true,
    urgency: 'gatherable',
  },
  'patient.deathReported': {
    for: 'operator',
    title: 'A death was reported and waits for its document',
    leads: 'people',
  },
  'patient.reopened': {
    for: 'patient',
    title: 'Your account is open again',
    leads: 'visits',
    mailed: 'always',
    group: 'access',
  },
  'patient.recordsMerged': {
    for: 'patient',
    title: 'There were two records, and one is kept',
    leads: 'home',
    group: 'access',
    urgency: 'gatherable',
  },
  'patient.paperConfirmed': {
    for: 'patient',
    title: 'The paper you sent was confirmed',
    leads: 'family',
    waits: true,
    group: 'access',
    urgency: 'gatherable',
  },
  'patient.paperRefused': {
    for: 'patient',
    title: 'The paper you sent was not accepted',
    leads: 'family',
    waits: true,
    group: 'access',
    urgency: 'gatherable',
  },
} satisfies Kinds;

/** Their mails, where they say more than the title. */
export const PEOPLE_MAILS: MailsOf<typeof PEOPLE, MailFacts> = {
  'patient.died': {
    subject: 'News about somebody you treat',
    lines: () => [
      `Somebody you treat has died. Their visits with you are called off, and their record stays as it is. Your list says who. ${SEE}`,
    ],
  },
  'patient.deathDecided': { subject: 'Your report was answered' },
  'patient.deathReported': {
    subject: 'A report waits for its document',
    lines: () => [`It waits for somebody who has seen the document. ${SEE}`],
  },
  'patient.reopened': {
    lines: () => [
      'It was closed by a wrong report, and we are sorry. Visits that were called off stay called off, and what you paid for them goes back to you. What you had shared, and who acted for you, ended as well: you can give it again.',
      SEE,
    ],
  },
  'patient.recordsMerged': {
    lines: () => [
      'The clinic saw that one person has two records here. Nothing is lost: one of them is kept and shows what stands in both, the other takes no new visits. If these are two people, please write to us, and it is taken back.',
      SEE,
    ],
  },
  'patient.paperConfirmed': {
    lines: () => [
      `It says that you may act for somebody you look after. Who treats them sees that we checked it. ${SEE}`,
    ],
  },
  'patient.paperRefused': {
    lines: () => [
      `You may act for them as before, by your own word, and who treats them sees that no paper was checked. Sign in to read why, and to send another one.`,
    ],
  },
};
