import { createAppointment } from '@telehealth/data/testing/appointment-fixture';
import { expect, it } from 'vitest';
import { toTodayHeading } from './today-heading';

const NOW = new Date('2026-11-20T12:00:00Z');
const visitAt = (time: string) => createAppointment({ id: time, startsAt: new Date(`2026-11-20T${time}:00Z`) });

it.each([
  [[], 'Friday, no visits'],
  [['08:00'], 'Friday, all visits done'],
  [['08:00', '11:45'], 'Friday, 1 visit left'],
  [['12:20', '13:00', '13:30', '14:00'], 'Friday, 4 visits left'],
])('visits at %o: %s', (times, heading) => {
  expect(toTodayHeading(times.map(visitAt), NOW, 'Africa/Johannesburg')).toBe(heading);
});
