const CATEGORIES = [
  'profile',
  'medicines',
  'conditions',
  'notes',
  'documents',
  'results',
  'readings',
  'mental_health',
  'sexual_health',
];
/** What the page asks for at once, and what follows. */
const LOOKS = { 'read_look of the newest': 20, 'read_look of all': null };
/** The same rows, by hand, from where they lie. */
const TABLES = [
  'patient_allergies',
  'patient_medications',
  'patient_conditions',
  'patient_remarks',
  'notes',
  'prescriptions',
  'documents',
];

/**
 * A request of the data interface, made by who signed in, for themselves or for a person they act for.
 * @param endpoint as `private.acting_rights` names it
 */
export const requestBy = (sql, actor, person, endpoint, work) =>
  sql.begin(async (tx) => {
    const claims = JSON.stringify({ sub: actor, session_id: actor, role: 'authenticated' });
    const headers = JSON.stringify(actor === person ? {} : { 'x-acting-for': person });
    await tx`select set_config('request.jwt.claims', ${claims}, true), set_config('request.headers', ${headers}, true),
      set_config('request.path', ${`/${endpoint}`}, true), set_config('role', 'authenticated', true)`;
    await tx`select private.before_request()`;
    return work(tx);
  });

/**
 * How long one look at the whole record takes in the database, beside the rows alone as JSON.
 * @param actor who looks: the person, or who acts for them
 * @returns {Promise<{ name: string, times: number[] }[]>} in ms
 */
export async function timeLooks(sql, person, rounds, actor = person) {
  const parts = {};
  const timed = async (name, work) => {
    const from = performance.now();
    const answer = await work();
    parts[name] = [...(parts[name] ?? []), performance.now() - from];
    return answer;
  };
  for (let round = 0; round < rounds; round += 1) {
    await timed('rows alone, but readings', () => Promise.all(TABLES.map((table) => rowsAlone(sql, table, person))));
    for (const [name, newest] of Object.entries(LOOKS)) {
      const [{ ticket }] = await timed('open_chart', () =>
        requestBy(
          sql,
          actor,
          person,
          'rpc/open_chart',
          (tx) => tx`select public.open_chart(null, ${CATEGORIES}, 'records', ${newest}) as ticket`,
        ),
      );
      await timed(name, () =>
        requestBy(sql, actor, person, 'rpc/read_look', (tx) => tx`select public.read_look(${ticket})::text as found`),
      );
    }
    for (const category of CATEGORIES)
      await timed(
        `  chart_sections of ${category}`,
        () => sql`select private.chart_sections(${person}::uuid, ${category}, null)::text as found`,
      );
  }
  return Object.entries(parts).map(([name, times]) => ({ name, times }));
}

const rowsAlone = (sql, table, person) =>
  sql`select jsonb_agg(to_jsonb(t))::text as found from ${sql(`public.${table}`)} t where t.patient_id = ${person}`;
