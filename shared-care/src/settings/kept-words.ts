import { formatPlainDate } from '@telehealth/contracts/formatting';
import type { Kept } from '@telehealth/data/account/account.schema';

/** What the law requires to be kept of a closed account. */
export const KEPT_WORDS: Readonly<Record<Kept['category'], string>> = {
  clinicalRecord: 'Your clinical record',
  prescriptions: 'Your prescriptions, with name and address on them',
  payments: 'Your receipts and payments',
  accessLog: 'The log of who looked at your record',
  consents: 'What you agreed to',
  authoredRecords: 'Records you wrote as a specialist',
};

export const keptUntil = ({ until }: Kept): string => formatPlainDate(until);
