import type { Sql } from 'postgres';
import { addUser, as, asService } from './people';

/** An account that the server appointed as operator. */
export async function addOperator(sql: Sql, name = 'Olwethu Operator'): Promise<string> {
  const id = await addUser(sql, name);
  await as(sql, id, (tx) => tx`select public.sync_my_profile()`);
  await asService(sql, (tx) => tx`select public.appoint_operator(${id}, 'The clinic')`);
  return id;
}

/** Lets sessions of this database name the time themselves. */
export async function useMovableClock(sql: Sql): Promise<void> {
  await sql`update private.settings set value = 'movable' where key = 'clock'`;
}
