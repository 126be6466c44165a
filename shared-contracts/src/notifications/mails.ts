import type { MailFacts } from '../mail/mail-facts.ts';
import { ACCESS_MAILS } from './access.ts';
import { BIRTHDAY_MAILS } from './birthday.ts';
import { CHART_MAILS } from './chart.ts';
import { CONSULTATION_MAILS } from './consultation.ts';
import type { Mail } from './mail.ts';
import { OTHER_MAILS } from './others.ts';
import { PAYMENT_MAILS } from './payment.ts';
import { PEOPLE_MAILS } from './people.ts';
import { PRESCRIPTION_MAILS } from './prescription.ts';
import { REGISTRATION_MAILS } from './registration.ts';
import { TEAM_MAILS } from './team.ts';

/** The mails of every kind but of bookings, which say other facts. */
export const MAILS: Readonly<Record<string, Mail<MailFacts>>> = {
  ...CONSULTATION_MAILS,
  ...PAYMENT_MAILS,
  ...ACCESS_MAILS,
  ...CHART_MAILS,
  ...PRESCRIPTION_MAILS,
  ...REGISTRATION_MAILS,
  ...PEOPLE_MAILS,
  ...TEAM_MAILS,
  ...BIRTHDAY_MAILS,
  ...OTHER_MAILS,
};
