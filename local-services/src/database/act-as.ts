import type { Sql, TransactionSql } from 'postgres';

export interface Actor {
  /** auth.users.id; absent for guests and for the service. */
  userId?: string | undefined;
  role: 'anon' | 'authenticated' | 'service_role';
  claims?: Record<string, unknown>;
}

/** Sets these claims for the running transaction. The caller must have verified the role. */
export async function assumeClaims(tx: TransactionSql, claims: { role: string; sub?: unknown }): Promise<void> {
  const sub = typeof claims.sub === 'string' ? claims.sub : '';
  await tx`select set_config('request.jwt.claims', ${JSON.stringify(claims)}, true),
    set_config('request.jwt.claim.sub', ${sub}, true),
    set_config('request.jwt.claim.role', ${claims.role}, true),
    set_config('role', ${claims.role}, true)`;
}

/**
 * Returns a session of that user, opened when there is none, because a token without one is invalid. Undefined when there is no
 * such user.
 */
export async function sessionOf(sql: Sql, userId: string): Promise<string | undefined> {
  const open = () => sql<{ id: string }[]>`
    select id from auth.sessions where user_id = ${userId} and (not_after is null or not_after > now()) limit 1`;
  const [known] = await open();
  if (known) return known.id;
  await sql`insert into auth.sessions (id, user_id) select gen_random_uuid(), id from auth.users where id = ${userId}`;
  return (await open())[0]?.id;
}

/** Runs `work` in one transaction as that user, under row security. Commits when `work` resolves. */
export async function actAs<T>(sql: Sql, actor: Actor, work: (tx: TransactionSql) => Promise<T>): Promise<T> {
  const { userId } = actor;
  const person = userId ? { sub: userId, session_id: await sessionOf(sql, userId) } : {};
  const claims = { ...actor.claims, role: actor.role, ...person };
  let result: { value: T } | undefined;
  await sql.begin(async (tx) => {
    await assumeClaims(tx, claims);
    result = { value: await work(tx) };
  });
  if (!result) throw new Error('The transaction ended without a result.');
  return result.value;
}

/** Like `actAs`, but rolls everything back: for questions such as "may this user read that?". */
export async function probeAs<T>(
  sql: Sql,
  claims: { role: string; sub?: unknown },
  work: (tx: TransactionSql) => Promise<T>,
  before?: (tx: TransactionSql) => Promise<void>,
): Promise<T> {
  const undo = Symbol('undo');
  let result: { value: T } | undefined;
  try {
    await sql.begin(async (tx) => {
      await before?.(tx);
      await assumeClaims(tx, claims);
      result = { value: await work(tx) };
      throw undo;
    });
  } catch (cause) {
    if (cause !== undo) throw cause;
  }
  if (!result) throw new Error('The transaction ended without a result.');
  return result.value;
}
