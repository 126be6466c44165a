import { writeText } from '@telehealth/contracts/mail';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

export interface ExampleMail {
  subject: string;
  /** Paragraphs after the greeting; a locked screen may show the first. */
  lines: readonly string[];
}

/** Tomorrow at eight on a clock of whole hours: close enough to look like a real mail. */
const tomorrow = (at: Date) => new Date(Math.floor(at.getTime() / DAY_MS) * DAY_MS + DAY_MS + 6 * HOUR_MS);

/**
 * The text of a mail as it would be sent to this person, by the code that writes every mail. Only its visit is made up.
 * @param template as the outbox names it
 */
export function exampleMail(
  template: string,
  { name, timeZone, isPrivate, at }: { name: string; timeZone: string; isPrivate: boolean; at: Date },
): ExampleMail {
  const startsAt = tomorrow(at);
  const { text } = writeText(template, {
    recipientName: name,
    role: 'patient',
    private: isPrivate,
    timeZone,
    refId: 'example',
    side: 'patient',
    appointmentId: 'example',
    counterpartName: 'Naledi Mokoena',
    mode: 'video',
    minutes: 30,
    sequence: 0,
    startsAt,
    endsAt: new Date(startsAt.getTime() + HOUR_MS / 2),
    priceMinor: 4500,
    currency: 'USD',
    amountMinor: 4500,
    expiresAt: new Date(startsAt.getTime() - 12 * HOUR_MS),
  });
  return { subject: text.subject, lines: text.lines };
}
