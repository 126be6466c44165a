import type { Sql } from 'postgres';

/**
 * How many rows of signed-out visitors are kept per network address: the newest idle browsers, and the newest sign-ins and
 * sign-ups under way. A clinic behind one address has tens at a time; an attacker who creates thousands displaces only their own.
 */
export const KEPT_PER_ADDRESS = { browsers: 200, attempts: 1_000 };

/** Deletes the excess, oldest first. `madeFrom`: the hash of the address. */
export async function pruneSignedOut(sql: Sql, madeFrom: string): Promise<void> {
  const { browsers, attempts } = KEPT_PER_ADDRESS;
  await sql.begin(async (tx) => {
    // One call at a time for an address; a concurrent one leaves the work to the next.
    const [turn] = await tx<{ mine: boolean }[]>`
      select pg_try_advisory_xact_lock(hashtextextended(${madeFrom}, 0)) as mine`;
    if (!turn?.mine) return;
    for (const table of ['sign_ins', 'sign_ups']) {
      await tx`delete from identity.${tx(table)} where id in (
        select a.id from identity.${tx(table)} a join identity.clients c on c.id = a.client_id
        where c.made_from = ${madeFrom} and a.status <> 'complete' order by a.created_at desc, a.id offset ${attempts})`;
    }
    await tx`delete from identity.clients where id in (
      select c.id from identity.clients c where c.made_from = ${madeFrom}
        and not exists (select from identity.sessions s where s.client_id = c.id)
        and not exists (select from identity.sign_ins a where a.client_id = c.id)
        and not exists (select from identity.sign_ups a where a.client_id = c.id)
      order by c.created_at desc, c.id offset ${browsers})`;
  });
}
