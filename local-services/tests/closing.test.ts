import { startTestStack } from '@telehealth/local-services/test-support/test-stack';
import { expect, it } from 'vitest';

it('closes while a request waits in the database', async () => {
  const stack = await startTestStack();
  const { sql } = stack.database;
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const holding = sql
    .begin(async (tx) => {
      await tx`lock table public.specialists in access exclusive mode`;
      await held;
    })
    // The database is gone before it lets go.
    .catch(() => undefined);
  const ask = {
    method: 'POST',
    headers: { apikey: stack.publishableKey, 'content-type': 'application/json' },
    body: '{}',
  };
  const asked = fetch(`${stack.url}/rest/v1/rpc/find_slots`, ask).catch(() => 'cut off');
  const isWaiting = async () => {
    const rows =
      await sql`select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`;
    return rows.length > 0;
  };
  await expect.poll(isWaiting, { timeout: 30_000 }).toBe(true);
  const isClosed = stack.close();
  expect(await asked).toBe('cut off');
  await isClosed;
  letGo();
  await holding;
});
