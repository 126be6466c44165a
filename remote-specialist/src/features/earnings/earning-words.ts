import { dayKey, formatMoney, formatTime } from '@telehealth/contracts/formatting';
import { nameStep } from '@telehealth/data/appointments/visit-name';
import { toCsv } from '@telehealth/ui/parts/csv';
import type { EarningLine, Earnings, EarningTotal } from '../../data/earnings/earnings.schema';

const MONTHS = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** `2026-11-01` reads `November 2026`. */
export const monthWords = (month: string): string => MONTHS.format(new Date(`${month}T12:00:00Z`));

/** The first days of all months between two, newest first. */
export function monthsBetween(first: string, last: string): string[] {
  const months: string[] = [];
  for (const at = new Date(`${last}T12:00:00Z`); ; at.setUTCMonth(at.getUTCMonth() - 1)) {
    const month = at.toISOString().slice(0, 10);
    months.push(month);
    if (month <= first) return months;
  }
}

const REFUNDS: Readonly<Record<string, string>> = {
  pending: 'Refund, on its way',
  settled: 'Refund',
  failed: 'Refund, delayed',
};
const DISPUTES: Readonly<Record<string, string>> = {
  open: 'Disputed: taken back by the bank for now',
  won: 'Disputed: taken back by the bank for now',
  lost: 'Disputed: given back to the payer by the bank',
};

/** What a line is, in words. */
export function lineWords({ kind, state, amount }: EarningLine): string {
  switch (kind) {
    case 'fee':
      return 'Fee';
    case 'service_fee':
      return amount.amountMinor < 0 ? 'Service fee of the platform' : 'Service fee given back';
    case 'refund':
      return REFUNDS[state] ?? state;
    case 'dispute':
      return DISPUTES[state] ?? state;
    case 'dispute_won':
      return 'Dispute decided for you';
  }
}

/** Sums of a currency, without those that are nothing. */
export function totalFacts(total: EarningTotal): { term: string; detail: string }[] {
  const { currency, visits, feesMinor, refundsMinor, disputesMinor, serviceFeesMinor, netMinor } = total;
  const sum = (term: string, amountMinor: number) => ({ term, detail: formatMoney({ amountMinor, currency }) });
  return [
    { term: 'Paid visits', detail: String(visits) },
    sum('Fees', feesMinor),
    ...(refundsMinor === 0 ? [] : [sum('Refunds', refundsMinor)]),
    ...(disputesMinor === 0 ? [] : [sum('Disputes', disputesMinor)]),
    ...(serviceFeesMinor === 0 ? [] : [sum('Service fees', serviceFeesMinor)]),
    sum('Left for you', netMinor),
  ];
}

export const serviceFeeWords = ({ serviceFee }: Earnings): string =>
  serviceFee === null
    ? 'The platform takes no fee from your visits.'
    : `For each paid visit you owe the platform ${formatMoney(serviceFee)}, whatever the fee is.`;

const HEAD = [
  ...['Date', 'Time', 'What', 'Amount', 'Currency', 'Patient', 'Visit on', 'Visit at', 'Visit type', 'Visit state'],
  ...['Receipt', 'List price', 'Currency of the price'],
];

/** The lines of a month as comma-separated values, oldest first. */
export const toStatementFile = ({ lines, timeZone }: Earnings): string =>
  toCsv([
    HEAD,
    ...lines.map((line) => [
      dayKey(line.at, timeZone),
      formatTime(line.at, timeZone),
      lineWords(line),
      line.amount.amountMinor / 100,
      line.amount.currency,
      line.initials,
      dayKey(line.startsAt, timeZone),
      formatTime(line.startsAt, timeZone),
      line.visitTypeName,
      nameStep(line.status, 'specialist'),
      line.receipt,
      line.price.amountMinor / 100,
      line.price.currency,
    ]),
  ]);
