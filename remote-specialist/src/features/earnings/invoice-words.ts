import { dayKey, formatMoney } from '@telehealth/contracts/formatting';
import { invoiceTitle } from '@telehealth/data/payments/invoice.schema';
import { toCsv } from '@telehealth/ui/parts/csv';
import type { InvoiceMonth, InvoiceRow, InvoiceTotal } from '../../data/earnings/invoices.schema';

/** Below zero of a credit note. */
const signed = ({ kind }: InvoiceRow, minor: number): number => (kind === 'credit_note' ? -minor : minor);

export const signedAmount = (row: InvoiceRow): string =>
  formatMoney({ amountMinor: signed(row, row.amount.amountMinor), currency: row.amount.currency });

/** The VAT of a line, always in rands. */
export function vatWords(row: InvoiceRow): string {
  if (row.vatNumber === null) return 'no VAT';
  if (row.vatMinor === null) return 'VAT not known: no rate of the rand';
  return `VAT ${formatMoney({ amountMinor: signed(row, row.vatMinor), currency: 'ZAR' })}`;
}

/** E.g. `Credit note CN-00001 for INV-00002`. */
export const nameOf = (row: InvoiceRow): string =>
  `${invoiceTitle(row)} ${row.number}${row.corrects === null ? '' : ` for ${row.corrects}`}`;

/** Sums of a currency, without those that are nothing. */
export function invoiceFacts(total: InvoiceTotal): { term: string; detail: string }[] {
  const { currency, invoices, invoicedMinor, creditedMinor, netMinor, vatMinor, withoutRands } = total;
  const sum = (term: string, amountMinor: number, of = currency) => ({
    term,
    detail: formatMoney({ amountMinor, currency: of }),
  });
  return [
    { term: 'Invoices', detail: String(invoices) },
    sum('Invoiced', invoicedMinor),
    ...(creditedMinor === 0 ? [] : [sum('Credited', creditedMinor), sum('Left', netMinor)]),
    ...(vatMinor === 0 ? [] : [sum('VAT inside, in rands', vatMinor, 'ZAR')]),
    ...(withoutRands === 0 ? [] : [{ term: 'Without a rate, so VAT not known', detail: String(withoutRands) }]),
  ];
}

const HEAD = [
  ...['Number', 'What', 'Corrects', 'Date', 'Paid on', 'Patient', 'Visit on', 'Visit type', 'Amount', 'Currency'],
  ...['Rands for a dollar', 'In rands', 'VAT in rands', 'VAT percent', 'VAT number'],
];

const inUnits = (row: InvoiceRow, minor: number | null): number | string =>
  minor === null ? '' : signed(row, minor) / 100;

/** The invoices and credit notes of a month as comma-separated values, oldest first. */
export const toInvoiceFile = ({ invoices, timeZone }: InvoiceMonth): string =>
  toCsv([
    HEAD,
    ...invoices.map((row) => [
      row.number,
      invoiceTitle(row),
      row.corrects ?? '',
      dayKey(row.issuedAt, timeZone),
      row.suppliedOn,
      row.initials,
      dayKey(row.visitAt, timeZone),
      row.visitTypeName,
      inUnits(row, row.amount.amountMinor),
      row.amount.currency,
      row.rate?.perDollar ?? '',
      inUnits(row, row.randsMinor),
      inUnits(row, row.vatMinor),
      row.vatPercent ?? '',
      row.vatNumber ?? '',
    ]),
  ]);
