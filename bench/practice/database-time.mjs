/** What the pages of a practice ask, and the move itself, which is taken back each time. */
const QUESTIONS = {
  'the first 200 patients': 'select count(*) from public.my_patients(p_limit => 200)',
  'patients by a name': "select count(*) from public.my_patients('naidoo 1', null, 20)",
  'what waits for the specialist': 'select count(*) from public.my_open_loops()',
  consultations: 'select count(*) from public.my_consultations()',
  'visits, first page of each group': 'select count(*) from public.my_appointments()',
  'visits, the page after': `select count(*) from public.my_appointments(null, null, 'past', now() - interval '5 days',
    '00000000-0000-0000-0000-000000000000')`,
  'a month of the calendar':
    "select count(*) from public.visits_of_practice(now() - interval '15 days', now() + interval '20 days')",
  'a visit moved': `select public.reschedule_appointment((select a.id from public.appointments a
    where a.specialist_id = private.me() and a.status = 'booked' and a.starts_at > now() + interval '3 days'
    order by a.starts_at limit 1), now() + interval '25 days', 'The clinic begins later')`,
};
const ROWS = `select count(*) from (select to_jsonb(a) from public.appointments a
  where a.specialist_id = $1 and a.starts_at > now() - interval '15 days' and a.starts_at < now() + interval '20 days') r`;

/**
 * How long each question takes in the database, beside the visits of a month as rows alone.
 * @returns {Promise<{ name: string, times: number[] }[]>} in ms
 */
export async function timeQuestions(sql, person, rounds) {
  const parts = {};
  const timed = async (name, work) => {
    const from = performance.now();
    await work();
    parts[name] = [...(parts[name] ?? []), performance.now() - from];
  };
  for (let round = 0; round < rounds; round += 1) {
    await timed('visits of a month, rows alone', () => sql.unsafe(ROWS, [person]));
    for (const [name, question] of Object.entries(QUESTIONS)) await timed(name, () => askAs(sql, person, question));
  }
  return Object.entries(parts).map(([name, times]) => ({ name, times }));
}

/** As that person, and as if nobody had asked. */
async function askAs(sql, person, question) {
  const undone = new Error('taken back');
  await sql
    .begin(async (tx) => {
      const claims = JSON.stringify({ sub: person, session_id: person, role: 'authenticated' });
      await tx`select set_config('request.jwt.claims', ${claims}, true), set_config('role', 'authenticated', true)`;
      await tx.unsafe(question.replaceAll('private.me()', `'${person}'`));
      throw undone;
    })
    .catch((error) => {
      if (error !== undone) throw error;
    });
}
