import { type MailFacts, SEE } from '../mail/mail-facts.ts';
import { type Kinds, withName } from './kind.ts';
import { AWAY, type MailsOf } from './mail.ts';

/** Notifications about prescriptions and their renewals. None says that it is about one. */
export const PRESCRIPTION = {
  'prescription.issued': {
    for: 'patient',
    title: withName('There is something new from your visit', ''),
    leads: 'prescriptions',
    waits: true,
    urgency: 'gatherable',
  },
  'prescription.changed': {
    for: 'patient',
    title: 'Something from your visit has changed',
    leads: 'prescriptions',
    waits: true,
    urgency: 'gatherable',
  },
  'prescription.runningOut': {
    for: 'patient',
    title: 'Something will need your attention in the next days',
    leads: 'prescriptions',
    waits: true,
    urgency: 'gatherable',
  },
  'renewal.requested': {
    for: 'specialist',
    title: 'Somebody asks you for a renewal',
    leads: 'renewals',
    waits: true,
    urgency: 'gatherable',
  },
  'renewal.withdrawn': {
    for: 'specialist',
    title: 'A request to you was withdrawn',
    leads: 'renewals',
    waits: true,
    urgency: 'gatherable',
  },
  'renewal.overdue': {
    for: 'specialist',
    title: 'A request to you has waited for two days',
    leads: 'renewals',
    waits: true,
  },
  'renewal.unanswered': { for: 'operator', title: 'A request has waited for two days', waits: true },
  'renewal.seen': {
    for: 'patient',
    title: 'Your request was seen',
    leads: 'prescriptions',
    waits: true,
    urgency: 'gatherable',
  },
  'renewal.decided': {
    for: 'patient',
    title: 'Your request was answered',
    leads: 'prescriptions',
    waits: true,
    urgency: 'gatherable',
  },
  'renewal.ready': {
    for: 'patient',
    title: 'What you asked for was issued',
    leads: 'prescriptions',
    waits: true,
    urgency: 'gatherable',
  },
  'renewal.escalated': {
    for: 'patient',
    title: 'Your request takes too long: see what you can do',
    leads: 'prescriptions',
    waits: true,
  },
  'renewal.prescriberAway': {
    for: 'patient',
    title: 'Your request cannot be answered: please book with another specialist',
    leads: 'prescriptions',
    waits: true,
  },
} satisfies Kinds;

/** Their mails, where they say something else than the title: what it asks for stands in the first line, not in the subject. */
export const PRESCRIPTION_MAILS: MailsOf<typeof PRESCRIPTION, MailFacts> = {
  'prescription.issued': { subject: 'There is something new from your visit' },
  'renewal.escalated': {
    subject: 'Your request takes too long',
    lines: () => [`Nobody has answered it for two days. The specialist and our staff have been told. ${SEE}`],
  },
  'renewal.prescriberAway': {
    subject: 'Your request cannot be answered',
    lines: () => [`${AWAY} Please book with another one in good time.`],
    leads: 'findSpecialist',
  },
};
