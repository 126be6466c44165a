import { formatDate } from '@telehealth/contracts';
import type { Kept } from '@telehealth/data/account/account.schema';

/** What the law keeps of a closed account, in words. */
export const KEPT_WORDS: Readonly<Record<Kept['category'], string>> = {
  clinicalRecord: 'Your clinical record',
  prescriptions: 'Your prescriptions, with name and address on them',
  payments: 'Your receipts and payments',
  accessLog: 'The log of who looked at your record',
  consents: 'What you agreed to',
  authoredRecords: 'Records you wrote as a specialist',
};

/** A calendar day stands for itself, wherever it is read. */
export const keptUntil = ({ until }: Kept): string => formatDate(new Date(`${until}T12:00:00Z`), 'UTC');
