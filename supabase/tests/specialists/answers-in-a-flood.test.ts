import { randomUUID } from 'node:crypto';
import { startTestDatabase, type TestDatabase } from '@telehealth/local-services/test-support/stack';
import { withinOnePeriod } from '@telehealth/local-services/test-support/within-one-period';
import type { TransactionSql } from 'postgres';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addPatient, addSpecialist, as, asGuest, hintOf } from '../support/people';

let db: TestDatabase;
let doctor: { id: string; visitType: string };
let patient: string;
const ACCEPTED = 'nothing was refused';

beforeAll(async () => {
  db = await startTestDatabase();
  [doctor, patient] = [await addSpecialist(db.sql), await addPatient(db.sql)];
});
afterAll(() => db.drop());

/** What everybody may ask and every stranger is told alike. */
const PUBLIC = {
  find_slots: (tx: TransactionSql) => tx`select * from public.find_slots()`,
  count_slots: (tx: TransactionSql) => tx`select public.count_slots('[{}]')`,
  nearest_openings: (tx: TransactionSql) => tx`select * from public.nearest_openings(${doctor.visitType},
    date_trunc('day', now()) + interval '2 days')`,
  specialist_page: (tx: TransactionSql) => tx`select public.specialist_page(${doctor.id})`,
  public_facts: (tx: TransactionSql) => tx`select public.public_facts('UTC')`,
};
const NAMES = Object.keys(PUBLIC) as (keyof typeof PUBLIC)[];

interface Answer {
  rows: unknown;
  /** Seconds; null: made for this request. */
  age: number | null;
}

/** What a guest of that address is told, or the hint of the refusal. */
async function ask(address: string, question: (tx: TransactionSql) => Promise<unknown>): Promise<Answer | string> {
  let answer: Answer | undefined;
  const hint = await hintOf(
    asGuest(db.sql, async (tx) => {
      await tx`select set_config('request.headers', ${JSON.stringify({ 'x-forwarded-for': address })}, true)`;
      const rows = await question(tx);
      const [sent] = await tx<{ headers: string }[]>`select current_setting('response.headers', true) as headers`;
      const [header] = JSON.parse(sent?.headers || '[]') as { Age?: string }[];
      answer = { rows: JSON.parse(JSON.stringify(rows)), age: header?.Age === undefined ? null : Number(header.Age) };
    }),
  );
  return answer ?? hint;
}

/** All guests together have asked as much as they may in this period and half as much again. */
const floodAll = async () => {
  const period = Math.floor(Date.now() / 600_000);
  for (const action of ['search', 'facts'])
    await db.sql`select private.count_in(${`private.calls_${action}_guests`}::regclass, ${period}, 18000)`;
};
/** This address has used up the tenth that is left to it beyond the limit of all. */
const useTenth = async (address: string) => {
  for (const action of ['search', 'facts']) await db.sql`select private.count_call(${action}, ${address}, 600, 60)`;
};

/** Asks everything until each answer is kept: two questions may share a place, by the ids in them, and then only the later has one. */
async function keptApart(): Promise<Map<string, Answer | string>> {
  for (let tried = 0; tried < 5; tried += 1) {
    await db.sql`delete from private.kept_answers`;
    const told = new Map<string, Answer | string>();
    for (const name of NAMES) told.set(name, await ask('192.0.2.3', PUBLIC[name]));
    if ((await db.sql`select from private.kept_answers`).length === NAMES.length) return told;
    doctor = await addSpecialist(db.sql);
  }
  throw new Error('Some questions always share a place.');
}

beforeEach(() => withinOnePeriod(600));

describe('a flood from one address', () => {
  it('is stopped before it counts for all, and a second address is answered everything', async () => {
    const made: (Answer | string)[] = [];
    for (let n = 0; n < 900; n += 1) {
      made.push(await ask('192.0.2.1', (tx) => tx`select public.specialist_page(${randomUUID()})`));
    }
    expect(made.filter((one) => one === 'data.busy')).toHaveLength(300);
    const period = Math.floor(Date.now() / 600_000);
    const [all] = await db.sql<{ n: string }[]>`
      select private.count_in('private.calls_search_guests'::regclass, ${period}, 1)::text as n`;
    expect(Number(all?.n)).toBeLessThanOrEqual(601);
    for (const name of NAMES) expect(await ask('192.0.2.2', PUBLIC[name]), name).toMatchObject({ age: null });
  });
});

describe('a flood from many addresses', () => {
  it('is answered from what is kept, with its age, also for who has no call left of their own', async () => {
    const before = await keptApart();
    await db.sql`update private.kept_answers set at = at - interval '42 seconds'`;
    await floodAll();
    await useTenth('192.0.2.4');
    for (const name of NAMES) {
      const told = await ask('192.0.2.4', PUBLIC[name]);
      expect(told, name).toEqual({ rows: (before.get(name) as Answer).rows, age: expect.any(Number) });
      expect((told as Answer).age, name).toBeGreaterThanOrEqual(42);
      expect((told as Answer).age, name).toBeLessThan(60);
    }
    // What nobody asked before is computed for whoever has asked little, and told them alone to ask again later.
    const another = (tx: TransactionSql) => tx`select * from public.find_slots('{"limit": 7}')`;
    expect(await ask('192.0.2.4', another)).toBe('data.busy');
    expect(await ask('192.0.2.5', another)).toMatchObject({ age: null });
    expect(await ask('192.0.2.4', another)).toMatchObject({ age: 0 });
    // Whoever is signed in is told what is so now.
    for (const name of NAMES) expect(await hintOf(as(db.sql, patient, PUBLIC[name])), name).toBe(ACCEPTED);
  });

  it('is told nothing older than ten minutes', async () => {
    await ask('192.0.2.6', PUBLIC.specialist_page);
    await db.sql`update private.kept_answers set at = now() - interval '11 minutes'`;
    await floodAll();
    await useTenth('192.0.2.7');
    expect(await ask('192.0.2.7', PUBLIC.specialist_page)).toBe('data.busy');
  });

  it('is told of nobody who is not listed any more', async () => {
    for (const name of NAMES) await ask('192.0.2.8', PUBLIC[name]);
    await floodAll();
    await useTenth('192.0.2.9');
    await db.sql`update public.specialists set listed = false where profile_id = ${doctor.id}`;
    try {
      for (const name of ['find_slots', 'nearest_openings', 'specialist_page', 'public_facts'] as const) {
        const told = await ask('192.0.2.9', PUBLIC[name]);
        expect(JSON.stringify(told), name).not.toContain(doctor.id);
      }
    } finally {
      await db.sql`update public.specialists set listed = true where profile_id = ${doctor.id}`;
    }
  });

  it('never hears of the time that is kept for one device, nor what somebody is told who is signed in', async () => {
    await db.sql`delete from private.kept_answers`;
    await as(db.sql, patient, PUBLIC.find_slots);
    const device = randomUUID();
    const [opening] = await db.sql<
      { at: Date }[]
    >`select openings[1] as at from private.searched('{}', now(), now() + interval '14 days', 1)`;
    const hold = (tx: TransactionSql) =>
      tx`select public.hold_for_guest(${doctor.visitType}, ${opening?.at ?? ''}, ${device})`;
    expect(await ask('192.0.2.11', hold)).toMatchObject({ rows: [{ hold_for_guest: expect.any(String) }] });
    await ask('192.0.2.10', (tx) => tx`select * from public.find_slots(${tx.json({ device })})`);
    expect(await db.sql`select from private.kept_answers`).toHaveLength(0);
  });
});

describe('what is kept', () => {
  it('is a fixed number of answers, and a question of many outlives a thousand of one', async () => {
    await db.sql`delete from private.kept_answers`;
    await db.sql`insert into private.kept_answers (place, question, answer, lead)
      select private.place_of(h), h, '{"popular": true}', 20 from private.question_hash('["popular"]') h`;
    await db.sql`select private.keep_answer(jsonb_build_array(n), '{"said": 1}') from generate_series(1, 8000) n`;
    const [kept] = await db.sql<{ n: number }[]>`select count(*)::int as n from private.kept_answers`;
    expect(kept?.n).toBeGreaterThan(1000);
    expect(kept?.n).toBeLessThanOrEqual(1024);
    expect(await db.sql`select from private.kept_answers where answer ? 'popular'`).toHaveLength(1);
  });

  it('makes nobody wait for who keeps an answer in the same place', async () => {
    await db.sql`delete from private.kept_answers`;
    await db.sql.begin(async (running) => {
      await running`select private.keep_answer('["slow"]', '{"said": 1}')`;
      await db.sql.begin(async (tx) => {
        await tx`select set_config('lock_timeout', '1s', true)`;
        await tx`select private.keep_answer('["slow"]', '{"said": 2}')`;
      });
    });
    expect(await db.sql`select from private.kept_answers where answer ->> 'said' = '1'`).toHaveLength(1);
  });

  it('is nothing empty and nothing large', async () => {
    await db.sql`delete from private.kept_answers`;
    await db.sql`select private.keep_answer('["empty"]', '[]'), private.keep_answer('["null"]', null),
      private.keep_answer('["large"]', to_jsonb(array(select md5(n::text) from generate_series(1, 9000) n)))`;
    expect(await db.sql`select from private.kept_answers`).toHaveLength(0);
  });
});
