import { randomUUID } from 'node:crypto';
import { ACCESS_REQUEST_EXAMPLES } from '@telehealth/contracts/examples/chart-access';
import { startTestDatabase, type TestDatabase } from '@telehealth/local-services/test-support/stack';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asAt, type GrantRow, grantsOf, look, only, tidyAt, toldTo } from '../support/access';
import { useMovableClock } from '../support/operators';
import { addPatient, addSpecialist, as, hintOf } from '../support/people';
import { bookVisit, useSandbox } from '../support/visits';

let db: TestDatabase;
let doctor: { id: string; visitType: string };
const DAY = 86_400_000;
const DONE = 'nothing was refused';

beforeAll(async () => {
  db = await startTestDatabase();
  await useSandbox(db.sql);
  await useMovableClock(db.sql);
  doctor = await addSpecialist(db.sql);
});
afterAll(() => db.drop());

interface Ask {
  who?: string;
  patient: string;
  categories?: string[];
  purpose?: string;
  may?: string;
  message?: string;
  visit?: string | null;
  at?: Date;
}
const ask = ({ who = doctor.id, patient, at = new Date(), visit = null, message = '', ...asked }: Ask) => {
  const { categories = ['notes'], purpose = 'ongoing_care', may = 'view' } = asked;
  return asAt(db.sql, who, at, async (tx) =>
    only(
      await tx<{ id: string; state: string }[]>`
        select * from public.request_access(${patient}, ${categories}, ${purpose}, ${may}, ${message}, ${visit})`,
    ),
  );
};
const answer = (who: string, request: string, categories: string[] | null = null, may: string | null = null) =>
  as(db.sql, who, async (tx) =>
    only(await tx<GrantRow[]>`select * from public.grant_request(${request}, ${categories}, ${may})`),
  );
const call = (who: string, name: string, id: string) =>
  as(db.sql, who, async (tx) => only(await tx<{ state: string }[]>`select state from public.${tx(name)}(${id})`));
async function newPatient() {
  const patient = await addPatient(db.sql);
  return { patient, visit: await bookVisit(db.sql, patient, doctor) };
}

describe('a request', () => {
  it('is answered with all that was asked or with less, never with more', async () => {
    const { patient } = await newPatient();
    const { id } = await ask({ patient, categories: ['notes', 'results'], may: 'add' });
    expect(await toldTo(db.sql, patient)).toEqual(['access.requested']);
    expect(await hintOf(answer(patient, id, ['documents']))).toBe('data.invalid');
    expect(await hintOf(answer(patient, id, []))).toBe('access.categoriesRequired');
    const given = await answer(patient, id, ['results'], 'view');
    expect(given).toMatchObject({ categories: ['results'], may: 'view', purpose: 'ongoing_care', state: 'active' });
    expect(await answer(patient, id)).toEqual(given);
    expect(await look(db.sql, doctor.id, patient, 'results')).toBe('grant');
    expect(await hintOf(look(db.sql, doctor.id, patient, 'notes'))).toBe('access.notGranted');
    const modest = await ask({ patient, purpose: 'second_opinion' });
    expect(await hintOf(answer(patient, modest.id, null, 'add'))).toBe('data.invalid');
  });

  it('for a visit joins what the visit shares and ends with it', async () => {
    const { patient, visit } = await newPatient();
    const { id } = await ask({ patient, purpose: 'visit', visit, categories: ['mental_health'] });
    const before = only(await grantsOf(db.sql, visit));
    await answer(patient, id);
    expect((await grantsOf(db.sql, visit)).at(-1)).toMatchObject({
      state: 'active',
      categories: ['profile', 'medicines', 'conditions', 'mental_health'],
      until: before.until,
    });
    expect(await hintOf(ask({ patient, purpose: 'visit' }))).toBe('data.invalid');
    const foreign = await newPatient();
    expect(await hintOf(ask({ patient, purpose: 'visit', visit: foreign.visit, categories: ['notes'] }))).toBe(
      'booking.notFound',
    );
  });

  it('is made by verified specialists about people they know, and tells a stranger nothing', async () => {
    const { patient } = await newPatient();
    const other = (await addSpecialist(db.sql)).id;
    expect(await hintOf(ask({ who: other, patient }))).toBe('access.patientNotFound');
    expect(await hintOf(ask({ who: other, patient: randomUUID() }))).toBe('access.patientNotFound');
    const unverified = (await addSpecialist(db.sql, { verified: false })).id;
    expect(await hintOf(ask({ who: unverified, patient }))).toBe('access.refused');
    expect(await hintOf(ask({ who: patient, patient }))).toBe('access.refused');
  });

  it('is sent once, waits for its answer, and does not wear anybody down', async () => {
    const { patient } = await newPatient();
    const first = await ask({ patient });
    expect(await ask({ patient })).toEqual(first);
    expect(await hintOf(ask({ patient, categories: ['documents'] }))).toBe('access.requestPending');
    expect((await call(doctor.id, 'withdraw_request', first.id)).state).toBe('withdrawn');
    for (let more = 0; more < 2; more += 1) {
      const { id } = await ask({ patient });
      expect((await call(patient, 'refuse_request', id)).state).toBe('refused');
      expect((await call(patient, 'refuse_request', id)).state).toBe('refused');
      expect(await hintOf(answer(patient, id))).toBe('access.notNow');
    }
    expect(await hintOf(ask({ patient }))).toBe('access.requestTooMany');
    expect(await hintOf(ask({ patient, at: new Date(Date.now() + 31 * DAY) }))).toBe(DONE);
    expect(await toldTo(db.sql, doctor.id)).toContain('access.requestRefused');
  });

  it('lapses after seven days by the clock, before anyone has flipped it', async () => {
    const { patient } = await newPatient();
    const { id } = await ask({ patient });
    const week = new Date(Date.now() + 7 * DAY + 1000);
    const late = asAt(db.sql, patient, week, (tx) => tx`select public.grant_request(${id})`);
    expect(await hintOf(late)).toBe('access.notNow');
    const shown = await asAt(
      db.sql,
      patient,
      week,
      (tx) => tx`select state, viewer_role from public.my_access_requests()`,
    );
    expect(shown).toEqual([{ state: 'lapsed', viewer_role: 'patient' }]);
    await tidyAt(db.sql, week);
    expect(only(await db.sql`select state from public.access_requests where id = ${id}`)).toEqual({ state: 'lapsed' });
    expect(await toldTo(db.sql, doctor.id)).toContain('access.requestLapsed');
  });

  it.each(ACCESS_REQUEST_EXAMPLES.map((example) => [example.name, example] as const))(
    'is judged as its form judges: %s',
    async (_, { values, refused }) => {
      const { patient } = await newPatient();
      expect(await hintOf(ask({ patient, ...values }))).toBe(refused?.id ?? DONE);
    },
  );

  it('is nobody else’s to answer', async () => {
    const { patient } = await newPatient();
    const { id } = await ask({ patient });
    const stranger = await addPatient(db.sql);
    expect(await hintOf(answer(stranger, id))).toBe('access.requestNotFound');
    expect(await hintOf(answer(doctor.id, id))).toBe('access.requestNotFound');
    expect(await hintOf(call(patient, 'withdraw_request', id))).toBe('access.requestNotFound');
  });
});
