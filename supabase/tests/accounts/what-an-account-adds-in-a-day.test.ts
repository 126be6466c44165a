import { randomUUID } from 'node:crypto';
import { GOOD_NOTE } from '@telehealth/contracts/examples/notes';
import { startTestDatabase, type TestDatabase } from '@telehealth/local-services/test-support/stack';
import { withinOnePeriod } from '@telehealth/local-services/test-support/within-one-period';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { jobsAt, useMovableClock } from '../support/operators';
import { addPatient, addSpecialist, as, hintOf } from '../support/people';
import { asAt, beginNote, DAY, json, only, saveNote, visitThatIs } from '../support/records';
import { useSandbox } from '../support/visits';

let db: TestDatabase;
let doctor: { id: string; visitType: string };
let patient: string;
const DONE = 'nothing was refused';

beforeAll(async () => {
  db = await startTestDatabase();
  await useSandbox(db.sql);
  await useMovableClock(db.sql);
  doctor = await addSpecialist(db.sql);
});
beforeEach(async () => {
  patient = await addPatient(db.sql);
});
afterAll(() => db.drop());

const bound = (kind: string, rows: number, bytes = 1_000_000_000) =>
  db.sql`insert into private.day_bounds (kind, most_rows, most_bytes) values (${kind}, ${rows}, ${bytes})
    on conflict (kind) do update set most_rows = ${rows}, most_bytes = ${bytes}`;

const readings = (count: number, change: object = {}) =>
  Array.from({ length: count }, (_, n) => ({
    ...{ id: randomUUID(), code: 'heart_rate', value: 60, unit: '/min', source: 'import' },
    takenAt: new Date(Date.UTC(2024, 0, 1) + n * 60_000).toISOString(),
    ...change,
  }));
const record = (who: string, items: readonly object[]) =>
  as(db.sql, who, (tx) => tx`select public.record_observations(${tx.json(json(items))})`);
const keptOf = async (who: string) =>
  only(await db.sql<{ n: number }[]>`select count(*)::int as n from public.observations where recorded_by = ${who}`).n;
const countedOf = async (who: string, kind: string) => {
  const [row] = await db.sql<{ n: number }[]>`
    select coalesce(sum(used), 0)::int as n from private.rate_counts where bucket = ${`day ${kind}:${who}`}`;
  return row?.n ?? 0;
};
const refusalOf = async (work: Promise<unknown>) => {
  try {
    await work;
    return null;
  } catch (cause) {
    const { hint, detail } = cause as { hint: string; detail: string };
    return { hint, ...(detail ? (JSON.parse(detail) as object) : {}) };
  }
};

describe('every table', () => {
  it('is bounded by the day, but for counters and a fixed number of answers', async () => {
    const bare = await db.sql<{ name: string }[]>`
      select c.relname as name from pg_class c where c.relnamespace in ('public'::regnamespace, 'private'::regnamespace)
        and c.relkind in ('r', 'p') and not exists (select from pg_trigger t where t.tgrelid = c.oid and t.tgenabled = 'O'
          and t.tgfoid = 'private.keep_to_day'::regproc) order by 1`;
    expect(bare.map(({ name }) => name)).toEqual(['kept_answers', 'rate_counts']);
  });

  it('counts the bytes of files where its rows announce some', async () => {
    const announcing = await db.sql<{ name: string }[]>`
      select t.tgrelid::regclass::text as name from pg_trigger t
      where t.tgfoid = 'private.keep_to_day'::regproc and t.tgnargs > 0 order by 1`;
    expect(announcing.map(({ name }) => name)).toEqual([
      'documents',
      'paper_files',
      'registration_files',
      'visit_files',
    ]);
  });

  it('leaves room for a health export of years and for a day of work', async () => {
    const of = async (kind: string) =>
      (await db.sql<{ most: number }[]>`select most_rows as most from private.day_bounds where kind = ${kind}`)[0]
        ?.most;
    // Fifteen kinds of five thousand.
    expect(await of('observations')).toBeGreaterThanOrEqual(75_000);
    // Once a minute through a day of ten hours, in three notes at once.
    expect(await of('note_copies')).toBeGreaterThanOrEqual(1800);
    expect(await of('')).toBe(2000);
  });
});

describe('measurements', () => {
  it('are refused above the bound with what it is and when it opens; what was kept stays', async () => {
    await bound('observations', 1000);
    const first = readings(500);
    await record(patient, first);
    await record(patient, readings(500, { code: 'body_weight', unit: 'kg' }));
    expect(await refusalOf(record(patient, readings(1, { code: 'body_height', unit: 'cm', value: 170 })))).toEqual({
      ...{ hint: 'account.dayOfEntries', most: 1000, opens: '02:00' },
    });
    expect(await keptOf(patient)).toBe(1000);
    // What is there already is not added: a repeated call is no call more.
    await record(patient, first);
    // It is of this account alone, and of this day.
    expect(await hintOf(record(await addPatient(db.sql), readings(1)))).toBe(DONE);
    const tomorrow = new Date(Date.now() + DAY);
    const next = (items: readonly object[]) =>
      asAt(db.sql, patient, tomorrow, (tx) => tx`select public.record_observations(${tx.json(json(items))})`);
    expect(await hintOf(next(readings(1, { code: 'body_height', unit: 'cm', value: 170 })))).toBe(DONE);
    await jobsAt(db.sql, new Date(Date.now() + 2 * DAY));
    expect(await countedOf(patient, 'observations'), 'counters are tidied').toBeLessThanOrEqual(1);
  });

  it('are as many as were counted, whatever fails afterwards', async () => {
    await bound('observations', 300);
    const failing = [...readings(99), { ...readings(1)[0], unit: 'stone' }];
    for (let n = 0; n < 5; n += 1) expect(await hintOf(record(patient, failing))).toBe('chart.unitWrong');
    const undone = (tx: Parameters<Parameters<typeof as>[2]>[0]) =>
      tx`select public.record_observations(${tx.json(json(readings(100)))})`.then(() => {
        throw new Error('what comes after fails');
      });
    for (let n = 0; n < 5; n += 1) await as(db.sql, patient, undone).catch(() => undefined);
    expect([await keptOf(patient), await countedOf(patient, 'observations')]).toEqual([0, 0]);
    await record(patient, readings(300));
    expect([await keptOf(patient), await countedOf(patient, 'observations')]).toEqual([300, 300]);
    expect(await hintOf(record(patient, readings(1, { value: 61 })))).toBe('account.dayOfEntries');
    expect([await keptOf(patient), await countedOf(patient, 'observations')]).toEqual([300, 300]);
  });

  it('that are written and undone again are counted for good where they are many', async () => {
    await bound('observations', 100_000);
    await withinOnePeriod(600);
    await db.sql`select private.count_call('adding', ${patient}, 600, 3990)`;
    const undone = async () =>
      refusalOf(
        as(db.sql, patient, async (tx) => {
          await tx`select public.record_observations(${tx.json(json(readings(500)))})`;
          throw new Error('what comes after fails');
        }),
      );
    const ends = [await undone(), await undone(), await undone(), await undone()].map((end) => end?.hint);
    expect(ends.slice(-2)).toEqual(['data.busy', 'data.busy']);
    expect(ends[0]).toBeUndefined();
    // A single reading is no flood.
    expect(await hintOf(record(patient, readings(1)))).toBe(DONE);
  });

  it('pass the bound by nothing when forty calls come at once', async () => {
    await bound('observations', 1000);
    const calls = Array.from({ length: 40 }, (_, n) => record(patient, readings(70, { value: 60 + n })));
    const ends = await Promise.all(calls.map((call) => hintOf(call)));
    expect(ends.filter((end) => end === DONE)).toHaveLength(14);
    expect(new Set(ends)).toEqual(new Set([DONE, 'account.dayOfEntries']));
    expect(await keptOf(patient)).toBe(980);
  });
});

describe('files', () => {
  const announce = (who: string, size: number, key: string = randomUUID(), at = new Date()) =>
    asAt(db.sql, who, at, async (tx) => {
      const file = json({ name: 'My arm.jpg', type: 'image/jpeg', size, sha256: 'a'.repeat(64) });
      const values = { title: 'Arm', type: 'photo', date: '2026-01-01', file };
      return only(
        await tx<{ added: { id: string } }[]>`select public.add_document(${tx.json(values)}, ${key}) as added`,
      ).added;
    });
  const arrived = (id: string, size: number) =>
    db.sql`select public.settle_document(${id}, 'clean', '', ${size}, ${'a'.repeat(64)})`;

  it('are bounded by the bytes they announce', async () => {
    await bound('documents', 500, 10_000_000);
    for (let n = 0; n < 2; n += 1) await arrived((await announce(patient, 4_000_000)).id, 4_000_000);
    expect(await refusalOf(announce(patient, 4_000_000))).toEqual({
      ...{ hint: 'account.dayOfBytes', most: 10, opens: '02:00' },
    });
    expect(await hintOf(announce(patient, 1_000_000))).toBe(DONE);
    await bound('documents', 500);
  });

  it('are sixty under way at most, also when they are announced at once, and lapse after a day', async () => {
    const ends = await Promise.all(Array.from({ length: 90 }, () => hintOf(announce(patient, 1000))));
    expect(ends.filter((end) => end === DONE)).toHaveLength(60);
    expect(new Set(ends)).toEqual(new Set([DONE, 'chart.uploadsWaiting']));
    const { id } = only(
      await db.sql<{ id: string }[]>`select id from public.documents where patient_id = ${patient} limit 1`,
    );
    await arrived(id, 1000);
    expect(await hintOf(announce(patient, 1000))).toBe(DONE);
    expect(await hintOf(announce(patient, 1000))).toBe('chart.uploadsWaiting');
    expect(await hintOf(announce(patient, 1000, randomUUID(), new Date(Date.now() + DAY + 60_000)))).toBe(DONE);
  });

  it('are five hundred megabytes under way at most', async () => {
    for (let n = 0; n < 25; n += 1) await announce(patient, 20_000_000);
    expect(await hintOf(announce(patient, 1))).toBe('chart.uploadsWaiting');
  });

  it('come to a path once: what lay there is gone or about to go', async () => {
    const key = randomUUID();
    const add = () =>
      as(db.sql, patient, (tx) => {
        const file = json({ name: 'My arm.jpg', type: 'image/jpeg', size: 10, sha256: 'a'.repeat(64) });
        return tx`select public.add_visit_file(${tx.json(file)}, ${key})`;
      });
    await add();
    await as(db.sql, patient, (tx) => tx`select public.drop_visit_file(${key})`);
    expect(await hintOf(add())).toBe('data.conflict');
  });
});

describe('a note', () => {
  it('is saved also where no more of its earlier states are kept, and words that come late meet the newest note', async () => {
    const visit = await visitThatIs(db.sql, patient, doctor, 'in_progress');
    const begun = await beginNote(db.sql, visit, visit.at(1));
    let { note } = await saveNote(db.sql, doctor.id, begun, GOOD_NOTE, visit.at(2));
    await bound('note_copies', 1);
    const words = (planPlain: string) => ({ ...GOOD_NOTE, planPlain });
    const copies = async () => (await db.sql`select from public.note_copies where note_id = ${begun.id}`).length;
    ({ note } = await saveNote(db.sql, doctor.id, note, words('Rest.'), visit.at(4)));
    expect(await copies()).toBe(1);
    for (const [n, plan] of ['Rest, and drink.', 'Rest, drink, and call.', 'Rest, drink, call, sleep.'].entries()) {
      const answer = await saveNote(db.sql, doctor.id, note, words(plan), visit.at(6 + 2 * n));
      expect(answer).toMatchObject({ saved: true, note: { plan_plain: plan } });
      note = answer.note;
    }
    expect(await copies()).toBe(1);
    const old = { ...note, version: note.version - 1 };
    expect(await saveNote(db.sql, doctor.id, old, words('From another tab.'), visit.at(20))).toMatchObject({
      ...{ saved: false, hint: 'notes.changedElsewhere', copy_id: null },
      note: { plan_plain: 'Rest, drink, call, sleep.' },
    });
    expect(await copies()).toBe(1);
    expect(await db.sql`select plan_plain from public.notes where id = ${begun.id}`).toEqual([
      { plan_plain: 'Rest, drink, call, sleep.' },
    ]);
  });
});

describe('the server', () => {
  it('is not bounded in what it does by itself', async () => {
    await bound('notifications', 1);
    for (let n = 0; n < 3; n += 1)
      await db.sql`select private.notify(${patient}, 'chart.documentAdded', ${randomUUID()}, '{}', ${`test:${n}`})`;
    expect(await db.sql`select from public.notifications where recipient_id = ${patient}`).toHaveLength(3);
  });
});
