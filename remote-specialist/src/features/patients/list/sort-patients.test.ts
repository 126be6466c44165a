import { expect, it } from 'vitest';
import type { OpenLoop } from '../../../data/open-loops/open-loop.schema';
import type { Patient } from '../../../data/patients/patients.schema';
import { isCalled } from '../../../people/is-called';
import { daysUntil, isWaitedFor, matches, toLines } from './sort-patients';

const NOW = new Date('2026-11-27T10:00:00Z');
const at = (days: number) => new Date(NOW.getTime() + days * 86_400_000);
const person = (name: string, more: Partial<Patient> = {}): Patient => ({
  ...{ patientId: name, name, lastVisitAt: null, nextVisitAt: null, nextAppointmentId: null },
  ...{ accessUntil: null, hasAccess: true, diedOn: null, ...more },
});
const loop = (patientId: string, days: number): OpenLoop => ({
  ...{ kind: 'note', refId: null, appointmentId: 'visit', patientId, patientName: patientId },
  ...{ since: at(days), dueAt: at(days + 1), overdue: true },
  ...{ itemId: 'visit', patientBorn: '1990-04-01', startsAt: null, seenAt: null, urgent: false },
  ...{ withName: null, fromName: null, takers: [] },
});

it('puts who waits longest first, then who comes next, then names', () => {
  const people = [
    person('Zanele'),
    person('Anele'),
    person('Later', { nextVisitAt: at(5) }),
    person('Soon', { nextVisitAt: at(1) }),
    person('Young loop'),
    person('Old loop'),
  ];
  const lines = toLines(people, [loop('Young loop', -1), loop('Old loop', -2), loop('Old loop', -9)]);
  expect(lines.map(({ name }) => name)).toEqual(['Old loop', 'Young loop', 'Soon', 'Later', 'Anele', 'Zanele']);
  expect(lines[0]?.loops[0]?.since).toEqual(at(-9));
});

it('counts no access that ends among what waits', () => {
  const kinds = ['note', 'access_ends', 'access_request'] as const;
  const waiting = kinds.map((kind) => ({ ...loop('Zanele', -90), kind })).filter(isWaitedFor);
  expect(waiting.map(({ kind }) => kind)).toEqual(['note', 'access_request']);
});

it.each([
  ['loops', { loops: [loop('a', -1)] }, true],
  ['loops', {}, false],
  ['week', { nextVisitAt: at(7) }, true],
  ['week', { nextVisitAt: at(8) }, false],
  ['ending', { accessUntil: at(3) }, true],
  ['ending', { accessUntil: at(3), hasAccess: false }, false],
  ['ending', { accessUntil: null }, false],
] as const)('%s of %o is %s', (filter, more, expected) => {
  expect(matches({ ...person('a'), loops: [], ...more }, filter, NOW)).toBe(expected);
});

it.each([
  ['José António da Conceição', 'conceicao jose', true],
  ['Maria-Magdalena Janse van Rensburg', 'magda rens', true],
  ['Thandi Nkosi', 'kosi', false],
  ['Thandi Nkosi', '', true],
])('%s is found by %s: %s', (name, typed, expected) => {
  expect(isCalled(name, typed)).toBe(expected);
});

it('counts a begun day as one', () => expect([daysUntil(at(0.2), NOW), daysUntil(at(3), NOW)]).toEqual([1, 3]));
