import { z } from 'zod';
import { formatMoney } from '../formatting/money.ts';
import { SOUTH_AFRICAN_ZONE } from '../formatting/time.ts';
import { writtenMoment } from '../formatting/written-moment.ts';
import { BRAND_NAME } from '../settings/brand.ts';
import { nameInMail } from './mail-text.ts';

/** What the outbox knows about anything that is not a visit's booking. Everything but the name is optional. */
export const mailFacts = z.object({
  recipientName: nameInMail,
  role: z.string().nullish(),
  amountMinor: z.number().optional(),
  /** Of a visit's price: what goes back, and what is kept. */
  refundMinor: z.number().nullish(),
  keptMinor: z.number().nullish(),
  currency: z.string().nullish(),
  startsAt: z.coerce.date().optional(),
  expiresAt: z.coerce.date().optional(),
  until: z.coerce.date().nullish(),
  /** Of a card that ends: when visits are called off, and that it has ended already. */
  calledOffAt: z.coerce.date().nullish(),
  lapsed: z.boolean().nullish(),
  /** A time that is held for the recipient, until `until`. */
  keptAt: z.coerce.date().nullish(),
  /** Openings to offer instead. */
  alternatives: z.array(z.coerce.date()).nullish(),
  timeZone: z.string().optional(),
  /** Of each moment above, as the database's table of time zones has it. */
  clocks: z.record(z.string(), z.number()).optional(),
  /** What it is about: of money and of a visit, the visit. */
  refId: z.string().nullish(),
  /** Of what came of a visit. */
  appointmentId: z.string().nullish(),
  /** Of a covered visit: who stands in, or stood in; and whose visit it is. */
  colleagueName: nameInMail.nullish(),
  specialistName: nameInMail.nullish(),
  /** Of a birthday: which one, and its day. */
  turns: z.number().nullish(),
  on: z.iso.date().nullish(),
  /** Of a paper that was sent: who sent it, and what opens it with the code. */
  fromName: nameInMail.nullish(),
  token: z.string().nullish(),
  /** Whose page an invitation leads to. */
  specialistId: z.string().nullish(),
  code: z.string().nullish(),
  /** Of what somebody changed who acts for the patient: a key of DONE_FOR_YOU. */
  what: z.string().optional(),
});
export type MailFacts = z.infer<typeof mailFacts>;

/** What a mail says that has nothing more to say. */
export const SEE = `Sign in to ${BRAND_NAME} to see it.`;

export const moment = (at: Date | null | undefined, { timeZone = SOUTH_AFRICAN_ZONE, clocks }: MailFacts) =>
  at ? writtenMoment(at, timeZone, clocks) : null;

/** An amount in words; null where it is none, or unknown. */
export const amountOf = (amountMinor: number | null | undefined, { currency }: MailFacts) =>
  amountMinor && currency ? formatMoney({ amountMinor, currency }) : null;
