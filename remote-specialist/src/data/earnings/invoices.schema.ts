import { invoiceFields } from '@telehealth/data/payments/invoice.schema';
import { answerSchema } from '@telehealth/data/rows/row-schema';
import { instant, money, uuid, whole } from '@telehealth/data/rows/row-values';
import { z } from 'zod';
import { monthFields } from './earnings.schema';

const invoiceRow = answerSchema({
  ...invoiceFields,
  /** Of the patient. */
  initials: z.string(),
});
export type InvoiceRow = z.output<typeof invoiceRow>;

/** Of one currency, in its minor units; what was credited is below zero. VAT is in rands. */
const total = z.object({
  currency: z.string(),
  invoices: whole,
  invoicedMinor: whole,
  creditedMinor: whole,
  netMinor: whole,
  vatMinor: whole,
  /** How many should name VAT and cannot, for want of a rate. */
  withoutRands: whole,
});
export type InvoiceTotal = z.output<typeof total>;

const waiting = answerSchema({
  appointmentId: uuid,
  startsAt: instant,
  visitTypeName: z.string(),
  initials: z.string(),
  /** The colleague who held the visit and writes its note; null: oneself. */
  coveringName: z.string().nullable(),
  amount: money('amountMinor'),
});
export type WaitingVisit = z.output<typeof waiting>;

/** A month's invoices of a specialist. */
export const invoiceMonth = answerSchema({
  ...monthFields,
  totals: z.array(total),
  invoices: z.array(invoiceRow),
  /** Paid visits of any month whose note is not signed. */
  waiting: z.array(waiting),
});
export type InvoiceMonth = z.output<typeof invoiceMonth>;

/** What a specialist told of VAT. Days are of South Africa, `yyyy-mm-dd`. */
export const ownVat = z.object({
  today: z.string(),
  percent: z.number().nullable(),
  /** The first day that a new registration can have; null: any. */
  earliest: z.string().nullable(),
  registration: z
    .object({
      vatNumber: z.string(),
      fromDay: z.string(),
      lastDay: z.string().nullable(),
      /** The last day of a payment whose invoice names it; null: none does. */
      usedUntil: z.string().nullable(),
    })
    .nullable(),
});
export type OwnVat = z.output<typeof ownVat>;
