import { z } from 'zod';
import type { MailText } from './mail-text.ts';
import { type NoticePayload, noticePayload } from './notice.ts';
import { noticeText } from './notice-texts.ts';
import { type VisitPayload, type VisitText, visitPayload } from './visit-facts.ts';
import { VISIT_TEXTS } from './visit-texts.ts';

/** In privacy mode nothing that names somebody stands where a lock screen shows the beginning of a mail. */
const privacy = z.object({ private: z.boolean().default(true) });
const QUIET_BEGINNING = 'This is about one of your visits. The details are below.';

/** What a mail says, and the facts it says it of. */
export type WrittenText =
  | { text: VisitText; visit: VisitPayload; recipientName: string }
  | { text: MailText; visit: null; recipientName: string };

/**
 * The words of a mail by its template and payload, as the outbox has them. What sends mails and what shows people beforehand how a
 * mail will read ask here.
 * @throws ZodError when the payload cannot be read
 */
export function writeText(template: string, payload: unknown): WrittenText {
  const write = VISIT_TEXTS[template];
  if (!write) {
    const notice: NoticePayload = noticePayload.parse(payload);
    return { text: noticeText(template, notice), visit: null, recipientName: notice.recipientName };
  }
  const visit = visitPayload.parse(payload);
  const text = write(visit);
  const lines = privacy.parse(payload).private ? [QUIET_BEGINNING, ...text.lines] : text.lines;
  return { text: { ...text, lines }, visit, recipientName: visit.recipientName };
}
