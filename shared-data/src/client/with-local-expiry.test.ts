import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { withLocalExpiry } from './with-local-expiry';

const SERVER_TIME = Date.UTC(2026, 10, 21, 12) / 1000;
const answer = (body: unknown, status = 200) =>
  withLocalExpiry((async () => new Response(JSON.stringify(body), { status })) as typeof fetch);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it.each([
  ['two hours ahead', 7200],
  ['two hours behind', -7200],
  ['right', 0],
])('a session lasts its hour on a clock that is %s', async (_, skew) => {
  vi.setSystemTime((SERVER_TIME + skew) * 1000);
  const response = await answer({ access_token: 'a', expires_in: 3600, expires_at: SERVER_TIME + 3600 })(
    'http://x/auth/v1/token?grant_type=id_token',
  );
  expect(await response.json()).toEqual({
    access_token: 'a',
    expires_in: 3600,
    expires_at: SERVER_TIME + skew + 3600,
  });
});

it('leaves refusals and other answers as they are', async () => {
  const refusal = await answer({ error_code: 'bad_id_token' }, 400)('http://x/auth/v1/token?grant_type=id_token');
  expect([refusal.status, await refusal.json()]).toEqual([400, { error_code: 'bad_id_token' }]);
  const rows = [{ expires_in: 1 }];
  expect(await (await answer(rows)('http://x/rest/v1/rows')).json()).toEqual(rows);
});
