import { type MailText, type VisitPayload, writeText } from '@telehealth/contracts/mail';
import { toICalendar, toVisitEvent, writtenMoment } from '@telehealth/contracts/server';
import type { MailAttachment, OutgoingMail } from './mail.ts';

/** Where the mails lead. */
export interface MailSurroundings {
  origin: string;
  now: Date;
}

function calendarFile(visit: VisitPayload, text: MailText, to: string, where: MailSurroundings): MailAttachment[] {
  if (text.calendar === 'none') return [];
  const cancelled = text.calendar === 'take out';
  const write = (at: Date, zone: string) => writtenMoment(at, zone, visit.clocks);
  const zones: [string] = [visit.timeZone];
  const facts = { ...visit, id: visit.appointmentId, zones, cancelled, write };
  const event = toVisitEvent(facts, { name: visit.recipientName, email: to }, where.origin);
  const method = cancelled ? 'CANCEL' : 'REQUEST';
  const contentType = `text/calendar; charset=utf-8; method=${method}`;
  return [{ name: 'visit.ics', contentType, content: toICalendar(event, where.now) }];
}

const letter = (to: string, name: string, { subject, lines, path }: MailText, origin: string): OutgoingMail => ({
  to,
  subject,
  text: [name ? `Hello ${name},` : 'Hello,', ...lines, origin + path].join('\n\n'),
});

/** Writes the mail of an outbox row. Throws when its payload cannot be read. */
export function writeMail(template: string, to: string, payload: unknown, where: MailSurroundings): OutgoingMail {
  const { text, visit, recipientName } = writeText(template, payload);
  const mail = letter(to, recipientName, text, where.origin);
  return visit === null ? mail : { ...mail, attachments: calendarFile(visit, text, to, where) };
}
