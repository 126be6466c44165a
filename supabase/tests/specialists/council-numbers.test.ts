import { startTestDatabase, type TestDatabase } from '@telehealth/local-services/test-support/stack';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addOperator, useMovableClock } from '../support/operators';
import { as, councilNumber, hintOf, numberOf, setRegistration } from '../support/people';
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

describe('one council number', () => {
  it('is verified for one person only, also when two operators decide at once', async () => {
    const number = councilNumber();
    const people = [await reg.pending(number), await reg.pending(number.toLowerCase())];
    const outcomes = await Promise.all(people.map(({ id }) => hintOf(reg.decide({ id }))));
    expect(outcomes.sort()).toEqual(['nothing was refused', 'registration.numberTaken']);
    const late = await reg.pending(number);
    const [row] = (await reg.waiting(operator)).filter(({ specialist_id }) => specialist_id === late.id);
    expect(row?.held_by_another).toBe(true);
    expect(await hintOf(setRegistration(db.sql, late.id))).toBe('registration.numberTaken');
  });

  it('stays with its person while suspended, expired or after they moved to another one', async () => {
    const [owner, number] = [await reg.pending(), councilNumber()];
    const held = await numberOf(db.sql, owner.id);
    await reg.decide({ id: owner.id, until: days(1) });
    const other = await reg.pending(held);
    await reg.decide({ id: owner.id, state: 'suspended' });
    expect(await hintOf(reg.decide({ id: other.id }))).toBe('registration.numberTaken');
    await reg.expireAt(days(16));
    expect(await hintOf(reg.decide({ id: other.id }))).toBe('registration.numberTaken');
    await reg.ask(owner.id, number);
    await reg.decide({ id: owner.id });
    expect(await hintOf(reg.decide({ id: other.id }))).toBe('registration.numberTaken');
  });

  it('is free again when the operator finds that it never was theirs', async () => {
    const wrong = await reg.pending();
    await reg.decide({ id: wrong.id });
    const right = await reg.pending(await numberOf(db.sql, wrong.id));
    await reg.decide({ id: wrong.id, state: 'rejected', evidence: 'The register shows another person' });
    await reg.decide({ id: right.id });
    expect([await reg.isListed(wrong.id), await reg.isListed(right.id)]).toEqual([false, true]);
  });

  it('cannot be taken by writing past the functions', async () => {
    const owner = await reg.pending();
    await reg.decide({ id: owner.id });
    const thief = await reg.pending(await numberOf(db.sql, owner.id));
    const write = db.sql`update public.specialists set reg_state = 'verified', reg_checked_at = now(), listed = true,
      reg_until = now() + interval '1 year' where profile_id = ${thief.id}`;
    expect(await hintOf(write)).toBe('23514');
    const swap = db.sql`update public.specialists set license_number = 'MP7777777' where profile_id = ${owner.id}`;
    expect(await hintOf(swap)).toBe('23514');
  });
});

describe('the end of a registration', () => {
  it('unlists at once on suspension, and lists again when it is lifted', async () => {
    const { id } = await reg.pending();
    await reg.decide({ id });
    await reg.decide({ id, state: 'suspended', evidence: 'Council notice' });
    expect(await reg.isListed(id)).toBe(false);
    const practises = await as(db.sql, id, async () => db.sql`select private.is_practising(${id}) as yes`);
    expect(practises).toEqual([{ yes: false }]);
    await reg.decide({ id, evidence: 'Council lifted it' });
    expect(await reg.isListed(id)).toBe(true);
  });

  it('comes by time, without waiting for the job, which then says so', async () => {
    const { id } = await reg.pending();
    await reg.decide({ id, until: days(40) });
    const at = async (when: Date) =>
      db.sql.begin(async (tx) => {
        await tx`select set_config('sawubona.clock', ${when.toISOString()}, true)`;
        const [row] = await tx`select private.is_practising(${id}) as practises,
          exists (select from public.specialist_public where specialist_id = ${id}) as listed`;
        return row;
      });
    expect(await at(days(39))).toEqual({ practises: true, listed: true });
    // Who is booked is still seen for fourteen days; nobody else finds them.
    expect(await at(days(53))).toEqual({ practises: true, listed: false });
    expect(await at(days(55))).toEqual({ practises: false, listed: false });
    await reg.expireAt(days(20));
    await reg.expireAt(days(21));
    expect(await reg.stateOf(id)).toEqual({ reg_state: 'verified', listed: true });
    for (const day of [27, 38, 39, 41, 53]) await reg.expireAt(days(day));
    expect(await reg.stateOf(id)).toMatchObject({ reg_state: 'verified' });
    expect(await reg.expireAt(days(55))).toBeGreaterThan(0);
    expect(await reg.stateOf(id)).toEqual({ reg_state: 'expired', listed: false });
    const told = await as(
      db.sql,
      id,
      (tx) => tx<{ event: string }[]>`select event from public.notifications order by created_at`,
    );
    expect(told.map(({ event }) => event)).toEqual([
      'registration.verified',
      // 30, 14 and 3 days before, and when the card has ended.
      ...Array.from({ length: 4 }, () => 'registration.endsSoon'),
      'registration.expired',
    ]);
  });

  it('lets a specialist correct a rejected number and ask again, but not a verified or waiting one', async () => {
    const { id } = await reg.pending();
    expect(await hintOf(reg.ask(id, 'MP1234567'))).toBe('registration.notNow');
    await reg.decide({ id, state: 'rejected', note: 'The register shows no such number.' });
    const [own] = await as(db.sql, id, (tx) => tx`select reg_state, reg_note from public.specialists`);
    expect(own).toEqual({ reg_state: 'rejected', reg_note: 'The register shows no such number.' });
    expect(await hintOf(reg.ask(id, ' '))).toBe('validation.licenseNumber');
    expect(await hintOf(reg.ask(id, 'x'.repeat(301)))).toBe('validation.tooLong');
    const number = councilNumber();
    await reg.ask(id, ` ${number} `);
    await reg.ask(id, number);
    expect(await numberOf(db.sql, id)).toBe(number);
    await reg.decide({ id });
    expect(await reg.isListed(id)).toBe(true);
    expect(await hintOf(reg.ask(id, councilNumber()))).toBe('registration.notNow');
    expect(await numberOf(db.sql, id)).toBe(number);
  });

  it('lets a specialist ask again as soon as the time is over, before the job has run', async () => {
    const { id } = await reg.pending();
    await reg.decide({ id, until: days(2) });
    const number = await numberOf(db.sql, id);
    await as(db.sql, id, async (tx) => {
      await tx`select set_config('sawubona.clock', ${days(17).toISOString()}, true)`;
      await tx`select public.ask_registration(${number})`;
    });
    const rows =
      await db.sql`select to_state from public.registration_events where specialist_id = ${id} order by id desc limit 2`;
    expect(rows).toEqual([{ to_state: 'pending' }, { to_state: 'expired' }]);
  });

  it('lets a specialist take the question back', async () => {
    const { id } = await reg.pending();
    await as(db.sql, id, (tx) => tx`select public.withdraw_registration()`);
    expect(await hintOf(reg.decide({ id }))).toBe('registration.notNow');
    await reg.ask(id, await numberOf(db.sql, id));
    expect(await reg.stateOf(id)).toEqual({ reg_state: 'pending', listed: false });
  });
});
