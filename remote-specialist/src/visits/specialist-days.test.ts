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
