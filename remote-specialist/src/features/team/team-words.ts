import { formatDay, formatShortDay, formatShortMoment, viewerTimeZone } from '@telehealth/contracts/formatting';
import type { Cover, Role, RoleRight, Task, TeamEvent } from '../../data/team/team.schema';

export const ROLE_LABELS: Readonly<Record<Role, string>> = {
  owner: 'Owner and doctor',
  doctor: 'Doctor',
  locum: 'Locum',
  nurse: 'Nurse',
  reception: 'Reception',
  manager: 'Practice manager',
  billing: 'Billing',
};

export const isDoctor = (role: Role) => role === 'owner' || role === 'doctor' || role === 'locum';

/** In the order of the table. */
export const RIGHT_LABELS: Readonly<Record<string, string>> = {
  calendar: 'The calendar: see, ask to move, cancel',
  contact: 'Name, phone and scheme of patients',
  reason: 'The reason for a visit',
  record: 'Read a record',
  vitals: 'Write down readings, vaccinations and intake',
  sign: 'Sign notes, prescriptions and sick notes',
  messages: 'Messages of patients',
  invoices: 'Codes and invoices',
  ledger: 'Ledger and payout account',
  members: 'Invite members and end memberships',
};

const EXTENTS: Readonly<Record<string, string>> = {
  all: 'Yes',
  shared: 'Own patients, and what is shared',
  own: 'Own only',
  ask: 'Own; asks for others',
  see: 'Sees it',
  covered: 'Only while standing in',
  handed: 'What the doctor hands over',
  exists: 'Only that there is one',
  authorised: 'Only if authorised',
  triage: 'Sorts and answers by protocol',
  logistics: 'About times only',
  account: 'About accounts only',
  print: 'Prints them',
  read: 'Reads it',
  staff: 'Reception and billing',
};

export const extentOf = (rights: readonly RoleRight[], role: Role, name: string): string => {
  const extent = rights.find((one) => one.role === role && one.right === name)?.extent;
  return extent === undefined ? 'No' : (EXTENTS[extent] ?? 'In part');
};

/** One line of what happened. */
export function eventText({ kind, by, person, email, role }: TeamEvent): string {
  const as = role === null ? '' : ` (${ROLE_LABELS[role]})`;
  const actor = by ?? 'Somebody';
  const whom = person ?? 'somebody';
  const lines: Readonly<Record<TeamEvent['kind'], string>> = {
    founded: `${actor} set up the practice`,
    invited: `${actor} invited ${email ?? 'somebody'}${as}`,
    withdrawn: `${actor} took back the invitation to ${email ?? 'somebody'}${as}`,
    joined: `${actor} joined${as}`,
    refused: `${actor} declined an invitation${as}`,
    ended: `${actor} ended the membership of ${whom}${as}`,
    left: `${actor} left${as}`,
  };
  return lines[kind];
}

const SOMEBODY = 'somebody who left';
const dayText = (day: string) => formatDay(new Date(`${day}T00:00:00Z`), 'UTC');

/** Of an open task: who asked whom, and until when. */
export function taskDetail({ isMine, isAsked, requester, owner, dueOn, requestedAt }: Task): string {
  const who =
    isMine && isAsked ? 'Your own' : isMine ? `Asked by ${requester ?? SOMEBODY}` : `For ${owner ?? SOMEBODY}`;
  const due = dueOn === null ? 'no day set' : `until ${dayText(dueOn)}`;
  return [who, due, `since ${formatShortMoment(requestedAt, viewerTimeZone())}`].join(' · ');
}

/** From when to when, as days. */
export const daysText = ({ firstDay, lastDay }: Pick<Cover, 'firstDay' | 'lastDay'>): string =>
  [...new Set([firstDay, lastDay])].map((day) => formatShortDay(new Date(`${day}T00:00:00Z`), 'UTC')).join(' to ');

const visitsText = (count: number) => (count === 1 ? '1 visit' : `${count} visits`);

/** Who stands in for whom, as one line. */
export function coverTitle({ isAbsent, absent, covering, status }: Cover): string {
  if (!isAbsent) return `${absent ?? SOMEBODY} is away`;
  const colleague = covering ?? SOMEBODY;
  const lines: Readonly<Record<Cover['status'], string>> = {
    requested: `You asked ${colleague} to stand in`,
    accepted: `${colleague} stands in for you`,
    rejected: `${colleague} cannot stand in`,
  };
  return lines[status];
}

/** What that means for the visits of those days. */
export function coverDetail(cover: Cover): string {
  const { isAbsent, covered, open, status } = cover;
  const days = daysText(cover);
  if (status === 'rejected') return `${days} · your visits stay yours`;
  if (status === 'requested')
    return isAbsent
      ? `${days} · not answered yet, so your visits stay yours`
      : `${days} · asks you to stand in${open.length > 0 ? `, for ${visitsText(open.length)} so far` : ''}`;
  const whose = isAbsent ? 'still yours' : 'still theirs';
  return [
    days,
    `${visitsText(covered)} taken over`,
    ...(open.length > 0 ? [`${visitsText(open.length)} ${whose}`] : []),
  ].join(' · ');
}

/** How a task ended, as one line. */
export function taskEnd({ status, reason, endedAt, owner, requester, isMine, isAsked }: Task): string {
  const doer = isMine ? 'You' : (owner ?? 'Somebody who left');
  const asker = isAsked ? 'You' : (requester ?? 'Somebody who left');
  const lines: Readonly<Record<Task['status'], string>> = {
    requested: '',
    completed: `${doer} did it`,
    rejected: reason === '' ? `${doer} left the practice before it was done` : `${doer} gave it back: ${reason}`,
    cancelled: `${asker} took it back`,
  };
  return `${lines[status]} · ${endedAt === null ? '' : formatShortMoment(endedAt, viewerTimeZone())}`;
}
