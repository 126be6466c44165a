import { invoiceFields } from '@telehealth/data/payments/invoice.schema';
import { answerSchema } from '@telehealth/data/rows/row-schema';
import { z } from 'zod';

const invoice = answerSchema({
  ...invoiceFields,
  /** Of the patient, in which the visit was booked. */
  timeZone: z.string(),
  sellerName: z.string(),
  practice: z.string(),
  practiceAddress: z.string(),
  practiceNumber: z.string(),
  councilNumber: z.string(),
  patientName: z.string(),
  /** Empty: not known. */
  payerName: z.string(),
});
export type Invoice = z.output<typeof invoice>;

export const invoicesOfVisit = z.object({
  /** The visit is paid for, and its invoice is made once its note is signed. */
  awaitsNote: z.boolean(),
  invoices: z.array(invoice),
});
export type InvoicesOfVisit = z.output<typeof invoicesOfVisit>;
