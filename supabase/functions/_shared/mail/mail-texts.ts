import { type MailText, type VisitPayload, type WrittenText, writeText } from '@telehealth/contracts/mail';
import { toICalendar, toVisitEvent, writtenMoment } from '@telehealth/contracts/server';
import { writeGatheredText } from './gathered-text.ts';
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

/** What a mail is written of: a row of the outbox. */
export interface MailRow {
  template: string;
  payload: unknown;
}

/** One blank line before each, so that several read as several. */
const section = ({ text: { subject, lines, path } }: WrittenText, origin: string): string =>
  [subject.toUpperCase(), ...lines, origin + path].join('\n\n');

/**
 * Writes one mail of several rows about the same visit, in their order. It begins with the subjects, which name nobody: a lock
 * screen shows the beginning. The newest that puts the visit into the calendar, or takes it out, brings its file. Throws when a
 * payload cannot be read.
 */
export function writeJoinedMail(
  rows: readonly [MailRow, ...MailRow[]],
  to: string,
  where: MailSurroundings,
): OutgoingMail {
  const [first, ...others] = rows;
  if (others.length === 0) return writeMail(first.template, to, first.payload, where);
  const written = rows.map(({ template, payload }) => writeText(template, payload));
  const subjects = [...new Set(written.map(({ text }) => text.subject))];
  const [subject = ''] = subjects;
  const more = subjects.length - 1;
  const last = written.findLast(({ text }) => text.calendar !== 'none');
  const attachments = last?.visit ? calendarFile(last.visit, last.text, to, where) : [];
  const name = written[0]?.recipientName ?? '';
  return {
    to,
    subject: more > 0 ? `${subject}, and ${more} more about this visit` : subject,
    text: [
      name ? `Hello ${name},` : 'Hello,',
      'This is what is new about one of your visits:',
      subjects.map((one) => `- ${one}`).join('\n'),
      ...written.map((one) => section(one, where.origin)),
    ].join('\n\n'),
    ...(attachments.length > 0 && { attachments }),
  };
}

/** The file of each visit that the mails put into the calendar or take out of it: of several about one, the newest. */
function calendarFiles(written: readonly WrittenText[], to: string, where: MailSurroundings): MailAttachment[] {
  const newest = new Map(
    written.flatMap(({ visit, text }) =>
      visit && text.calendar !== 'none' ? [[visit.appointmentId, { visit, text }] as const] : [],
    ),
  );
  return [...newest.values()].flatMap(({ visit, text }, index) =>
    calendarFile(visit, text, to, where).map(({ contentType, content }) => ({
      name: `visit-${index + 1}.ics`,
      contentType,
      content,
    })),
  );
}

/** Writes one mail of all that was gathered for one person: a line each, with the calendar files. Throws when a payload cannot be read. */
export function writeGatheredMail(
  rows: readonly [MailRow, ...MailRow[]],
  to: string,
  where: MailSurroundings,
): OutgoingMail {
  const [first, ...others] = rows;
  if (others.length === 0) return writeMail(first.template, to, first.payload, where);
  const { subject, recipientName, lines, written } = writeGatheredText(rows, where.origin);
  const attachments = calendarFiles(written, to, where);
  return {
    to,
    subject,
    text: [recipientName ? `Hello ${recipientName},` : 'Hello,', ...lines].join('\n\n'),
    ...(attachments.length > 0 && { attachments }),
  };
}

/** Writes the mail of an outbox row. Throws when its payload cannot be read. */
export function writeMail(template: string, to: string, payload: unknown, where: MailSurroundings): OutgoingMail {
  const { text, visit, recipientName } = writeText(template, payload);
  const mail = letter(to, recipientName, text, where.origin);
  return visit === null ? mail : { ...mail, attachments: calendarFile(visit, text, to, where) };
}
