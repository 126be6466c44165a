import { z } from 'zod';
import { formatMoney } from '../formatting/money.ts';
import { writtenMoment } from '../formatting/written-moment.ts';
import { forWhom } from './for-whom.ts';
import { nameInMail } from './mail-text.ts';

/** What the outbox knows about a visit. No reason, no specialty: mails are read on lock screens. */
export const visitPayload = z.object({
  appointmentId: z.string(),
  recipientName: nameInMail,
  counterpartName: nameInMail,
  startsAt: z.coerce.date(),
  endsAt: z.coerce.date(),
  timeZone: z.string(),
  minutes: z.number(),
  mode: z.enum(['video', 'voice', 'chat']),
  priceMinor: z.number(),
  currency: z.string(),
  sequence: z.number(),
  cancelledBy: z.enum(['patient', 'specialist', 'system']).nullish(),
  refundMinor: z.number().nullish(),
  answerUntil: z.coerce.date().optional(),
  payUntil: z.coerce.date().optional(),
  alternatives: z.array(z.coerce.date()).optional(),
  wasAt: z.coerce.date().optional(),
  /** The new time is one that its specialist had proposed. */
  accepted: z.boolean().optional(),
  freeUntil: z.coerce.date().optional(),
  proposedAt: z.coerce.date().optional(),
  /** The proposal was taken back; else nobody answered in time. */
  withdrawn: z.boolean().optional(),
  /** Of each moment above, as the database's table of time zones has it. */
  clocks: z.record(z.string(), z.number()).optional(),
  forWhom,
  /** For who stands in: whose visit it is. */
  specialistName: nameInMail.nullish(),
  /** For the patient: who did it on their behalf. */
  actorName: nameInMail.nullish(),
});
export type VisitPayload = z.infer<typeof visitPayload>;

const modeWords = { video: 'by video', voice: 'by voice call', chat: 'by chat' } as const;

export const at = (moment: Date, { timeZone, clocks }: VisitPayload) => writtenMoment(moment, timeZone, clocks);
export const starts = (visit: VisitPayload) => at(visit.startsAt, visit);
export const details = (visit: VisitPayload) => `${starts(visit)}, ${visit.minutes} minutes, ${modeWords[visit.mode]}.`;
export const until = (moment: Date | undefined, visit: VisitPayload) => (moment ? ` until ${at(moment, visit)}` : '');
export const moved = (visit: VisitPayload) =>
  `${visit.wasAt ? `It was on ${at(visit.wasAt, visit)}. ` : ''}Now it is on ${starts(visit)}, ${visit.minutes} minutes, ${modeWords[visit.mode]}.`;

/** Who did what the patient's side did, to the patient: "You", or who acts for them. */
export const onBehalf = ({ actorName }: VisitPayload) => (actorName ? `${actorName}, who acts for you,` : 'You');
/** The visit, to who stands in for a colleague in it. */
export const coveredVisit = ({ counterpartName, specialistName }: VisitPayload) =>
  `the visit with ${counterpartName} in which you stand in for ${specialistName ?? 'a colleague'}`;

export function refundLine({ refundMinor, currency }: VisitPayload): string[] {
  if (!refundMinor) return [];
  return [`${formatMoney({ amountMinor: refundMinor, currency })} goes back to the way you paid.`];
}

export function priceLine({ priceMinor, currency }: VisitPayload): string[] {
  return [priceMinor === 0 ? 'It costs nothing.' : `Price: ${formatMoney({ amountMinor: priceMinor, currency })}.`];
}

export function alternativesLine(visit: VisitPayload): string[] {
  if (!visit.alternatives?.length) return [];
  return [`These times are suggested instead: ${visit.alternatives.map((time) => at(time, visit)).join('; ')}.`];
}
