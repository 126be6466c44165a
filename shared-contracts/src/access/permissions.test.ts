import { expect, it } from 'vitest';
import { can } from './permissions';

it('offers each role its own things, and strangers nothing', () => {
  expect(can({ role: 'patient' }, 'appointment:book:own')).toBe(true);
  expect(can({ role: 'specialist' }, 'appointment:book:own')).toBe(false);
  expect(can({ role: 'specialist' }, 'availability:change:own')).toBe(true);
  expect(can({ role: 'patient' }, 'record:read:granted')).toBe(false);
  expect(can(null, 'appointment:read:own')).toBe(false);
});
