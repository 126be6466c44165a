import { describe, expect, it } from 'vitest';
import { toAuthError, toExchangeError } from './to-auth-error';
import { toDataError } from './to-data-error';

describe('toDataError', () => {
  it.each([
    [{ code: 'P0001', hint: 'booking.slotTaken' }, 400, 'booking.slotTaken'],
    [{ code: 'P0001', hint: 'no.such.message' }, 400, 'data.failed'],
    [{ code: 'P0001', hint: null }, 400, 'data.failed'],
    [{ code: '42501' }, 403, 'access.refused'],
    [{ code: '23P01' }, 409, 'booking.slotTaken'],
    [{ code: '23505' }, 409, 'data.conflict'],
    [{ code: 'PGRST301' }, 401, 'session.expired'],
    [{ code: '' }, 0, 'data.offline'],
    [{ code: '' }, 401, 'session.expired'],
    [{ code: '' }, 500, 'data.failed'],
    // A hint counts only on errors that our own SQL raised.
    [{ code: '42883', hint: 'booking.slotTaken' }, 404, 'data.notFound'],
  ])('%o with status %i is %s', (error, status, id) => {
    expect(toDataError(error, status).id).toBe(id);
  });

  it('takes the slot values of a raised message from its detail', () => {
    const error = toDataError({ code: 'P0001', hint: 'booking.slotTaken', details: '{"when":"Friday","left":2}' }, 400);
    expect(error.values).toEqual({ when: 'Friday', left: '2' });
  });

  it('ignores a detail that is not JSON', () => {
    expect(toDataError({ code: 'P0001', hint: 'booking.slotTaken', details: 'Key (id)' }, 400).values).toBeUndefined();
  });
});

describe('toExchangeError', () => {
  it.each([
    [400, 'sync.refused'],
    [422, 'sync.refused'],
    [500, 'sync.failed'],
    [0, 'data.offline'],
    [undefined, 'sync.failed'],
  ])('status %s is %s', (status, id) => {
    expect(toExchangeError({ status }).id).toBe(id);
  });
});

it('toAuthError keeps the provider text for the places that may show it', () => {
  expect(toAuthError({ status: 400, message: 'Rate limited' })).toMatchObject({
    id: 'data.failed',
    detail: 'Rate limited',
  });
});
