export const median = (numbers) => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)];

/**
 * Milliseconds a query takes inside the database, asked by that person; planning included, the network not.
 * @param {any} sql the connection
 * @param {'anon' | 'authenticated' | 'none'} role `none` is the administrator, without row security
 * @param {string | null} person id of who asks
 * @param {string} query one select
 * @returns {Promise<number>}
 */
export async function timeOf(sql, role, person, query) {
  return sql.begin(async (tx) => {
    await tx`select set_config('request.jwt.claims', ${JSON.stringify({ sub: person ?? undefined, session_id: person ?? undefined, role })}, true),
      set_config('role', ${role}, true)`;
    const rows = await tx.unsafe(`explain (analyze, timing off, summary on, format json) ${query}`);
    const [{ 'Planning Time': planning, 'Execution Time': execution }] = rows[0]['QUERY PLAN'];
    return planning + execution;
  });
}
