import { setImmediate } from 'node:timers/promises';
import postgres from 'postgres';
import { expect, it } from 'vitest';

/** Statements that the client sends ahead on one connection; its default. */
const MAX_PIPELINE = 100;

it('begins a transaction that is the last statement a connection takes from a long queue', async () => {
  const sql = postgres(process.env.TEST_POSTGRES_URL ?? '', { max: 2, onnotice: () => {} });
  try {
    const held = await Promise.all([sql.reserve(), sql.reserve()]);
    const ahead = Array.from({ length: MAX_PIPELINE }, () => sql.unsafe('select 1').execute());
    const begun = sql.begin((tx) => tx`select 2 as two`);
    // All of them have queued up by then.
    await setImmediate();
    for (const connection of held) connection.release();
    await Promise.all(ahead);
    expect([...(await begun)]).toEqual([{ two: 2 }]);
  } finally {
    await sql.end();
  }
});
