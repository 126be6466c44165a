import { createAppointment } from '@telehealth/data/testing/appointment-fixture';
import { expect, it } from 'vitest';
import { entryText } from './entry-text';

const at = (time: string) => new Date(`2027-03-01T${time}:00Z`);

it.each([
  ['booked', '09:45', 'The waiting room is open'],
  ['booked', '10:05', 'Now. The waiting room is open'],
  ['booked', '10:35', 'Over. The waiting room is still open'],
  ['waiting', '09:45', 'In the waiting room'],
  ['waiting', '10:35', 'In the waiting room'],
  ['in_progress', '10:35', 'In progress'],
] as const)('above a visit that is %s at %s stands: %s', (status, time, said) => {
  expect(entryText(createAppointment({ status, startsAt: at('10:00'), endsAt: at('10:30') }), at(time))).toBe(said);
});
