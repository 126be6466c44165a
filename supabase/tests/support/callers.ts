import type { Sql } from 'postgres';

/**
 * Few sequences count many callers (foundations/call-counts.sql), so that in some periods a caller shares both of their own
 * with callers of tests before.
 * @param seconds the length of the action's period
 * @param nameOf the caller's address, or the name a test asks by
 * @param callerOf what the database counts such an address as
 * @returns a caller who shares none, counted once
 * @throws Error where every one that is tried shares a sequence
 */
export async function callerWithoutCounts(
  sql: Sql,
  action: string,
  seconds: number,
  nameOf: (n: number) => string = (n) => `${n}.example`,
  callerOf = (name: string) => name,
): Promise<string> {
  for (let n = 3; n < 60; n += 1) {
    const name = nameOf(n);
    const [row] = await sql<{ n: string }[]>`
      select private.count_call(${action}, ${callerOf(name)}, ${seconds})::text as n`;
    if (Number(row?.n) === 1) return name;
  }
  throw new Error(`No caller of ${action} is left that shares no sequence.`);
}
