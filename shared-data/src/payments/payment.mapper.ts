import {
  type CardDesk,
  PAYMENT_STATES,
  type Payment,
  type PaymentReceipt,
  type PaymentStanding,
} from '@telehealth/contracts';
import { z } from 'zod';
import { readAs } from '../client/call-backend';
import { instant, uuid } from '../client/row-values';

export const paymentState = z.enum(PAYMENT_STATES);

const paymentRow = z.object({
  id: uuid,
  appointment_id: uuid,
  amount_minor: z.number().int(),
  refund_minor: z.number().int(),
  currency: z.string(),
  state: paymentState,
  failure: z.string().nullable(),
  paid_at: instant.nullable(),
  attempted_at: instant.nullable(),
});

/** The payment of a visit, or null: a visit without one comes as no row or as a row of nulls. @throws AppError `data.unreadable` */
export function toPaymentOrNull(data: unknown): Payment | null {
  const isNone = data === null || (typeof data === 'object' && 'id' in data && data.id === null);
  return isNone ? null : toPayment(data);
}

/** One row of `payments`. `failure` is a message id. @throws AppError `data.unreadable` */
export function toPayment(data: unknown): Payment {
  const row = readAs(paymentRow, data);
  const money = (amountMinor: number) => ({ amountMinor, currency: row.currency });
  return {
    id: row.id,
    appointmentId: row.appointment_id,
    amount: money(row.amount_minor),
    refund: money(row.refund_minor),
    state: row.state,
    failure: row.failure,
    paidAt: row.paid_at,
    attemptedAt: row.attempted_at,
  };
}

const standing = z.object({
  state: paymentState,
  failure: z.string().nullable(),
  challengeUrl: z.url({ protocol: /^https?$/ }).nullable(),
});

/** What the function `payments` answers. @throws AppError `data.unreadable` */
export const toStanding = (data: unknown): PaymentStanding => readAs(standing, data);

const desk = z.object({
  provider: z.enum(['sandbox', 'stripe']).nullable(),
  publishableKey: z.string().default(''),
  tokensUrl: z.string().nullable().default(null),
});

/** How cards are handed over here. @throws AppError `data.unreadable` */
export const toCardDesk = (data: unknown): CardDesk => readAs(desk, data);

const receipt = z.object({
  ...{ number: z.string(), patientName: z.string(), specialistName: z.string(), councilNumber: z.string() },
  ...{ visitTypeName: z.string(), timeZone: z.string(), currency: z.string() },
  ...{ minutes: z.number(), amountMinor: z.number(), refundMinor: z.number(), netMinor: z.number() },
  ...{ paidAt: instant, startsAt: instant },
  refunds: z.array(z.object({ amountMinor: z.number(), state: z.enum(['pending', 'settled', 'failed']), at: instant })),
});

/** What `receipt` gives. @throws AppError `data.unreadable` */
export function toReceipt(data: unknown): PaymentReceipt {
  const { amountMinor, refundMinor, netMinor, currency, refunds, ...row } = readAs(receipt, data);
  const money = (minor: number) => ({ amountMinor: minor, currency });
  return {
    ...row,
    amount: money(amountMinor),
    refund: money(refundMinor),
    net: money(netMinor),
    refunds: refunds.map(({ amountMinor: minor, state, at }) => ({ amount: money(minor), state, at })),
  };
}
