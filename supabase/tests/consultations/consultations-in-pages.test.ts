import { startTestDatabase, type TestDatabase } from '@telehealth/local-services/test-support/stack';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addPatient, addSpecialist, as } from '../support/people';

let db: TestDatabase;
let patient: string;
let doctor: { id: string; visitType: string };

beforeAll(async () => {
  db = await startTestDatabase();
  [patient, doctor] = [await addPatient(db.sql), await addSpecialist(db.sql)];
  // An hour apart, in both directions from now: more ahead and more past than a page holds.
  await addVisits(350, 1, 'scheduled');
  await addVisits(450, -1, 'note_signed');
});
afterAll(() => db.drop());

async function addVisits(count: number, direction: 1 | -1, state: string): Promise<void> {
  await db.sql.begin(async (tx) => {
    await tx`set local session_replication_role = replica`;
    await tx`with visits as (
        insert into public.appointments (patient_id, specialist_id, visit_type_id, during, blocks, status, mode, reason,
          consent_at, booked_at, booked_by, tz_patient, tz_specialist, visit_type_name, price_minor, currency,
          cancel_notice_minutes, late_refund_percent, idempotency_key)
        select ${patient}, ${doctor.id}, ${doctor.visitType}, s.span, s.span,
          case ${state} when 'scheduled' then 'booked' else 'completed' end, 'video', 'Cough', now(), now(), ${patient},
          'UTC', 'UTC', 'Consultation', 4500, 'USD', 1440, 50, gen_random_uuid()
        from generate_series(1, ${count}) n
        cross join lateral (select date_trunc('hour', now()) + ${direction}::int * n * interval '1 hour' as at) t
        cross join lateral (select tstzrange(t.at, t.at + interval '30 minutes') as span) s
        returning id, during)
      insert into public.consultations (appointment_id, patient_id, specialist_id, state, medium, started_at, ended_at, note_signed_at)
      select v.id, ${patient}, ${doctor.id}, ${state}, 'video', e.at, e.at, e.at from visits v
      cross join lateral (select case when ${state} <> 'scheduled' then upper(v.during) end as at) e`;
  });
}

interface Row {
  id: string;
  appointment_id: string;
  starts_at: Date;
  part: 'ahead' | 'past' | 'waiting';
}
const ask = (who: string, before?: Row) =>
  as(
    db.sql,
    who,
    (tx) => tx<Row[]>`select id, appointment_id, starts_at, part from public.my_consultations(
    ${before?.starts_at ?? null}, ${before?.id ?? null})`,
  );
const countOf = (rows: readonly Row[], part: Row['part']) => rows.filter((row) => row.part === part).length;
/** The visit that began so many hours ago, with its note open again. */
const unsign = (hours: number) =>
  db.sql.begin(async (tx) => {
    await tx`set local session_replication_role = replica`;
    const [row] = await tx<{ id: string; appointment_id: string }[]>`update public.consultations c
      set state = 'ended', note_signed_at = null from public.appointments a
      where a.id = c.appointment_id and a.starts_at = date_trunc('hour', now()) - ${hours}::int * interval '1 hour'
      returning c.id, c.appointment_id`;
    return row ?? expect.fail();
  });

it('begins with the nearest ahead and the newest past: nothing far ahead takes the place of today', async () => {
  const rows = await ask(doctor.id);
  expect([countOf(rows, 'ahead'), countOf(rows, 'past'), countOf(rows, 'waiting')]).toEqual([300, 200, 0]);
  const starts = rows.map(({ starts_at }) => +starts_at);
  expect(starts).toEqual([...starts].sort((one, other) => other - one));
  expect(Math.max(...starts)).toBeLessThan(Date.now() + 301 * 3_600_000);
});

it('goes on before the last until all were given, each once', async () => {
  const first = await ask(doctor.id);
  const seen = first.filter(({ part }) => part === 'past');
  for (let page = seen; page.length === 200; ) {
    page = [...(await ask(doctor.id, page.at(-1)))];
    expect(new Set(page.map(({ part }) => part))).toEqual(new Set(['past']));
    seen.push(...page);
  }
  expect(seen).toHaveLength(450);
  expect(new Set(seen.map(({ id }) => id)).size).toBe(450);
});

it('leaves out no visit whose note waits, however many came after it', async () => {
  const [recent, late, drafted] = [await unsign(100), await unsign(300), await unsign(440)];
  const waiting = async () =>
    new Map((await ask(doctor.id)).map((row) => [row.id, row.part] as const).filter(([, part]) => part !== 'ahead'));
  const before = await waiting();
  expect([before.get(recent.id), before.get(late.id), before.get(drafted.id)]).toEqual(['past', 'waiting', undefined]);
  await db.sql.begin(async (tx) => {
    await tx`set local session_replication_role = replica`;
    await tx`insert into public.notes (appointment_id, patient_id, author_id)
      values (${drafted.appointment_id}, ${patient}, ${doctor.id})`;
  });
  expect((await waiting()).get(drafted.id)).toBe('waiting');
});

it('is of who takes part alone, from wherever they ask', async () => {
  const [stranger, colleague] = [await addPatient(db.sql), await addSpecialist(db.sql)];
  const [some] = (await ask(doctor.id)).slice(-1);
  for (const who of [stranger, colleague.id]) {
    expect(await ask(who)).toEqual([]);
    expect(await ask(who, some)).toEqual([]);
  }
  expect(countOf(await ask(patient), 'past')).toBe(200);
  expect(countOf(await ask(patient), 'waiting')).toBe(0);
});
