import {
  formatDate,
  formatMoment,
  formatMoney,
  formatPlainDate,
  SOUTH_AFRICAN_ZONE,
} from '@telehealth/contracts/formatting';
import { invoiceTitle } from '@telehealth/data/payments/invoice.schema';
import type { VisitCodes } from '@telehealth/data/payments/payment.schema';
import { Paper } from '@telehealth/ui/paper/paper';
import { DataList } from '@telehealth/ui/parts/data-list';
import type { ComponentProps } from 'react';
import type { Invoice } from '../data/invoices/invoices.schema';
import { codeFacts } from './code-facts';

type Facts = ComponentProps<typeof DataList>['items'];

const RANDS = 'ZAR';

interface InvoicePaperProps {
  invoice: Invoice;
  /** Null: not requested, or there are none. */
  codes: VisitCodes | null;
}

/**
 * An invoice or credit note as a document, with what a tax invoice must say (Value-Added Tax Act 89 of 1991, sections 20 and 21).
 * Codes are no part of what was made: they are printed only on request, as on receipts.
 */
export function InvoicePaper({ invoice, codes }: InvoicePaperProps) {
  const title = invoiceTitle(invoice);
  return (
    <Paper
      title={title}
      label={`${title} ${invoice.number}`}
      people={[numbersOf(invoice), sellerOf(invoice), buyerOf(invoice)]}
    >
      <DataList items={[...visitOf(invoice), ...codeFacts(codes), ...moneyOf(invoice)]} />
      <p className="small">{taxWords(invoice)}</p>
    </Paper>
  );
}

const optional = (term: string, detail: string): Facts => (detail === '' ? [] : [{ term, detail }]);

const numbersOf = ({ number, corrects, issuedAt, suppliedOn }: Invoice): Facts => [
  { term: 'Number', detail: number },
  ...optional('Corrects', corrects ?? ''),
  { term: 'Date', detail: formatDate(issuedAt, SOUTH_AFRICAN_ZONE) },
  { term: 'Paid on', detail: formatPlainDate(suppliedOn) },
];

const sellerOf = (invoice: Invoice): Facts => [
  { term: 'From', detail: invoice.sellerName },
  { term: 'Practice', detail: invoice.practice },
  ...optional('Address', invoice.practiceAddress),
  ...optional('Practice number', invoice.practiceNumber),
  ...optional('Council number', invoice.councilNumber),
  ...optional('VAT number', invoice.vatNumber ?? ''),
];

const buyerOf = ({ patientName, payerName }: Invoice): Facts => [
  { term: 'To', detail: payerName === '' ? patientName : payerName },
  { term: 'Patient', detail: patientName },
];

const visitOf = ({ visitTypeName, minutes, visitAt, timeZone }: Invoice): Facts => [
  { term: 'Visit', detail: `${visitTypeName}, ${minutes} minutes, at a distance` },
  { term: 'On', detail: formatMoment(visitAt, timeZone) },
];

const rands = (amountMinor: number) => formatMoney({ amountMinor, currency: RANDS });

function moneyOf({ kind, amount, rate, randsMinor, vatPercent, vatMinor }: Invoice): Facts {
  const isInRands = amount.currency === RANDS;
  return [
    { term: kind === 'invoice' ? 'Amount' : 'Given back', detail: formatMoney(amount) },
    ...(isInRands || randsMinor === null ? [] : [{ term: 'In rands', detail: rands(randsMinor) }]),
    ...(rate === null
      ? []
      : [{ term: 'Rate', detail: `R${rate.perDollar.toFixed(4)} to the dollar of ${formatPlainDate(rate.dated)}` }]),
    ...(vatMinor === null || randsMinor === null
      ? []
      : [
          { term: 'Without VAT', detail: rands(randsMinor - vatMinor) },
          { term: `VAT at ${vatPercent}%`, detail: rands(vatMinor) },
        ]),
  ];
}

function taxWords({ vatNumber, vatMinor, amount }: Invoice): string {
  if (vatNumber === null) return 'No VAT: the practice is not registered for VAT.';
  if (vatMinor !== null) return 'The amount includes VAT.';
  return `This cannot be a tax invoice: it is in ${amount.currency}, and no rate of the rand held when it was paid.`;
}
