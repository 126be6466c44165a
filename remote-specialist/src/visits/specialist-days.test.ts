import { createAppointment } from '@telehealth/data/testing/appointment-fixture';
import { expect, it } from 'vitest';
import { toDays, toVisits, visitsOn } from './specialist-days';

const visit = (id: string, startsAt: string) => createAppointment({ id, startsAt: new Date(startsAt) });
const lateSunday = visit('late', '2027-02-28T22:30:00Z');
const monday = visit('monday', '2027-03-01T09:00:00Z');

it('groups by the day of the zone, not by the day of UTC', () => {
  expect(toDays([lateSunday, monday], 'Africa/Johannesburg').map(({ key, visits }) => [key, visits.length])).toEqual([
    ['2027-03-01', 2],
  ]);
  expect(toDays([lateSunday, monday], 'UTC').map(({ key }) => key)).toEqual(['2027-02-28', '2027-03-01']);
});

it('takes the booked visits of a day, earliest first', () => {
  const cancelled = createAppointment({ id: 'off', status: 'cancelled', startsAt: monday.startsAt });
  const found = visitsOn(monday.startsAt, [monday, cancelled, lateSunday], 'Africa/Johannesburg');
  expect(found.map(({ id }) => id)).toEqual(['late', 'monday']);
});

it('leaves out what was never booked', () => {
  const held = createAppointment({ status: 'held' });
  const expired = createAppointment({ status: 'expired' });
  expect(toVisits([held, monday, expired])).toEqual([monday]);
});

it('keeps a request that was accepted while its money is due, and no booking whose money is', () => {
  const accepted = createAppointment({ status: 'awaiting_payment', needsApproval: true });
  const paying = createAppointment({ status: 'awaiting_payment' });
  expect(toVisits([accepted, paying])).toEqual([accepted]);
});

it('keeps what was asked for and what was missed, and has running visits on their day', () => {
  const asked = createAppointment({ status: 'requested' });
  const missed = createAppointment({ status: 'no_show_patient' });
  const removed = createAppointment({ status: 'entered_in_error' });
  expect(toVisits([asked, missed, removed])).toEqual([asked, missed]);
  const running = createAppointment({ id: 'running', status: 'in_progress', startsAt: monday.startsAt });
  expect(visitsOn(monday.startsAt, [running, asked], 'UTC').map(({ id }) => id)).toEqual(['running']);
});
