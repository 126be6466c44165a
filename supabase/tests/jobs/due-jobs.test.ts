import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createLocalAnchoring } from '@telehealth/local-services/anchors/local-anchoring';
import { actAs } from '@telehealth/local-services/database/act-as';
import { createDueJobs } from '@telehealth/local-services/jobs/due-jobs';
import { startJobs } from '@telehealth/local-services/jobs/start-jobs';
import { startTestDatabase, type TestDatabase } from '@telehealth/local-services/test-support/stack';
import { untilWaiting } from '@telehealth/local-services/test-support/until-waiting';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createProject } from '../../functions/_shared/project.ts';
import { jobsAt, useMovableClock } from '../support/operators';
import { addPatient, addSpecialist, asService, hintOf } from '../support/people';
import { firstOpening, hold, letLapse, statusOf } from '../support/visits';

let db: TestDatabase;

beforeAll(async () => {
  db = await startTestDatabase();
  await useMovableClock(db.sql);
});
afterAll(() => db.drop());

const HOUR = 3_600_000;
const later = (hours: number) => new Date(Date.now() + hours * HOUR);
const runOf = async (name: string) => (await db.sql`select * from private.job_runs where name = ${name}`)[0];
const define = (name: string, body: string) =>
  db.sql.unsafe(`create or replace function private.${name}() returns int language plpgsql as $$ begin ${body} end $$`);

async function lapsedHold(): Promise<string> {
  const specialist = await addSpecialist(db.sql);
  const held = await hold(
    db.sql,
    await addPatient(db.sql),
    specialist.visitType,
    await firstOpening(db.sql, specialist.id),
  );
  await letLapse(db.sql, held.id);
  return held.id;
}

describe('everything that falls due', () => {
  it('is done by one call: holds lapse, and what ran is written down', async () => {
    const id = await lapsedHold();
    const done = await jobsAt(db.sql, later(0));
    expect(await statusOf(db.sql, id)).toBe('expired');
    expect(done.expire_lapsed_holds?.result).toBeGreaterThan(0);
    expect(await runOf('public.expire_lapsed_holds')).toMatchObject({ last_error: null, last_ok_at: expect.any(Date) });
  });

  it('goes on when one job fails; the failed one leaves nothing behind but its error, and is tried again', async () => {
    await define(
      'settle_no_shows',
      `insert into private.settings values ('half', 'done'); raise 'broken' using errcode = '22000';`,
    );
    await define('offer_freed_slots', 'return 7;');
    const id = await lapsedHold();
    const done = await jobsAt(db.sql, later(0));
    expect(done.settle_no_shows).toEqual({ error: '22000' });
    expect(done.offer_freed_slots).toEqual({ result: 7 });
    expect(await statusOf(db.sql, id)).toBe('expired');
    expect(await db.sql`select from private.settings where key = 'half'`).toHaveLength(0);
    const before = await runOf('private.settle_no_shows');
    expect(before).toMatchObject({ last_error: '22000 broken', last_error_at: expect.any(Date) });
    await define('settle_no_shows', 'return 0;');
    expect((await jobsAt(db.sql, later(0))).settle_no_shows).toEqual({ result: 0 });
    expect(await runOf('private.settle_no_shows')).toMatchObject({
      failures: before?.failures,
      last_error: '22000 broken',
    });
  });

  it('waits for nobody longer than two seconds', async () => {
    await define('offer_freed_slots', `update private.settings set value = value where key = 'demo'; return 1;`);
    const { done } = await db.sql.begin(async (tx) => {
      await tx`select from private.settings where key = 'demo' for update`;
      return { done: await jobsAt(db.sql, later(0)) };
    });
    expect(done.offer_freed_slots).toEqual({ error: '55P03' });
    expect(done.expire_lapsed_holds).toHaveProperty('result');
  });

  it('is done once at a time', async () => {
    await define(
      'offer_freed_slots',
      `perform set_config('lock_timeout', '0', true); perform pg_advisory_xact_lock(4711); return 1;`,
    );
    const { first, second } = await db.sql.begin(async (tx) => {
      await tx`select pg_advisory_xact_lock(4711)`;
      const first = jobsAt(db.sql, later(0));
      await untilWaiting(db.sql, 'run_due_jobs');
      return { first, second: await jobsAt(db.sql, later(0)) };
    });
    expect(second).toHaveProperty('busy');
    expect((await first).offer_freed_slots).toEqual({ result: 1 });
  });

  it('is done as often as each job wants it', async () => {
    await define('watch_anchors', 'return 1;');
    await db.sql`update private.job_runs set every = '20 hours' where name = 'private.watch_anchors'`;
    expect(await jobsAt(db.sql, later(100))).toHaveProperty('watch_anchors');
    expect(await jobsAt(db.sql, later(119))).not.toHaveProperty('watch_anchors');
    expect(await jobsAt(db.sql, later(121))).toHaveProperty('watch_anchors');
  });

  it('is for the scheduler alone', async () => {
    const patient = await addPatient(db.sql);
    for (const who of [{ role: 'anon' }, { role: 'authenticated', userId: patient }] as const) {
      expect(await hintOf(actAs(db.sql, who, (tx) => tx`select public.run_due_jobs()`))).toBe('42501');
    }
    await asService(db.sql, (tx) => tx`select public.run_due_jobs()`);
  });
});

describe('the local supervisor', () => {
  it('lets holds lapse by itself, until it is stopped', async () => {
    const id = await lapsedHold();
    const folder = await mkdtemp(join(tmpdir(), 'sawubona-jobs-'));
    const stop = startJobs({
      anchoring: await createLocalAnchoring(folder),
      sql: db.sql,
      origin: 'http://localhost:3000',
      send: async () => {},
      sendText: async () => {},
      sendPush: async () => {},
      // Nothing waits in its outbox, and no file is to go.
      project: createProject({
        url: 'http://nobody.example',
        publishableKey: 'p',
        secretKey: 's',
        fetch: async () => Response.json([]),
      }),
      identity: { sweep: async () => {} },
    });
    await vi.waitFor(async () => expect(await statusOf(db.sql, id)).toBe('expired'), { timeout: 20_000 });
    await stop();
    await rm(folder, { recursive: true, force: true });
    const last = (await runOf('public.expire_lapsed_holds'))?.runs;
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect((await runOf('public.expire_lapsed_holds'))?.runs).toBe(last);
  });

  it('calls it, and reports a job when it begins to fail and when it works again', async () => {
    const said: unknown[] = [];
    const run = createDueJobs(db.sql, (event, values) => said.push([event, values]));
    await define('offer_freed_slots', `raise 'of Thandi Test' using errcode = '22000';`);
    const id = await lapsedHold();
    await run();
    await run();
    await define('offer_freed_slots', 'return 1;');
    await run();
    expect(await statusOf(db.sql, id)).toBe('expired');
    expect(said).toEqual([
      ['job.failed', { job: 'offer_freed_slots', code: '22000' }],
      ['job.recovered', { job: 'offer_freed_slots' }],
    ]);
  });
});

describe('one time, and the search', () => {
  it('agree on what is offered, whatever the hours, grid, buffers, zone and visits', async () => {
    const specialist = await addSpecialist(db.sql, { zone: 'America/New_York' });
    await db.sql`delete from public.availability_rules where specialist_id = ${specialist.id}`;
    await db.sql`insert into public.availability_rules (specialist_id, weekday, starts_at, ends_at)
      select ${specialist.id}::uuid, d, a::time, b::time from generate_series(1, 6) d,
        (values ('00:00', '01:45'), ('08:10', '12:00'), ('22:00', '24:00')) h (a, b)`;
    await db.sql`update public.visit_types set minutes = 40, grid_minutes = 20, buffer_before_minutes = 10, notice_minutes = 90
      where id = ${specialist.visitType}`;
    for (let n = 0; n < 6; n += 1) {
      await hold(db.sql, await addPatient(db.sql), specialist.visitType, await firstOpening(db.sql, specialist.id));
    }
    // The next days, and both changes of the clocks of 2027.
    const rows = await db.sql<{ differing: number; offered: number }[]>`
      with t as (select v, 'America/New_York' as zone from public.visit_types v where v.id = ${specialist.visitType}),
      times as (
        select g from generate_series(date_trunc('hour', now()), now() + interval '5 days', interval '5 minutes') g
        union select g from generate_series('2027-03-13T00:00Z'::timestamptz, '2027-03-15T12:00Z', interval '5 minutes') g
        union select g from generate_series('2027-11-06T00:00Z'::timestamptz, '2027-11-08T12:00Z', interval '5 minutes') g
      ), answers as (
        select g, private.is_offered((t.v), t.zone, g) and not private.is_taken((t.v).specialist_id,
            tstzrange(g, g + interval '40 minutes'), tstzrange(g - interval '10 minutes', g + interval '40 minutes')) as one,
          g = any (private.openings((t.v), t.zone, g, g + interval '1 microsecond', 1)) as many
        from t, times where g > now() - interval '1 day')
      select count(*) filter (where one <> many)::int as differing, count(*) filter (where one)::int as offered from answers`;
    expect(rows[0]?.differing).toBe(0);
    expect(rows[0]?.offered).toBeGreaterThan(50);
  });
});
