import { createAppointment } from '@telehealth/data/testing/appointment-fixture';
import { expect, it } from 'vitest';
import { nearestVisits } from './nearest-visits';

const NOW = new Date('2027-03-01T10:00:00Z');
const DAY = 86_400_000;
const visit = (id: string, days: number, more = {}) =>
  createAppointment({ id, startsAt: new Date(NOW.getTime() + days * DAY), ...more });

it('asks about the hundred visits nearest to now, none that was called off, in a lasting order', () => {
  const far = Array.from({ length: 120 }, (_, at) => visit(`far${at}`, 30 + at));
  const off = visit('off', 1, { status: 'cancelled' });
  const asked = nearestVisits([...far, off, visit('past', -2, { status: 'completed' }), visit('b', 1)], NOW);
  expect(asked).toHaveLength(100);
  expect(asked).toContain('past');
  expect(asked).not.toContain('off');
  expect(asked).not.toContain('far119');
  expect(nearestVisits([visit('b', 1), visit('a', 2)], NOW)).toEqual(['a', 'b']);
  expect(nearestVisits([visit('b', 1), visit('a', 2)], new Date(NOW.getTime() + 3 * DAY))).toEqual(['a', 'b']);
});
