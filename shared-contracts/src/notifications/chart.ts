import type { MailFacts } from '../mail/mail-facts.ts';
import { type Kinds, withName } from './kind.ts';
import type { MailsOf } from './mail.ts';

/** Notifications about a record: entries, files, notes, letters and their corrections. */
export const CHART = {
  'chart.entryAdded': {
    for: 'patient',
    title: 'There is something new in your record',
    leads: 'records',
    waits: true,
    urgency: 'gatherable',
  },
  'chart.medicineReviewed': {
    for: 'patient',
    title: 'Something in your record has changed',
    leads: 'records',
    waits: true,
    urgency: 'gatherable',
  },
  'chart.reviewAnswered': {
    for: 'specialist',
    title: 'Somebody has taken back what you wrote down',
    leads: 'patients',
    waits: true,
    urgency: 'gatherable',
  },
  'chart.dangerSeen': { for: 'patient', title: 'A clinician has answered you', waits: true },
  'chart.resultAnswered': { for: 'patient', title: 'A clinician has answered you', leads: 'records', waits: true },
  'chart.documentAdded': {
    for: 'patient',
    title: 'There is a new file in your record',
    leads: 'records',
    waits: true,
    urgency: 'gatherable',
  },
  'chart.correctionRequested': {
    for: 'specialist',
    title: 'You were asked to correct something',
    leads: 'patients',
    waits: true,
    urgency: 'gatherable',
  },
  'chart.correctionDue': {
    for: 'specialist',
    title: 'A request to correct something waits for you',
    leads: 'patients',
    waits: true,
    urgency: 'gatherable',
  },
  'chart.correctionAnswered': {
    for: 'patient',
    title: 'Your request for a correction was answered',
    leads: 'records',
    waits: true,
    urgency: 'gatherable',
  },
  'chart.letterIssued': {
    for: 'patient',
    title: withName('There is something new from your visit', ''),
    leads: 'letters',
    waits: true,
    urgency: 'gatherable',
  },
  'chart.letterWithdrawn': {
    for: 'patient',
    title: 'Something from your visit has changed',
    leads: 'letters',
    waits: true,
    urgency: 'gatherable',
  },
  'note.signed': {
    for: 'patient',
    title: withName('The notes of your visit', 'are ready'),
    leads: 'plan',
    waits: true,
    urgency: 'gatherable',
  },
} satisfies Kinds;

/** Their mails, where they say something else than the title. */
export const CHART_MAILS: MailsOf<typeof CHART, MailFacts> = {
  'chart.letterIssued': { subject: 'There is something new from your visit' },
  'note.signed': { subject: 'The notes of your visit are ready' },
  // A lock screen need not show that it is a file.
  'chart.documentAdded': { subject: 'There is something new in your record' },
};
