import { createAppointment } from '@telehealth/data/testing/appointment-fixture';
import { expect, it } from 'vitest';
import { dayLines } from './day-lines';

const NOW = new Date('2026-11-27T08:52:00Z');
const at = (time: string) => new Date(`2026-11-27T${time}:00Z`);
type Status = 'booked' | 'waiting' | 'in_progress' | 'completed';
const visit = (name: string, time: string, status: Status = 'booked') =>
  createAppointment({ id: name, counterpartName: name, status, startsAt: at(time) });
const said = (...visits: ReturnType<typeof visit>[]) =>
  dayLines(visits, NOW, 'UTC').map(({ name, says, visitId }) => [name, says, visitId]);

it('names who is with the doctor and who waits longest, with how many more', () => {
  expect(
    said(
      visit('Ruan', '08:35', 'in_progress'),
      visit('Anele', '08:50', 'waiting'),
      visit('Nomvula', '09:05', 'waiting'),
      visit('Imraan', '09:25'),
    ),
  ).toEqual([
    ['Ruan', 'is with you', 'Ruan'],
    ['Anele', 'waits for 08:50, 2 minutes late, and 1 more', 'Anele'],
  ]);
});

it('does not call somebody late who came early', () => {
  expect(said(visit('Nomvula', '09:05', 'waiting'))).toEqual([['Nomvula', 'waits for 09:05', 'Nomvula']]);
});

it('names who comes next when nobody is there', () => {
  expect(said(visit('Sibusiso', '07:00', 'completed'), visit('Imraan', '09:25'), visit('Pieter', '09:55'))).toEqual([
    ['Imraan', 'is next, at 09:25', 'Imraan'],
  ]);
});

it('tells an empty day from one that is over', () => {
  expect(said()).toEqual([[null, 'Nobody is booked for today', null]]);
  expect(said(visit('Sibusiso', '07:00', 'completed'))).toEqual([[null, 'All visits of today are over', null]]);
});
