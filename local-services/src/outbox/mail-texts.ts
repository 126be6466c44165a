import { formatMoment, formatMoney, toICalendar } from '@telehealth/contracts';
import { z } from 'zod';
import type { OutgoingMail } from '../mailbox/outgoing-mail';

/** A message as it waits in the outbox. No reason, no specialty: mails are read on lock screens. */
export const visitPayload = z.object({
  appointmentId: z.string(),
  recipientName: z.string(),
  counterpartName: z.string(),
  startsAt: z.coerce.date(),
  endsAt: z.coerce.date(),
  timeZone: z.string(),
  minutes: z.number(),
  mode: z.enum(['video', 'voice', 'chat']),
  priceMinor: z.number(),
  currency: z.string(),
  sequence: z.number(),
  cancelledBy: z.enum(['patient', 'specialist', 'system']).nullable(),
  refundMinor: z.number().nullable(),
});

type VisitPayload = z.infer<typeof visitPayload>;

/** Where the mails lead. */
export interface MailSurroundings {
  origin: string;
  now: Date;
}

interface MailText {
  subject: string;
  lines: string[];
  /** The page the mail leads to. */
  path: string;
  cancelled: boolean;
}

const modeWords = { video: 'by video', voice: 'by phone call', chat: 'by chat' } as const;
const moment = (visit: VisitPayload) => formatMoment(visit.startsAt, visit.timeZone);

function refundLine({ refundMinor, currency }: VisitPayload): string[] {
  if (refundMinor === null || refundMinor === 0) return [];
  return [`${formatMoney({ amountMinor: refundMinor, currency })} goes back to the way you paid.`];
}

const texts: Record<string, (visit: VisitPayload) => MailText> = {
  'booking.confirmed.patient': (visit) => ({
    subject: `Your visit on ${moment(visit)} is booked`,
    lines: [
      `Your visit with ${visit.counterpartName} is booked.`,
      `${moment(visit)}, ${visit.minutes} minutes, ${modeWords[visit.mode]}.`,
      'The attached file puts it into your calendar.',
      'If you cannot come, please cancel in good time so that somebody else can have the time.',
    ],
    path: '/patient/appointments',
    cancelled: false,
  }),
  'booking.confirmed.specialist': (visit) => ({
    subject: `New visit on ${moment(visit)}`,
    lines: [
      `${visit.counterpartName} booked a visit with you.`,
      `${moment(visit)}, ${visit.minutes} minutes, ${modeWords[visit.mode]}.`,
      'The attached file puts it into your calendar.',
    ],
    path: '/specialist/appointments',
    cancelled: false,
  }),
  'booking.cancelled.patient': (visit) => ({
    subject: `Your visit on ${moment(visit)} was cancelled`,
    lines: [
      visit.cancelledBy === 'patient'
        ? `You cancelled your visit with ${visit.counterpartName} on ${moment(visit)}.`
        : `Your visit with ${visit.counterpartName} on ${moment(visit)} was cancelled. We are sorry.`,
      ...refundLine(visit),
      'The attached file takes it out of your calendar. You can book another time whenever you like.',
    ],
    path: '/patient/appointments',
    cancelled: true,
  }),
  'booking.cancelled.specialist': (visit) => ({
    subject: `The visit on ${moment(visit)} was cancelled`,
    lines: [
      visit.cancelledBy === 'specialist'
        ? `You cancelled the visit with ${visit.counterpartName} on ${moment(visit)}.`
        : `The visit with ${visit.counterpartName} on ${moment(visit)} was cancelled. The time is free again.`,
      'The attached file takes it out of your calendar.',
    ],
    path: '/specialist/appointments',
    cancelled: true,
  }),
};

/** Writes the mail of an outbox row. Throws when its template or payload is not known. */
export function writeMail(
  template: string,
  to: string,
  payload: unknown,
  { origin, now }: MailSurroundings,
): OutgoingMail {
  const write = texts[template];
  if (!write) throw new Error('Unknown template');
  const visit = visitPayload.parse(payload);
  const { subject, lines, path, cancelled } = write(visit);
  const event = {
    id: visit.appointmentId,
    sequence: visit.sequence,
    startsAt: visit.startsAt,
    endsAt: visit.endsAt,
    summary: `Visit with ${visit.counterpartName}`,
    url: origin + path,
    cancelled,
  };
  return {
    to,
    subject,
    text: [`Hello ${visit.recipientName},`, ...lines, origin + path].join('\n\n'),
    attachments: [{ name: 'visit.ics', contentType: 'text/calendar; charset=utf-8', content: toICalendar(event, now) }],
  };
}
