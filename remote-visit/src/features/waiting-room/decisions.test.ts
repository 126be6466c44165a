import { createAppointment } from '@telehealth/data/testing/appointment-fixture';
import type { VisitRoom } from '@telehealth/data/visits/visit-room.schema';
import { describe, expect, it } from 'vitest';
import { decideNoShow, paidBackFrom } from '../../visit/decide-no-show';
import { dataText } from './data-use';

const START = new Date('2026-11-27T12:00:00Z');
const after = (minutes: number) => new Date(START.getTime() + minutes * 60_000);
const RING = { phone: '082 555 0100', e164: '+27825550100', givenFor: 'visit' };
const rule = (missing: string[] = [], specialistBy: Date | null = after(15)) => ({
  noShow: { reportFrom: after(10), specialistBy, patientBy: after(20), missing },
});
const facts = (room: object = rule(), status: 'booked' | 'waiting' | 'in_progress' = 'booked') => ({
  visit: createAppointment({ startsAt: START, status }),
  room: { patientHere: false, specialistHere: false, ring: RING, ...room } as VisitRoom,
});

describe('reporting that a patient did not come', () => {
  it.each([
    ['before it may be said', facts(rule(['join', 'ring'])), 9, false, { is: 'later', from: after(10) }],
    ['without having come', facts(rule(['join', 'ring'])), 10, false, { is: 'join' }],
    ['without a call', facts(rule(['ring'])), 10, false, { is: 'ring' }],
    ['of whom no number is known', facts({ ...rule(['ring']), ring: null }), 10, false, { is: 'unreachable' }],
    ['after a call that was noted a moment ago', facts(rule(['ring'])), 10, true, { is: 'ready' }],
    ['with nothing missing', facts(rule()), 10, false, { is: 'ready' }],
    ['of a patient who came', facts(rule(['patientCame'])), 30, true, { is: 'there' }],
    ['while the patient is here', facts({ ...rule(), patientHere: true }), 30, true, { is: 'there' }],
    ['of a patient who waits, and left the page', facts(rule(), 'waiting'), 30, true, { is: 'there' }],
    ['of a visit that was begun without them', facts(rule(), 'in_progress'), 30, false, { is: 'ready' }],
    ['where nothing is to decide', facts({ noShow: null }), 30, true, { is: 'there' }],
  ] as const)('%s', (_, details, minute, rang, step) => {
    expect(decideNoShow(details, after(minute), rang)).toEqual(step);
  });
});

it('tells the patient from ten minutes on when everything is paid back', () => {
  expect(paidBackFrom(facts(), after(9))).toBeNull();
  expect(paidBackFrom(facts(), after(10))).toEqual(after(15));
  expect(paidBackFrom(facts({ ...rule(), specialistHere: true }), after(12))).toBeNull();
  expect(paidBackFrom(facts(rule([], after(22))), after(12)), 'came and went').toEqual(after(22));
  expect(paidBackFrom(facts(rule([], null)), after(12))).toBeNull();
});

it('says what a limit of data means', () => {
  expect(dataText({ step: 'video', capMb: null })).not.toMatch(/reached/);
  expect(dataText({ step: 'low_video', capMb: 250 })).not.toMatch(/reached/);
  expect(dataText({ step: 'video', capMb: 250 })).toMatch(
    /250 MB can be reached after 13 minutes; then it goes on smaller/,
  );
});
