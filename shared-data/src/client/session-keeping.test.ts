import { AuthApiError, AuthRetryableFetchError, type SupabaseClient } from '@supabase/supabase-js';
import { expect, it, vi } from 'vitest';
import { createLate } from './late';
import { createFreshToken } from './session-keeping';
import { NO_GUARD } from './with-session-refresh';

const session = (token: string | null) => ({ data: { session: token === null ? null : { access_token: token } } });
const ended = new AuthApiError('Invalid Refresh Token: Session Expired', 400, 'session_expired');
const unreachable = new AuthRetryableFetchError('Failed to fetch', 0);

function setUp(kept: string | null, refreshed: string | null, error: Error | null = null) {
  const now = { kept };
  const refreshSession = vi.fn(async () => {
    if (refreshed !== null) now.kept = refreshed;
    return { ...session(refreshed), error };
  });
  const renew = vi.fn(async () => {
    now.kept = 'exchanged';
    return true;
  });
  const auth = { getSession: async () => session(now.kept), refreshSession } as unknown as SupabaseClient['auth'];
  const whole = createLate(async () => ({ auth }));
  return { freshToken: createFreshToken(whole, { ...NO_GUARD, renew }), refreshSession, renew };
}

it.each([
  ['what another request got meanwhile', 'newer', null, null, 'newer', 0, 0],
  ['the refresh token', 'old', 'refreshed', null, 'refreshed', 1, 0],
  ['the identity, when the session was ended', 'old', null, ended, 'exchanged', 1, 1],
  ['the identity, when there is no session left', null, null, null, 'exchanged', 0, 1],
  ['nowhere, when nothing answers', 'old', null, unreachable, null, 1, 0],
])('another token comes from %s', async (_, kept, refreshed, error, expected, refreshes, renewals) => {
  const { freshToken, refreshSession, renew } = setUp(kept, refreshed, error);
  expect(await freshToken('old')).toBe(expected);
  expect(refreshSession).toHaveBeenCalledTimes(refreshes);
  expect(renew).toHaveBeenCalledTimes(renewals);
});

it('asks once for all requests that were refused together', async () => {
  const { freshToken, refreshSession, renew } = setUp('old', null, ended);
  expect(await Promise.all([freshToken('old'), freshToken('old'), freshToken('old')])).toEqual(
    Array(3).fill('exchanged'),
  );
  expect([refreshSession.mock.calls.length, renew.mock.calls.length]).toEqual([1, 1]);
});
