import { toICalendar, toVisitEvent } from '@telehealth/contracts/server';
import { z } from 'zod';
import type { MailAttachment, OutgoingMail } from './mail.ts';
import type { MailSurroundings, MailText } from './mail-text.ts';
import { noticePayload } from './notice.ts';
import { noticeText } from './notice-texts.ts';
import { VISIT_TEXTS, type VisitPayload, type VisitText, visitPayload } from './visit-texts.ts';

/** In privacy mode nothing that names somebody stands where a lock screen shows the beginning of a mail. */
const privacy = z.object({ private: z.boolean().default(true) });
const QUIET_BEGINNING = 'This is about one of your visits. The details are below.';

function calendarFile(visit: VisitPayload, text: VisitText, to: string, where: MailSurroundings): MailAttachment[] {
  if (text.calendar === 'none') return [];
  const cancelled = text.calendar === 'take out';
  const facts = { ...visit, id: visit.appointmentId, zones: [visit.timeZone], cancelled };
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
  const write = VISIT_TEXTS[template];
  if (!write) {
    const notice = noticePayload.parse(payload);
    return letter(to, notice.recipientName, noticeText(template, notice), where.origin);
  }
  const visit = visitPayload.parse(payload);
  const text = write(visit);
  const lines = privacy.parse(payload).private ? [QUIET_BEGINNING, ...text.lines] : text.lines;
  return {
    ...letter(to, visit.recipientName, { ...text, lines }, where.origin),
    attachments: calendarFile(visit, text, to, where),
  };
}
