import { formatDate, formatMoment, formatMoney } from '@telehealth/contracts/formatting';
import type { PaymentReceipt, VisitCodes } from '@telehealth/data/payments/payment.schema';
import { inRands, rateWords } from '@telehealth/data/rands/rand-words';
import { Paper } from '@telehealth/ui/paper/paper';
import { DataList } from '@telehealth/ui/parts/data-list';
import type { ComponentProps, ReactNode } from 'react';
import { codeFacts } from './code-facts';

type Facts = ComponentProps<typeof DataList>['items'];

const REFUND_LABELS = {
  pending: 'on its way',
  settled: 'returned',
  failed: 'delayed, we are looking into it',
} as const;

interface ReceiptPaperProps {
  receipt: PaymentReceipt;
  state: ReactNode;
  zone: string;
  /** Null: not requested, or there are none. */
  codes: VisitCodes | null;
}

/**
 * A receipt as a document, with what an account to a medical aid must name (regulation 5 of the Medical Schemes Act,
 * https://www.acts.co.za/medical-schemes-act-1998/r1262_5__accounts_by_suppliers_of_services).
 */
export function ReceiptPaper({ receipt, state, zone, codes }: ReceiptPaperProps) {
  return (
    <Paper title="Receipt" people={[partiesOf(receipt), aidOf(receipt)].filter((facts) => facts.length > 0)}>
      <DataList items={[...visitOf(receipt), ...codeFacts(codes), ...moneyOf(receipt, state, zone)]} />
    </Paper>
  );
}

const partiesOf = (receipt: PaymentReceipt): Facts => [
  { term: 'Receipt', detail: receipt.number },
  { term: 'Patient', detail: receipt.patientName },
  { term: 'Treated by', detail: receipt.specialistName },
  { term: 'Practice', detail: receipt.practice },
  { term: 'Council number', detail: receipt.councilNumber },
  ...(receipt.practiceNumber === '' ? [] : [{ term: 'Practice number', detail: receipt.practiceNumber }]),
];

function aidOf({ medicalAid }: PaymentReceipt): Facts {
  if (medicalAid === null) return [];
  const { scheme, plan, memberName, memberNumber, dependantCode } = medicalAid;
  return [
    { term: 'Medical aid', detail: plan === '' ? scheme : `${scheme}, ${plan}` },
    { term: 'Main member', detail: memberName },
    { term: 'Member number', detail: memberNumber },
    { term: 'Dependant', detail: dependantCode === '' ? 'To be written in by hand' : dependantCode },
  ];
}

const visitOf = ({ startsAt, timeZone, visitTypeName, minutes }: PaymentReceipt): Facts => [
  { term: 'Visit', detail: `${visitTypeName}, ${minutes} minutes, at a distance` },
  { term: 'On', detail: formatMoment(startsAt, timeZone) },
];

/** E.g. " by Nomsa Khumalo for Lwazi Khumalo"; nothing where it is not known who paid. */
function payerWords(payerName: string, patientName: string): string {
  if (payerName === '') return '';
  return payerName === patientName ? ` by ${payerName}` : ` by ${payerName} for ${patientName}`;
}

/** Of rands, the price and the rate at which it was charged; of dollars, about how many rands they are. */
function rateOf({ amount, price, net, rate }: PaymentReceipt): Facts {
  if (rate === null) return [];
  if (price.currency !== amount.currency)
    return [{ term: 'Price', detail: `${formatMoney(price)}, at ${rateWords(rate)}` }];
  const rands = inRands(net, rate);
  return rands === null ? [] : [{ term: 'In rands', detail: `${rands}, at ${rateWords(rate)}` }];
}

function moneyOf(receipt: PaymentReceipt, state: ReactNode, zone: string): Facts {
  const { amount, paidAt, patientName, payerName, refunds, net } = receipt;
  return [
    { term: 'Amount', detail: formatMoney(amount) },
    { term: 'Paid', detail: `${formatDate(paidAt, zone)}${payerWords(payerName, patientName)}` },
    { term: 'State', detail: state },
    ...refunds.map(({ amount: back, state: of, at, words }) => ({
      term: words === '' ? 'Refund' : 'Goodwill',
      detail: `${formatMoney(back)}, ${REFUND_LABELS[of]} (${formatDate(at, zone)})${words === '' ? '' : `: ${words}`}`,
    })),
    ...(refunds.length > 0 ? [{ term: 'Kept', detail: formatMoney(net) }] : []),
    ...rateOf(receipt),
  ];
}
