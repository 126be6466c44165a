import { z } from 'zod';
import { whomLines } from './for-whom.ts';
import type { MailText } from './mail-text.ts';
import { type NoticePayload, noticePayload } from './notice.ts';
import { noticeText } from './notice-texts.ts';
import { type VisitPayload, type VisitText, visitPayload } from './visit-facts.ts';
import { VISIT_TEXTS } from './visit-texts.ts';

/** In privacy mode nothing that names somebody stands where a lock screen shows the beginning of a mail. */
const privacy = z.object({ private: z.boolean().default(true) });
const QUIET_BEGINNING = 'This is about one of your visits. The details are below.';
/** Notices of a visit that lies ahead, for who holds it. */
const AHEAD = [
  'consultation.patientWaiting',
  'consultation.patientWorse',
  'consultation.covered',
  'consultation.coverNamed',
];

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
  const isPrivate = privacy.parse(payload).private;
  if (!write) {
    const notice: NoticePayload = noticePayload.parse(payload);
    const text = noticeText(template, notice);
    const whom = whomLines(
      payload,
      AHEAD.some((event) => template.startsWith(event)),
    );
    const lines = whom.length > 0 && isPrivate ? [QUIET_BEGINNING, ...text.lines, ...whom] : [...text.lines, ...whom];
    return { text: { ...text, lines }, visit: null, recipientName: notice.recipientName };
  }
  const visit = visitPayload.parse(payload);
  const text = write(visit);
  const [first = '', ...rest] = text.lines;
  const told = [first, ...whomLines(payload, text.calendar !== 'take out'), ...rest];
  const lines = isPrivate ? [QUIET_BEGINNING, ...told] : told;
  return { text: { ...text, lines }, visit, recipientName: visit.recipientName };
}
