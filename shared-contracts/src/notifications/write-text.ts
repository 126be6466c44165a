import { z } from 'zod';
import { pathOfWhom, whomLines } from '../mail/for-whom.ts';
import { mailFacts, SEE } from '../mail/mail-facts.ts';
import type { MailText } from '../mail/mail-text.ts';
import { type VisitPayload, visitPayload } from '../mail/visit-facts.ts';
import { BRAND_NAME } from '../settings/brand.ts';
import { BOOKING_MAILS } from './booking.ts';
import { NOTIFICATIONS } from './catalogue.ts';
import { type Kind, valueFor } from './kind.ts';
import type { Mail } from './mail.ts';
import { MAILS } from './mails.ts';
import { addressOf, type Reader } from './places.ts';

/** In privacy mode nothing that names somebody stands where a lock screen shows the beginning of a mail. */
const surroundings = z.object({
  private: z.boolean().default(true),
  role: z.string().nullish(),
  appointmentId: z.string().nullish(),
  refId: z.string().nullish(),
});
type Surroundings = z.infer<typeof surroundings>;
const QUIET_BEGINNING = 'This is about one of your visits. The details are below.';
/** Of an event that is not known here: that there is something, and where. */
const ANYTHING = `There is news for you at ${BRAND_NAME}`;

/** What a mail says, and the facts it says it of. */
export interface WrittenText {
  text: MailText;
  /** Null: it is not about the booking of a visit. */
  visit: VisitPayload | null;
  recipientName: string;
}

const SIDE = /\.(patient|specialist|covering|operator)$/;
const eventOf = (template: string) => template.replace(SIDE, '');
const READERS: Readonly<Record<string, Reader>> = {
  patient: 'patient',
  specialist: 'specialist',
  covering: 'specialist',
  operator: 'operator',
};

/** Who reads it: whom the template names, or the only ones it is for, or who its recipient is. */
function readerOf(template: string, kind: Kind | undefined, role: string | null | undefined): Reader | null {
  const side = SIDE.exec(template)?.[1];
  const only = kind?.for === 'both' || kind?.for === 'everybody' ? undefined : kind?.for;
  return READERS[side ?? only ?? role ?? ''] ?? null;
}

function textOf<Facts>(mail: Mail<Facts>, template: string, facts: Facts, around: Surroundings): MailText {
  const event = eventOf(template);
  const kind = NOTIFICATIONS[event];
  const reader = readerOf(template, kind, around.role);
  const title = kind && valueFor(kind.title, reader);
  // A title that names somebody is no subject.
  const { subject = typeof title === 'string' ? title : ANYTHING, lines = SEE, leads } = mail;
  const place = typeof leads === 'function' ? leads(facts) : leads;
  return {
    subject: typeof subject === 'string' ? subject : subject(facts),
    lines: typeof lines === 'string' ? [lines] : lines(facts),
    path:
      mail.path?.(facts) ??
      addressOf(place ?? (kind?.leads ? valueFor(kind.leads, reader) : 'home'), reader, event, around),
    calendar: mail.calendar ?? 'none',
  };
}

/**
 * The words of a mail by its template and payload, as the outbox has them. What sends mails and what shows people beforehand how a
 * mail will read ask here.
 * @param template an event of the catalogue, and the side it is for where a visit has two
 * @throws ZodError when the payload cannot be read
 */
export function writeText(template: string, payload: unknown): WrittenText {
  const around = surroundings.parse(payload);
  const booking = (BOOKING_MAILS as Readonly<Record<string, Mail<VisitPayload>>>)[template];
  if (booking === undefined) {
    const facts = mailFacts.parse(payload);
    const mail = MAILS[template] ?? MAILS[eventOf(template)] ?? {};
    const text = textOf(mail, template, facts, around);
    const whom = whomLines(payload);
    const lines =
      whom.length > 0 && around.private ? [QUIET_BEGINNING, ...text.lines, ...whom] : [...text.lines, ...whom];
    const path = pathOfWhom(payload, text.path);
    return { text: { ...text, lines, path }, visit: null, recipientName: facts.recipientName };
  }
  const visit = visitPayload.parse(payload);
  const text = textOf(booking, template, visit, around);
  const [first = '', ...rest] = text.lines;
  const told = [first, ...whomLines(payload), ...rest];
  const lines = around.private ? [QUIET_BEGINNING, ...told] : told;
  return { text: { ...text, lines, path: pathOfWhom(payload, text.path) }, visit, recipientName: visit.recipientName };
}
