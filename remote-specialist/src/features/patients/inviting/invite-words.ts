import { toCsv } from '@telehealth/ui/parts/csv';
import type { Invited } from '../../../data/patients/invite-patients';

export const OUTCOMES: Readonly<Record<Invited['outcome'], string>> = {
  sent: 'Invited',
  invitedBefore: 'Not sent again: you invited this address before',
  noAddress: 'Not sent: this is no email address',
  tomorrow: 'Not sent yet: the mails of a day are used up',
};

/** How many were invited, as a sentence. */
export function reportText(report: readonly Invited[]): string {
  const sent = report.filter(({ outcome }) => outcome === 'sent').length;
  const people = sent === 1 ? '1 invitation is' : `${sent} invitations are`;
  return sent === report.length ? `${people} on the way.` : `${people} on the way, of ${report.length} addresses.`;
}

export const reportCsv = (report: readonly Invited[]): string =>
  toCsv([['Email', 'Outcome'], ...report.map(({ email, outcome }) => [email, OUTCOMES[outcome]])]);
