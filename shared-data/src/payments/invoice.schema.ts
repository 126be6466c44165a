import { z } from 'zod';
import { column, partOrNull } from '../rows/row-schema';
import { instant, money, uuid, whole } from '../rows/row-values';

/** What every invoice and credit note says but for the people in it. Its amount is what was charged, or what goes back. */
export const invoiceFields = {
  id: uuid,
  kind: z.enum(['invoice', 'credit_note']),
  /** Counted by its specialist, e.g. `INV-00012`. */
  number: z.string(),
  /** Of a credit note, the number of its invoice. */
  corrects: z.string().nullable(),
  issuedAt: instant,
  /** The day of the payment, `yyyy-mm-dd`: it decides rate and registration for VAT. */
  suppliedOn: z.string(),
  appointmentId: uuid,
  visitTypeName: z.string(),
  visitAt: instant,
  minutes: whole,
  amount: money('amountMinor'),
  rate: partOrNull({ perDollar: column('perDollar', z.number()), dated: column('rateDated', z.string()) }),
  /** The amount in rands; null: there was no rate. */
  randsMinor: whole.nullable(),
  /** Of a seller who is registered; null: no VAT. */
  vatNumber: z.string().nullable(),
  vatPercent: z.number().nullable(),
  /** The VAT inside of `randsMinor`; null: none, or not known. */
  vatMinor: whole.nullable(),
};
interface TaxFacts {
  kind: 'invoice' | 'credit_note';
  vatMinor: number | null;
}

/** What it is called: only a vendor's, in rands, is a tax invoice. */
export function invoiceTitle({ kind, vatMinor }: TaxFacts): string {
  if (kind === 'credit_note') return 'Credit note';
  return vatMinor === null ? 'Invoice' : 'Tax invoice';
}
