import { formatDate, listWords, SPECIALTY_LABELS } from '@telehealth/contracts/formatting';
import type { Delegation, Viewer, WhyAllowed } from '@telehealth/data/access/access.schema';

const DAY_MS = 86_400_000;
/** The dots of the countdown; a longer time fills them all. */
export const DOTS = 30;

export const WHY_WORDS: Readonly<Record<WhyAllowed, string>> = {
  visit: 'For a visit',
  ongoing_care: 'Ongoing care',
  second_opinion: 'Second opinion',
  caring_for_me: 'Cares for you',
  emergency: 'Emergency',
};

const MAY_WORDS: Readonly<Record<Viewer['may'], string>> = {
  view: 'Can see it, not add to it',
  add: 'Can see it and add to it',
  visit: 'Can see it, and add to it from the visit until 14 days after',
};

const SCOPE_WORDS: Readonly<Record<Delegation['scopes'][number], string>> = {
  book: 'book visits',
  join: 'sit in visits',
  pay: 'pay',
  records: 'read your record',
  sensitive: 'its sensitive parts too',
  prescriptions: 'see medicines and ask for renewals',
  messages: 'read and write messages',
  notices: 'get your notices of it',
  manage: 'look after the whole record',
};

/** Lists what a delegate may do, e.g. "May book visits and pay". */
export function scopeWords({ scopes, may }: Pick<Delegation, 'scopes' | 'may'>): string {
  const words = scopes.flatMap((scope) =>
    scope === 'records' && may === 'add' ? [SCOPE_WORDS.records, 'add to it'] : [SCOPE_WORDS[scope]],
  );
  return `May ${listWords(words)}`;
}

/** Specialty, reason and permission, e.g. "Cardiology. Second opinion. Can see it, not add to it". */
export function whyText({ specialty, purpose, may, state }: Viewer): string {
  const parts = [
    specialty === null ? null : SPECIALTY_LABELS[specialty],
    WHY_WORDS[purpose],
    MAY_WORDS[may],
    state === 'offered' ? 'Begins once the visit is booked' : null,
  ];
  return parts.filter((part) => part !== null).join('. ');
}

export interface EndWords {
  text: string;
  /** Days left, at most `DOTS`; null without an end. */
  daysLeft: number | null;
}

/** Says when access ends, e.g. "Until 12 Dec 2026, 15 days left". */
export function endText(until: Date | null, zone: string, now: Date): EndWords {
  if (until === null) return { text: 'Until you take it back', daysLeft: null };
  const days = (until.getTime() - now.getTime()) / DAY_MS;
  const whole = Math.floor(days);
  const left = whole < 1 ? 'less than a day left' : whole === 1 ? 'a day left' : `${whole} days left`;
  return { text: `Until ${formatDate(until, zone)}, ${left}`, daysLeft: Math.max(0, Math.min(Math.ceil(days), DOTS)) };
}
