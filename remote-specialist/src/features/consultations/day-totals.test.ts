import type { Consultation, JoinEvent } from '@telehealth/data/consultations/consultation.schema';
import { expect, it } from 'vitest';
import type { AskedRenewal } from '../../data/prescribing/asked-renewal.schema';
import { stateOf } from './consultation-state';
import { sumOfDay } from './day-totals';
import { evidenceLines } from './evidence-lines';

const NOW = new Date('2026-11-27T15:48:00Z');
const ZONE = 'Africa/Johannesburg';
const visit = (startsAt: string, changes: Partial<Consultation> = {}): Consultation => ({
  ...{ id: startsAt, appointmentId: startsAt, state: 'note_signed', appointmentStatus: 'completed', mode: 'video' },
  ...{
    startsAt: new Date(startsAt),
    endsAt: new Date(Date.parse(startsAt) + 1_800_000),
    startedAt: null,
    endedAt: null,
  },
  ...{ patientName: 'Katlego Phiri', specialistName: 'Naledi Mokoena', coveringName: null, waitingSince: null },
  ...{ part: 'past', side: 'specialist', noteSignedAt: new Date('2026-11-27T15:46:00Z') },
  ...changes,
});
const booked = (startsAt: string) =>
  visit(startsAt, { state: 'scheduled', appointmentStatus: 'booked', noteSignedAt: null });
const renewal = (changes: Partial<AskedRenewal>): AskedRenewal => ({
  ...{ id: 'r', prescriptionId: 'p', state: 'decided', note: '', requestedAt: NOW, seenAt: NOW, decidedAt: NOW },
  ...{ decision: 'declined', newPrescriptionId: null, dueAt: null, closedAt: NOW },
  prescription: { id: 'p', appointmentId: 'a', issuedAt: NOW, runsOutOn: null, draftItems: [], particulars: null },
  ...changes,
});
const missed = visit('2026-11-27T13:30:00Z', {
  ...{ state: 'scheduled', appointmentStatus: 'no_show_patient', noteSignedAt: null },
});

it('sums a day up: visits, notes, who did not come, renewals, and what comes next', () => {
  const monday = booked('2026-11-30T07:00:00Z');
  const visits = [monday, visit('2026-11-27T12:32:00Z'), missed, visit('2026-11-26T12:32:00Z')];
  expect(sumOfDay(visits, [renewal({})], { now: NOW, zone: ZONE })).toEqual({
    ...{ visits: 2, signed: 1, missed: 1, renewals: 1, lastSignedAt: new Date('2026-11-27T15:46:00Z') },
    ...{ next: monday, isOver: true },
  });
});

it('is not over while a visit lies ahead, one runs, or a renewal is open', () => {
  const at = { now: NOW, zone: ZONE };
  expect(sumOfDay([booked('2026-11-27T16:00:00Z')], [], at).isOver).toBe(false);
  const running = visit('2026-11-27T13:00:00Z', { state: 'active', appointmentStatus: 'in_progress' });
  expect(sumOfDay([running], [], at).isOver).toBe(false);
  expect(sumOfDay([missed], [renewal({ closedAt: null })], at).isOver).toBe(false);
  expect(sumOfDay([missed], [], at).isOver).toBe(true);
});

it.each([
  [missed, 'missed', 'Missed by the patient'],
  [booked('2026-11-27T16:00:00Z'), 'ahead', 'Booked'],
  [booked('2026-11-27T15:40:00Z'), 'now', 'Now'],
  [booked('2026-11-27T12:00:00Z'), 'other', 'Over'],
  [visit('a', { state: 'interrupted', appointmentStatus: 'in_progress' }), 'now', 'In progress, call is down'],
  [visit('a', { state: 'ended', noteSignedAt: null }), 'toSign', 'To sign'],
  [visit('a', { state: 'ended', noteSignedAt: null, coveringName: 'Hlengiwe' }), 'other', 'Completed, note not yours'],
  [visit('a'), 'signed', 'Signed'],
])('has one state for each visit: %#', (of, filter, label) => {
  expect(stateOf(of, NOW)).toMatchObject({ filter, label });
});

it('tells the evidence of a visit that was missed, and what is lacking', () => {
  const event = (id: number, kind: JoinEvent['kind'], detail = '', side: JoinEvent['side'] = 'specialist') => ({
    ...{ id, kind, detail, side, at: NOW },
  });
  const words = (events: JoinEvent[]) => evidenceLines(missed, events).map((line) => line.words);
  expect(words([event(1, 'join'), event(2, 'device'), event(3, 'callback', 'noAnswer')])).toEqual([
    'You came',
    'You rang, no answer',
    'Nothing was seen of Katlego Phiri',
  ]);
  expect(words([event(1, 'join', '', 'patient'), event(2, 'drop', '', 'patient')])).toEqual([
    'Katlego Phiri came',
    'Katlego Phiri lost the connection',
    'Nobody from the practice came',
  ]);
});
