import type { LogLine, Viewer } from '@telehealth/data/access/access.schema';
import { expect, it } from 'vitest';
import { actorText, deedText, groupLog, rightText } from '../../access-words/group-log';
import { endText, scopeWords, whyText } from './grant-words';
import { toLogFile } from './log-file';

const ZONE = 'Africa/Johannesburg';
const NOW = new Date('2026-11-27T13:00:00Z');

const LINE: LogLine = {
  id: 'l1',
  seq: 9,
  at: new Date('2026-11-27T12:58:10Z'),
  day: '2026-11-27',
  actorId: 'naledi',
  actorName: 'Naledi Mokoena',
  actorRole: 'specialist',
  category: 'medicines',
  action: 'view',
  basis: 'grant',
  basisId: 'g1',
  purpose: 'ongoing_care',
  screen: 'chart',
  reportedAt: null,
  reportAnswer: '',
};
const line = (part: Partial<LogLine>): LogLine => ({ ...LINE, ...part });

const VIEWER: Viewer = {
  kind: 'grant',
  id: 'g1',
  state: 'active',
  personId: 'naledi',
  personName: 'Naledi Mokoena',
  specialty: 'cardiology',
  categories: ['profile'],
  purpose: 'second_opinion',
  may: 'view',
  until: null,
  since: NOW,
  appointmentId: null,
  scopes: null,
  lastLookedAt: null,
};

it.each([
  [null, { text: 'Until you take it back', daysLeft: null }],
  ['2026-12-12T13:00:00Z', { text: 'Until 12 Dec 2026, 15 days left', daysLeft: 15 }],
  ['2026-11-27T20:00:00Z', { text: 'Until 27 Nov 2026, less than a day left', daysLeft: 1 }],
  ['2027-11-27T20:00:00Z', { text: 'Until 27 Nov 2027, 365 days left', daysLeft: 30 }],
])('says that access until %s ends then', (until, expected) => {
  expect(endText(until === null ? null : new Date(until), ZONE, NOW)).toEqual(expected);
});

it('says who may what and why', () => {
  expect(whyText(VIEWER)).toBe('Cardiology. Second opinion. Can see it, not add to it');
  expect(whyText({ ...VIEWER, specialty: null, purpose: 'visit', may: 'add', state: 'offered' })).toBe(
    'For a visit. Can see it and add to it. Begins once the visit is booked',
  );
  expect(scopeWords({ scopes: ['book', 'pay'], may: 'view' })).toBe('May book visits and pay');
  expect(scopeWords({ scopes: ['book', 'records'], may: 'add' })).toBe(
    'May book visits, read your record and add to it',
  );
});

it('puts lines of one look together, and those of a day under one heading', () => {
  const days = groupLog(
    [
      line({ id: 'a', seq: 5 }),
      line({ id: 'b', seq: 4, category: 'profile', at: new Date('2026-11-27T12:58:02Z') }),
      line({ id: 'c', seq: 3, screen: 'consultation' }),
      line({ id: 'd', seq: 2, actorId: 'zoe' }),
      line({ id: 'e', seq: 1, at: new Date('2026-11-26T22:30:00Z') }),
      line({ id: 'f', seq: 0, at: new Date('2026-11-26T21:30:00Z') }),
    ],
    ZONE,
  );
  const ids = days.map(({ day, groups }) => [day, groups.map(({ lines }) => lines.map(({ id }) => id).join(''))]);
  expect(ids).toEqual([
    ['2026-11-27', ['ab', 'c', 'd', 'e']],
    ['2026-11-26', ['f']],
  ]);
});

it('says in words what was done, by what right, from where', () => {
  const [day] = groupLog([line({ seq: 5 }), line({ seq: 4, category: 'profile' })], ZONE);
  const look = day?.groups[0];
  expect(look && `${actorText(look.first)} ${deedText(look)}`).toBe(
    'Naledi Mokoena opened allergies and profile and medicines',
  );
  expect(rightText(LINE)).toBe('Ongoing care you allowed, from the chart');
  const [staff] =
    groupLog(
      [line({ category: 'contact', basis: 'practice', actorRole: 'staff', purpose: null, screen: 'appointments' })],
      ZONE,
    )[0]?.groups ?? [];
  expect(staff && deedText(staff)).toBe('saw your name, your phone number and when you come, not why');
  expect(staff && rightText(staff.first)).toBe('Works in the practice of your visit, from the list of visits');
  expect(rightText(line({ basis: 'break_glass', purpose: null, screen: '' }))).toBe('Emergency access');
  expect(actorText(line({ basis: 'self', actorName: '' }))).toBe('You');
});

it('writes a file that a spreadsheet reads and never runs, the oldest line first', () => {
  const file = toLogFile([line({ seq: 2, reportAnswer: 'Said "no", twice' }), line({ seq: 1, actorName: '=cmd()' })]);
  const rows = file.split('\r\n');
  expect(rows[0]).toMatch(/^Number,Time \(UTC\),Who,/);
  expect(rows[1]).toMatch(/^1,2026-11-27T12:58:10.000Z,'=cmd\(\),specialist,view,medicines,/);
  expect(rows[2]).toMatch(/,"Said ""no"", twice"$/);
  expect(rows[3]).toBe('');
});
