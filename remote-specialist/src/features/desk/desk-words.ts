import type { EmergencyReason } from '@telehealth/contracts/chart';
import { formatTime, viewerTimeZone } from '@telehealth/contracts/formatting';
import type { RouteId } from '@telehealth/contracts/routes';
import { dayText } from '@telehealth/ui/parts/time';
import type { EmergencyCase } from '../../data/desk/desk.schema';

/** The name of each queue and the page of its cases. */
export interface QueueWords {
  one: string;
  many: string;
  route: RouteId & `desk.${string}`;
}

export const QUEUES: Readonly<Record<string, QueueWords>> = {
  emergencies: { one: 'emergency review', many: 'emergency reviews', route: 'desk.emergencies' },
  disputes: { one: 'disputed verdict', many: 'disputed verdicts', route: 'desk.emergencies' },
  reports: { one: 'reported look', many: 'reported looks', route: 'desk.reports' },
  helpRequests: { one: 'question to the help desk', many: 'questions to the help desk', route: 'desk.reports' },
  registrations: { one: 'registration', many: 'registrations', route: 'desk.registrations' },
  registrationsEnding: { one: 'check that ends soon', many: 'checks that end soon', route: 'desk.registrations' },
  missedVisits: { one: 'missed visit', many: 'missed visits', route: 'desk.visits' },
  paymentDisputes: { one: 'disputed payment', many: 'disputed payments', route: 'desk.payments' },
  failedRefunds: { one: 'failed refund', many: 'failed refunds', route: 'desk.payments' },
  deaths: { one: 'reported death', many: 'reported deaths', route: 'desk.people' },
  authorities: { one: 'guardian’s paper', many: 'guardians’ papers', route: 'desk.people' },
  publications: { one: 'proposal to confirm', many: 'proposals to confirm', route: 'desk.publishing' },
  incidents: { one: 'entry of the register', many: 'entries of the register', route: 'desk.reports' },
  wrongChecks: {
    one: 'symptom check that was said to be wrong',
    many: 'symptom checks that were said to be wrong',
    route: 'desk.publishing',
  },
  jobs: { one: 'job that is late', many: 'jobs that are late', route: 'desk.health' },
  releases: { one: 'release that does worse', many: 'releases that do worse', route: 'desk.health' },
  flags: { one: 'flag past its last day', many: 'flags past their last day', route: 'desk.health' },
  mails: { one: 'mail that failed', many: 'mails that failed', route: 'desk.health' },
};

export const REASON_WORDS: Readonly<Record<EmergencyReason, string>> = {
  unconscious: 'Unconscious',
  life_threat: 'Life in danger',
  cannot_consent: 'Cannot say yes or no',
  public_health: 'Danger for others',
  other: 'Something else',
};

/** Cases without a verdict have a deadline and come first; a disputed verdict has none. */
export const undecidedFirst = (cases: readonly EmergencyCase[]): EmergencyCase[] =>
  cases.toSorted((one, other) => Number(one.reviewState !== 'pending') - Number(other.reviewState !== 'pending'));

/** A short moment: `Today 15:41`, `Thu 29 Oct 10:00`, in the reader's own zone, which the overview names. */
export const momentWords = (at: Date): string => `${dayText(at, viewerTimeZone())} ${formatTime(at, viewerTimeZone())}`;

const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/** A duration in its largest whole unit: `2 days`, `5 hours`, `1 minute`; below a minute `less than a minute`. */
export function lengthWords(milliseconds: number): string {
  for (const [unit, size] of UNITS) {
    const count = Math.floor(milliseconds / size);
    if (count >= 1) return count === 1 ? `1 ${unit}` : `${count} ${unit}s`;
  }
  return 'less than a minute';
}

/** Says how long until something is due, or since when it is overdue. */
export function dueWords(dueAt: Date, now: Date): string {
  const left = dueAt.getTime() - now.getTime();
  return left >= 0 ? `due in ${lengthWords(left)}` : `overdue by ${lengthWords(-left)}`;
}

export const filesWords = (count: number): string =>
  count === 0 ? 'no documents yet' : count === 1 ? '1 document' : `${count} documents`;
