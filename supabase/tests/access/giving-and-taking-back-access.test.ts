import { startTestDatabase, type TestDatabase } from '@telehealth/local-services/test-support/stack';
import { untilWaiting } from '@telehealth/local-services/test-support/until-waiting';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { asAt, give, grantsOf, look, lookIn, only, revoke, tidyAt } from '../support/access';
import { logOf } from '../support/charts';
import { useMovableClock } from '../support/operators';
import { addPatient, addSpecialist, as, hintOf } from '../support/people';
import { bookVisit, useSandbox } from '../support/visits';

let db: TestDatabase;
let patient: string;
let doctor: { id: string; visitType: string };
const CATEGORIES =
  'profile medicines conditions notes documents results readings mental_health sexual_health messages'.split(' ');
const DAY = 86_400_000;
const ALLOWED = 'nothing was refused';

beforeAll(async () => {
  db = await startTestDatabase();
  await useSandbox(db.sql);
  await useMovableClock(db.sql);
  patient = await addPatient(db.sql);
  doctor = await addSpecialist(db.sql);
});
afterAll(() => db.drop());

/** Which categories this person can open now, for looking or for adding. */
async function open(who: string, action = 'view'): Promise<string[]> {
  const found: string[] = [];
  for (const category of CATEGORIES) {
    const hint = await hintOf(look(db.sql, who, patient, category, action));
    expect([ALLOWED, 'access.notGranted']).toContain(hint);
    if (hint === ALLOWED) found.push(category);
  }
  return found;
}

const change = (who: string, grant: string, categories: string[], may = 'view', until: Date | null = null) =>
  as(db.sql, who, (tx) => tx`select * from public.change_access(${grant}, ${categories}, ${may}, ${until})`);

describe('a grant', () => {
  it('gives exactly its categories to exactly its specialist, for looking unless it says add', async () => {
    const other = (await addSpecialist(db.sql)).id;
    const given = await give(db.sql, patient, other, { categories: ['results', 'profile', 'results'] });
    expect(given.categories).toEqual(['profile', 'results']);
    expect(await open(other)).toEqual(['profile', 'results']);
    expect(await open(other, 'add')).toEqual([]);
    expect(await open((await addSpecialist(db.sql)).id)).toEqual([]);
    expect(await open((await addSpecialist(db.sql, { verified: false })).id)).toEqual([]);
    await give(db.sql, patient, other, { categories: ['notes'], may: 'add', purpose: 'second_opinion' });
    expect(await open(other)).toEqual(['profile', 'notes', 'results']);
    expect(await open(other, 'add')).toEqual(['notes']);
    expect(await hintOf(look(db.sql, other, await addPatient(db.sql), 'profile'))).toBe('access.notGranted');
    expect(await hintOf(look(db.sql, other, patient, 'everything'))).toBe('access.notGranted');
  });

  it('never covers a sensitive category that was not chosen by name', async () => {
    const other = (await addSpecialist(db.sql)).id;
    const plain = CATEGORIES.filter((name) => !/mental|sexual/.test(name));
    const { id } = await give(db.sql, patient, other, { categories: plain });
    expect(await open(other)).toEqual(plain);
    await change(patient, id, ['mental_health']);
    expect(await open(other)).toEqual(['mental_health']);
  });

  it('is over at its end by the clock alone, without any job', async () => {
    const other = (await addSpecialist(db.sql)).id;
    const until = new Date(Date.now() + DAY);
    const { id } = await give(db.sql, patient, other, { until });
    const at = (time: number) => hintOf(asAt(db.sql, other, new Date(time), (tx) => lookIn(tx, patient, 'profile')));
    expect(await at(until.getTime() - 1000)).toBe(ALLOWED);
    expect(await at(until.getTime())).toBe('access.notGranted');
    expect(only(await db.sql`select state from public.access_grants where id = ${id}`)).toEqual({ state: 'active' });
  });

  it('is replaced, not edited: what was allowed before stays readable as superseded', async () => {
    const other = (await addSpecialist(db.sql)).id;
    const { id } = await give(db.sql, patient, other, { categories: ['profile', 'notes'] });
    await change(patient, id, ['profile'], 'add');
    expect(await open(other)).toEqual(['profile']);
    await give(db.sql, patient, other, { categories: ['results'] });
    const history = await db.sql`select categories, may, state, version from public.access_grants
      where grantee_id = ${other} order by version`;
    expect(history).toEqual([
      { categories: ['profile', 'notes'], may: 'view', state: 'superseded', version: 1 },
      { categories: ['profile'], may: 'add', state: 'superseded', version: 2 },
      { categories: ['results'], may: 'view', state: 'active', version: 3 },
    ]);
    expect(await hintOf(change(patient, id, ['notes']))).toBe('access.notNow');
  });

  it('is given once however often it is sent, and is nobody else’s to change or to know of', async () => {
    const other = (await addSpecialist(db.sql)).id;
    const first = await give(db.sql, patient, other, { key: '6a6f4d3e-0000-4000-8000-000000000001' });
    const again = await give(db.sql, patient, other, { key: first.id, categories: ['notes'] });
    expect(again).toEqual(first);
    const stranger = await addPatient(db.sql);
    for (const who of [stranger, other]) {
      expect(await hintOf(revoke(db.sql, who, first.id))).toBe('access.grantNotFound');
      expect(await hintOf(change(who, first.id, ['profile']))).toBe('access.grantNotFound');
    }
    expect(await hintOf(give(db.sql, stranger, other, { key: first.id }))).toBe('data.conflict');
    expect(await as(db.sql, stranger, (tx) => tx`select from public.access_grants`)).toHaveLength(0);
  });

  it.each([
    ['no category', { categories: [] }, 'access.categoriesRequired'],
    ['a made-up category', { categories: ['profile', 'dreams'] }, 'data.invalid'],
    ['an end that has passed', { until: new Date(Date.now() - 1000) }, 'access.untilPast'],
    ['an end beyond ten years', { until: new Date(Date.now() + 3660 * DAY) }, 'access.untilPast'],
    ['a purpose of visits', { purpose: 'visit' }, 'data.invalid'],
    ['a made-up permission', { may: 'delete' }, 'data.invalid'],
  ])('is refused with %s', async (_, terms, hint) => {
    expect(await hintOf(give(db.sql, patient, doctor.id, terms))).toBe(hint);
  });

  it('goes to verified specialists only', async () => {
    for (const who of [patient, await addPatient(db.sql), (await addSpecialist(db.sql, { verified: false })).id]) {
      expect(await hintOf(give(db.sql, patient, who))).toBe('access.specialistNotFound');
    }
  });
});

describe('a revocation', () => {
  it('that returned is one that holds: of many reads at once none comes after it, and none is unlogged', async () => {
    const readers = await Promise.all(Array.from({ length: 4 }, async () => (await addSpecialist(db.sql)).id));
    for (const reader of readers) {
      const person = await addPatient(db.sql);
      const { id } = await give(db.sql, person, reader);
      let returned = Number.POSITIVE_INFINITY;
      let late = 0;
      let succeeded = 0;
      const readOnce = async () => {
        const begun = performance.now();
        const basis = await look(db.sql, reader, person, 'profile').catch(() => null);
        if (basis === 'grant') succeeded += 1;
        if (basis === 'grant' && begun > returned) late += 1;
        return basis;
      };
      const reading = Array.from({ length: 8 }, async () => {
        for (let turn = 0; turn < 12; turn += 1) await readOnce();
      });
      await vi.waitFor(() => expect(succeeded).toBeGreaterThan(0), { timeout: 20_000, interval: 1 });
      await revoke(db.sql, person, id);
      returned = performance.now();
      const [log] = await db.sql<
        { n: number }[]
      >`select count(*)::int as n from public.access_log where patient_id = ${person}`;
      await Promise.all(reading);
      expect(late).toBe(0);
      expect(await logOf(db.sql, person)).toHaveLength(succeeded);
      // Nothing was added to the log once the revocation had returned, either.
      expect(log?.n).toBe(succeeded);
    }
  });

  it('waits for a read that has begun', async () => {
    const reader = (await addSpecialist(db.sql)).id;
    const { id } = await give(db.sql, patient, reader);
    const { revoking } = await as(db.sql, reader, async (tx) => {
      await lookIn(tx, patient, 'profile');
      const revoking = revoke(db.sql, patient, id);
      await untilWaiting(db.sql, 'revoke_access');
      return { revoking };
    });
    expect(await revoking).toMatchObject({ state: 'revoked' });
    expect(await hintOf(look(db.sql, reader, patient, 'profile'))).toBe('access.notGranted');
  });

  it('that has begun is waited for by a read, which is then refused', async () => {
    const reader = (await addSpecialist(db.sql)).id;
    const { id } = await give(db.sql, patient, reader);
    const { reading } = await as(db.sql, patient, async (tx) => {
      await tx`select from public.revoke_access(${id})`;
      const reading = hintOf(look(db.sql, reader, patient, 'profile'));
      await untilWaiting(db.sql, 'open_category');
      return { reading };
    });
    expect(await reading).toBe('access.notGranted');
  });

  it('can be repeated, and what it ended is not brought back', async () => {
    const { id } = await give(db.sql, patient, doctor.id);
    const first = await revoke(db.sql, patient, id);
    expect(first).toMatchObject({ state: 'revoked', ended_by: patient });
    expect(await revoke(db.sql, patient, id)).toEqual(first);
    expect(await hintOf(change(patient, id, ['profile']))).toBe('access.notNow');
  });
});

describe('the tidying', () => {
  it('flips what has run out and tells both sides’ open pages', async () => {
    const person = await addPatient(db.sql);
    const { id } = await give(db.sql, person, doctor.id, { until: new Date(Date.now() + 2 * DAY) });
    await tidyAt(db.sql, new Date(Date.now() + 3 * DAY));
    expect(only(await db.sql`select state from public.access_grants where id = ${id}`)).toEqual({ state: 'expired' });
    const heard = await db.sql<{ topic: string }[]>`select topic from realtime.messages
      where payload ->> 'id' = ${id} and payload ->> 'state' = 'expired' order by topic`;
    expect(heard.map(({ topic }) => topic)).toEqual([`access:${doctor.id}`, `access:${person}`].sort());
  });

  it('has nothing left to say about a booked visit', async () => {
    const person = await addPatient(db.sql);
    const visit = await bookVisit(db.sql, person, doctor);
    await db.sql`select private.lapse_access()`;
    expect(await grantsOf(db.sql, visit)).toHaveLength(1);
  });
});
