import { PAYMENT_STATES, type Payment } from '@telehealth/contracts';
import { z } from 'zod';
import { readAs } from '../client/call-backend';
import { instant, uuid } from '../client/row-values';

export const paymentState = z.enum(PAYMENT_STATES);

const paymentRow = z.object({
  id: uuid,
  appointment_id: uuid,
  amount_minor: z.number().int(),
  currency: z.string(),
  state: paymentState,
  failure: z.string().nullable(),
  paid_at: instant.nullable(),
});

/** The payment of a visit, or null: a visit without one comes as no row or as a row of nulls. @throws AppError `data.unreadable` */
export function toPaymentOrNull(data: unknown): Payment | null {
  const isNone = data === null || (typeof data === 'object' && 'id' in data && data.id === null);
  return isNone ? null : toPayment(data);
}

/** One row of `payments`. `failure` is a message id. @throws AppError `data.unreadable` */
export function toPayment(data: unknown): Payment {
  const row = readAs(paymentRow, data);
  return {
    id: row.id,
    appointmentId: row.appointment_id,
    amount: { amountMinor: row.amount_minor, currency: row.currency },
    state: row.state,
    failure: row.failure,
    paidAt: row.paid_at,
  };
}
