import { APPOINTMENT_STATUSES } from '@telehealth/contracts/booking';
import { answerSchema, column, part } from '@telehealth/data/rows/row-schema';
import { instant, money, uuid, whole } from '@telehealth/data/rows/row-values';
import { z } from 'zod';

/** Of one currency, in its minor units; what went out is below zero. */
const total = z.object({
  currency: z.string(),
  /** Paid visits. */
  visits: whole,
  feesMinor: whole,
  refundsMinor: whole,
  disputesMinor: whole,
  serviceFeesMinor: whole,
  netMinor: whole,
});
export type EarningTotal = z.output<typeof total>;

const line = answerSchema({
  at: instant,
  kind: z.enum(['fee', 'service_fee', 'refund', 'dispute', 'dispute_won']),
  /** What came in, or below zero what went out. */
  amount: money('amountMinor'),
  /** Of the payment, the refund or the dispute, now. */
  state: z.string(),
  appointmentId: uuid,
  startsAt: instant,
  status: z.enum(APPOINTMENT_STATUSES),
  visitTypeName: z.string(),
  /** Of the patient. */
  initials: z.string(),
  /** Number on the patient's receipt. */
  receipt: z.string(),
  /** The listed price, of which the fee is the amount charged. */
  price: part({ amountMinor: column('priceMinor', whole), currency: column('priceCurrency', z.string()) }),
});
export type EarningLine = z.output<typeof line>;

/** Of a month of a specialist. Days are of `timeZone`; months are `yyyy-mm-dd`, their first day. */
export const monthFields = {
  month: z.string(),
  firstMonth: z.string(),
  thisMonth: z.string(),
  timeZone: z.string(),
  practiceNumber: z.string(),
};

/** A month's money of a specialist. */
export const earnings = answerSchema({
  ...monthFields,
  /** What the platform takes for each paid visit; null: nothing. */
  serviceFee: z.object({ currency: z.string(), amountMinor: whole }).nullable(),
  totals: z.array(total),
  lines: z.array(line),
});
export type Earnings = z.output<typeof earnings>;
