import type { Consultation, OpenNote } from '@telehealth/data/consultations/consultation.schema';
import { spanText } from '@telehealth/ui/parts/span-text';
import { expect, it } from 'vitest';
import { hoursGone, toSignQueue } from './sign-queue';

const HOUR = 3_600_000;
const NOW = new Date('2026-11-27T14:55:00Z');
const ago = (hours: number) => new Date(NOW.getTime() - hours * HOUR);
const held = (id: string, hours: number, changes: Partial<Consultation> = {}): Consultation => ({
  ...{
    id,
    appointmentId: `a-${id}`,
    state: 'ended',
    appointmentStatus: 'completed',
    mode: 'video',
    side: 'specialist',
    part: 'past',
  },
  ...{ startsAt: ago(hours + 0.5), endsAt: ago(hours), startedAt: ago(hours + 0.5), endedAt: ago(hours) },
  ...{ patientName: 'Ingrid', specialistName: 'Naledi', coveringName: null, waitingSince: null, noteSignedAt: null },
  ...changes,
});
const begun = (visit: Consultation, changes: Partial<OpenNote> = {}): OpenNote => ({
  ...{ id: `n-${visit.id}`, appointmentId: visit.appointmentId, chainNo: 0, category: 'notes' },
  ...{ soap: {}, planPlain: '', createdAt: ago(1), updatedAt: ago(1) },
  ...changes,
});

it('has the oldest first, says how late it is and what is missing', () => {
  const late = held('late', 80);
  const queue = toSignQueue(
    [held('new', 1), late],
    [begun(late, { soap: { assessment: 'Mild anaemia', plan: ' ' } })],
    NOW,
  );
  expect(queue.map(({ key, isLate, missing, words }) => [key, isLate, missing, words])).toEqual([
    ['n-late', true, ['plan in plain words'], 2],
    ['new', false, ['assessment', 'plan in plain words'], 0],
  ]);
  expect(queue.map((item) => hoursGone(item, NOW))).toEqual([24, 1]);
  expect(queue[0]?.dueAt).toEqual(ago(56));
});

it('counts a complete note and an addendum that was begun', () => {
  const visit = held('done', 5);
  const signed = held('signed', 90, { state: 'note_signed', noteSignedAt: ago(80) });
  const queue = toSignQueue(
    [visit, signed],
    [
      begun(visit, { soap: { assessment: 'Cold' }, planPlain: 'Rest.' }),
      begun(signed, { id: 'add', chainNo: 1, createdAt: ago(2) }),
    ],
    NOW,
  );
  expect(queue.map(({ key, isAddendum, missing }) => [key, isAddendum, missing])).toEqual([
    ['n-done', false, []],
    ['add', true, ['what the addendum adds']],
  ]);
});

it('leaves out what is signed, given up, somebody else’s to write, or can no longer be begun', () => {
  const visits = [
    held('signed', 4, { state: 'note_signed', noteSignedAt: ago(1) }),
    held('given up', 4, { state: 'abandoned' }),
    held('covered', 4, { coveringName: 'Hlengiwe' }),
    held('old', 15 * 24),
  ];
  expect(toSignQueue(visits, [], NOW)).toEqual([]);
  const covering = held('covering', 4, { side: 'covering', coveringName: 'Naledi' });
  const oldButBegun = held('old', 15 * 24);
  expect(toSignQueue([covering, oldButBegun], [begun(oldButBegun)], NOW)).toHaveLength(2);
});

it.each([
  [30_000, 'under a minute'],
  [60_000, '1 minute'],
  [24 * 60_000, '24 minutes'],
  [23 * HOUR + 50 * 60_000, '23 hours 50 minutes'],
  [56 * HOUR, '2 days 8 hours'],
  [48 * HOUR + 60_000, '2 days'],
  [87 * 24 * HOUR + HOUR, '87 days'],
])('says %d ms as %s', (ms, text) => {
  expect(spanText(ms)).toBe(text);
});
