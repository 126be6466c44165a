import { startTestDatabase, type TestDatabase } from '@telehealth/local-services/test-support/stack';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asAt, grantsOf, look, lookIn, only, revoke } from '../support/access';
import { acting } from '../support/acting';
import { delegate } from '../support/charts';
import { useMovableClock } from '../support/operators';
import { addPatient, addSpecialist, as, hintOf } from '../support/people';
import { bookVisit, cancel, charge, firstOpening, hold, letLapse, submit, useSandbox } from '../support/visits';

let db: TestDatabase;
let doctor: { id: string; visitType: string };
const DAY = 86_400_000;
const USUAL = ['profile', 'medicines', 'conditions'];

beforeAll(async () => {
  db = await startTestDatabase();
  await useSandbox(db.sql);
  await useMovableClock(db.sql);
  doctor = await addSpecialist(db.sql);
});
afterAll(() => db.drop());

const share = (who: string, visit: string, categories: string[]) =>
  as(db.sql, who, (tx) => tx`select * from public.set_visit_access(${visit}, ${categories})`);
const holdOne = async (patient: string) =>
  (await hold(db.sql, patient, doctor.visitType, await firstOpening(db.sql, doctor.id))).id;
async function pay(patient: string, visit: string): Promise<void> {
  await submit(db.sql, patient, visit);
  await charge(db.sql, patient, visit);
}
const sees = (patient: string, category: string) => hintOf(look(db.sql, doctor.id, patient, category));
const states = async (visit: string) => (await grantsOf(db.sql, visit)).map(({ state }) => state);
const move = (id: string, to: string) => db.sql`select private.move_appointment(${id}, ${to})`;

describe('a visit', () => {
  it('shares the usual small set once it is booked, until 30 days after its end', async () => {
    const patient = await addPatient(db.sql);
    const visit = await holdOne(patient);
    expect(await states(visit)).toEqual([]);
    expect(await sees(patient, 'profile')).toBe('access.notGranted');
    await pay(patient, visit);
    const grant = only(await grantsOf(db.sql, visit));
    expect(grant).toMatchObject({ state: 'active', categories: USUAL, purpose: 'visit', may: 'visit' });
    const [row] = await db.sql<{ ends_at: Date }[]>`select ends_at from public.appointments where id = ${visit}`;
    expect(grant.until?.getTime()).toBe((row?.ends_at.getTime() ?? 0) + 30 * DAY);
    expect(await sees(patient, 'profile')).toBe('nothing was refused');
    expect(await sees(patient, 'mental_health')).toBe('access.notGranted');
    const late = asAt(db.sql, doctor.id, grant.until ?? new Date(), (tx) => lookIn(tx, patient, 'profile'));
    expect(await hintOf(late)).toBe('access.notGranted');
  });

  it('shares what was chosen before paying, which the specialist does not see until then', async () => {
    const patient = await addPatient(db.sql);
    const visit = await holdOne(patient);
    await share(patient, visit, ['profile', 'mental_health']);
    await share(patient, visit, ['mental_health']);
    expect(await states(visit)).toEqual(['superseded', 'offered']);
    expect(await sees(patient, 'mental_health')).toBe('access.notGranted');
    const shown = await as(
      db.sql,
      doctor.id,
      (tx) => tx`select state from public.access_grants
      where appointment_id = ${visit} and state = 'offered'`,
    );
    expect(shown).toHaveLength(0);
    await pay(patient, visit);
    expect(await sees(patient, 'mental_health')).toBe('nothing was refused');
    expect(await sees(patient, 'profile')).toBe('access.notGranted');
  });

  it('shares nothing when nothing is chosen, and is booked all the same', async () => {
    const patient = await addPatient(db.sql);
    const visit = await holdOne(patient);
    await share(patient, visit, []);
    await pay(patient, visit);
    expect(only(await grantsOf(db.sql, visit))).toMatchObject({ state: 'active', categories: [] });
    for (const category of USUAL) expect(await sees(patient, category)).toBe('access.notGranted');
    await share(patient, visit, ['profile']);
    expect(await sees(patient, 'profile')).toBe('nothing was refused');
  });

  it('shares nothing more once it was called off, and nothing at all when its hold lapsed', async () => {
    const patient = await addPatient(db.sql);
    const visit = await bookVisit(db.sql, patient, doctor);
    await cancel(db.sql, patient, visit);
    expect(only(await grantsOf(db.sql, visit))).toMatchObject({ state: 'expired', ended_by: null });
    expect(await sees(patient, 'profile')).toBe('access.notGranted');
    const held = await holdOne(patient);
    await share(patient, held, ['notes']);
    await letLapse(db.sql, held);
    await db.sql`select public.expire_lapsed_holds()`;
    expect(await states(held)).toEqual(['expired']);
    expect(await hintOf(share(patient, held, ['profile']))).toBe('access.notNow');
  });

  it('ends its access when nobody came, and gives back the chosen set when that is corrected', async () => {
    const patient = await addPatient(db.sql);
    const visit = await holdOne(patient);
    await share(patient, visit, ['notes']);
    await pay(patient, visit);
    await move(visit, 'no_show_patient');
    expect(await states(visit)).toEqual(['expired']);
    await move(visit, 'booked');
    expect((await grantsOf(db.sql, visit)).at(-1)).toMatchObject({ state: 'active', categories: ['notes'] });
  });

  it('does not get back what the patient has taken back', async () => {
    const patient = await addPatient(db.sql);
    const visit = await bookVisit(db.sql, patient, doctor);
    await revoke(db.sql, patient, only(await grantsOf(db.sql, visit)).id);
    await move(visit, 'no_show_patient');
    await move(visit, 'booked');
    expect(await states(visit)).toEqual(['revoked']);
    expect(await sees(patient, 'profile')).toBe('access.notGranted');
  });

  it('takes the end of its access along when it moves, unless the patient chose another', async () => {
    const patient = await addPatient(db.sql);
    const visit = await bookVisit(db.sql, patient, doctor, new Date(Math.ceil(Date.now() / DAY) * DAY + 3 * DAY));
    const later = () => db.sql`update public.appointments set sequence = sequence + 1,
      during = tstzrange(lower(during) + interval '1 day', upper(during) + interval '1 day'),
      blocks = tstzrange(lower(blocks) + interval '1 day', upper(blocks) + interval '1 day') where id = ${visit}`;
    const before = only(await grantsOf(db.sql, visit));
    await later();
    const [old, moved] = await grantsOf(db.sql, visit);
    expect(old?.state).toBe('superseded');
    expect(moved?.until?.getTime()).toBe((before.until?.getTime() ?? 0) + DAY);
    await as(db.sql, patient, (tx) => tx`select public.change_access(${moved?.id ?? ''}, ${USUAL}, 'view', null)`);
    await later();
    expect((await grantsOf(db.sql, visit)).at(-1)).toMatchObject({ state: 'active', until: null, version: 3 });
  });

  it('lets a delegate who books share no more than booking does, whatever else was delegated', async () => {
    const [patient, aunt, friend] = await Promise.all([addPatient(db.sql), addPatient(db.sql), addPatient(db.sql)]);
    const visit = await holdOne(patient);
    await delegate(db.sql, patient, aunt, ['book']);
    await delegate(db.sql, patient, friend, ['records']);
    expect(await hintOf(share(acting(aunt, patient), visit, ['profile']))).toBe('nothing was refused');
    expect(await hintOf(share(acting(aunt, patient), visit, ['notes']))).toBe('access.notDelegated');
    expect(await hintOf(share(acting(friend, patient), visit, ['profile']))).toBe('access.notDelegated');
    expect(await hintOf(share(aunt, visit, ['profile'])), 'for whom was not said').toBe('booking.notFound');
    const parent = await addPatient(db.sql);
    await delegate(db.sql, patient, parent, ['book', 'records']);
    expect(await hintOf(share(acting(parent, patient), visit, ['notes']))).toBe('access.notDelegated');
    expect(await hintOf(share(acting(parent, patient), visit, ['sexual_health']))).toBe('access.notDelegated');
    expect(await hintOf(share(doctor.id, visit, ['profile']))).toBe('booking.notFound');
  });
});
