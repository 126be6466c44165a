import { GOOD_SPECIALIST_ONBOARDING } from '@telehealth/contracts/examples/specialist-onboarding';
import { startTestDatabase, type TestDatabase } from '@telehealth/local-services/test-support/stack';
import { untilWaiting } from '@telehealth/local-services/test-support/until-waiting';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addOperator, useMovableClock } from '../support/operators';
import { addPatient, addSpecialist, addUser, as, councilNumber, hintOf, numberOf } from '../support/people';
import { days, registrationsOf } from '../support/registrations';

let db: TestDatabase;
let operator: string;
let reg: ReturnType<typeof registrationsOf>;
beforeAll(async () => {
  db = await startTestDatabase();
  await useMovableClock(db.sql);
  operator = await addOperator(db.sql);
  reg = registrationsOf(db.sql, operator);
});
afterAll(() => db.drop());

describe('a registration', () => {
  it('is verified by an operator, who says number, name, specialty, evidence and until when', async () => {
    const { id } = await reg.pending();
    expect((await reg.waiting(operator)).map((row) => row.specialist_id)).toContain(id);
    await reg.decide({ id, until: days(200), note: 'Welcome' });
    expect(await reg.isListed(id)).toBe(true);
    expect((await reg.waiting(operator)).map((row) => row.specialist_id)).not.toContain(id);
    const history = await as(
      db.sql,
      operator,
      (tx) => tx`select from_state, to_state, actor_id, actor_role, evidence,
      council_number, name, note, valid_until::date as until from public.registration_events where specialist_id = ${id} order by id`,
    );
    const number = await numberOf(db.sql, id);
    expect(history).toEqual([
      expect.objectContaining({
        from_state: null,
        to_state: 'pending',
        actor_id: id,
        actor_role: 'specialist',
        council_number: number,
      }),
      {
        from_state: 'pending',
        to_state: 'verified',
        actor_id: operator,
        actor_role: 'operator',
        evidence: 'Register looked up',
        council_number: number,
        name: 'Naledi Test',
        note: 'Welcome',
        until: expect.any(Date),
      },
    ]);
    const told = await as(db.sql, id, (tx) => tx`select event, payload from public.notifications`);
    expect(told).toEqual([{ event: 'registration.verified', payload: {} }]);
  });

  it('is recorded once when the button is pressed twice', async () => {
    const { id } = await reg.pending();
    await reg.decide({ id });
    await reg.decide({ id });
    const rows =
      await db.sql`select from public.registration_events where specialist_id = ${id} and to_state = 'verified'`;
    expect(rows).toHaveLength(1);
  });

  it.each([
    ['number', { number: 'MP9999999' }, 'registration.changedMeanwhile'],
    ['missing number', { number: '' }, 'registration.changedMeanwhile'],
    ['name', { name: 'Somebody Famous' }, 'registration.changedMeanwhile'],
    ['specialty', { specialty: 'neurology' }, 'registration.changedMeanwhile'],
    ['evidence', { evidence: ' \n' }, 'registration.evidenceRequired'],
    ['long evidence', { evidence: 'x'.repeat(1001) }, 'validation.tooLong'],
    ['end in the past', { until: days(-1) }, 'registration.untilRange'],
    ['end beyond a year', { until: days(380) }, 'registration.untilRange'],
    ['state', { state: 'expired' }, 'data.invalid'],
    ['other state', { state: 'pending' }, 'data.invalid'],
  ])('is not verified with another %s', async (_, change, hint) => {
    const { id } = await reg.pending();
    expect(await hintOf(reg.decide({ id, ...change }))).toBe(hint);
    expect(await reg.stateOf(id)).toEqual({ reg_state: 'pending', listed: false });
  });

  it('is not verified when the form was sent again while the register was being read', async () => {
    const { id } = await reg.pending();
    const seen = await numberOf(db.sql, id);
    const form = { ...GOOD_SPECIALIST_ONBOARDING, licenseNumber: councilNumber(), profileImage: null };
    await as(db.sql, id, (tx) => tx`select public.complete_specialist_onboarding(${tx.json(form)}, 'UTC')`);
    expect(await hintOf(reg.decide({ id, number: seen }))).toBe('registration.changedMeanwhile');
    const claims =
      await db.sql`select from public.registration_events where specialist_id = ${id} and actor_role = 'specialist'`;
    expect(claims).toHaveLength(2);
  });

  it('takes the number in any spelling, and none that the council does not issue', async () => {
    const { id } = await reg.pending(`mp ${councilNumber().slice(2)}`);
    await reg.decide({ id, number: (await numberOf(db.sql, id)).toUpperCase().replace(' ', '-') });
    expect(await reg.isListed(id)).toBe(true);
    for (const made of ['ZZ0000001', 'none']) {
      expect(await hintOf(reg.decide({ id: (await reg.pending(made)).id }))).toBe('registration.numberFormat');
    }
  });
});

describe('nobody but operators', () => {
  it('decides, or learns who is waiting', async () => {
    const { id } = await reg.pending();
    const [patient, colleague] = [await addPatient(db.sql), (await addSpecialist(db.sql)).id];
    for (const who of [patient, colleague, id]) {
      expect(await hintOf(reg.decide({ id, who }))).toBe('access.refused');
      expect(await hintOf(reg.waiting(who))).toBe('access.refused');
      expect(await as(db.sql, who, (tx) => tx`select from public.registration_events`)).toHaveLength(0);
      const rows = await as(db.sql, who, (tx) => tx`select from public.specialists where profile_id = ${id}`);
      expect(rows).toHaveLength(who === id ? 1 : 0);
    }
    expect(await reg.isListed(id)).toBe(false);
    const former = await addOperator(db.sql);
    await db.sql`select public.dismiss_operator(${former})`;
    expect(await hintOf(reg.decide({ id, who: former }))).toBe('access.refused');
    expect(await hintOf(reg.decide({ id: await addUser(db.sql) }))).toBe('data.notFound');
  });

  it.each([
    'unverified>verified',
    'rejected>verified',
    'pending>suspended',
    'pending>expired',
    'rejected>suspended',
    'unverified>rejected',
  ])('and not even they go %s', async (step) => {
    const [from = '', to = ''] = step.split('>');
    const { id } = await reg.pending();
    if (from === 'unverified') await as(db.sql, id, (tx) => tx`select public.withdraw_registration()`);
    if (from === 'rejected') await reg.decide({ id, state: 'rejected', evidence: 'Not found' });
    if (to !== 'expired') expect(await hintOf(reg.decide({ id, state: to }))).toBe('registration.notNow');
    const past = db.sql`update public.specialists set reg_state = ${to}, reg_checked_at = now(), reg_until = now()
        where profile_id = ${id}`;
    expect(await hintOf(past)).toBe('23514');
  });

  it('removes or rewrites a specialist or the history, nor the owner of the tables', async () => {
    for (const table of ['specialists', 'registration_events']) {
      expect(await hintOf(db.sql`delete from ${db.sql(`public.${table}`)}`)).toBe('access.refused');
      expect(await hintOf(db.sql.unsafe(`truncate public.${table} cascade`))).toBe('access.refused');
    }
    expect(await hintOf(db.sql`update public.registration_events set evidence = 'other'`)).toBe('access.refused');
  });

  it('renames a checked person, even while the check is being recorded', async () => {
    const { id } = await reg.pending();
    await db.sql`update auth.identities set identity_data = identity_data || '{"name": "Somebody Famous"}' where user_id = ${id}`;
    const number = await numberOf(db.sql, id);
    const late = await db.sql.begin(async (tx) => {
      await tx`select public.set_registration(${id}, ${number}, 'verified', 'Register looked up')`;
      const renaming = as(db.sql, id, (own) => own`select name from public.sync_my_profile()`);
      await untilWaiting(db.sql, 'sync_my_profile');
      return { renaming };
    });
    expect(await late.renaming).toEqual([{ name: 'Naledi Test' }]);
  });
});
