import { randomBytes, randomUUID } from 'node:crypto';
import { startTestDatabase, type TestDatabase } from '@telehealth/local-services/test-support/stack';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { acting } from '../support/acting';
import { delegate, logOf } from '../support/charts';
import { addOperator, useMovableClock } from '../support/operators';
import { addPatient, addSpecialist, as, asGuest, hintOf, setRegistration } from '../support/people';
import { publisher, RULES } from '../support/publishing';
import { triageOf } from '../support/triage';
import { bookVisit, cancel, firstOpening, hold, useSandbox } from '../support/visits';

let db: TestDatabase;
let triage: ReturnType<typeof triageOf>;
beforeAll(async () => {
  db = await startTestDatabase();
  await useSandbox(db.sql);
  await useMovableClock(db.sql);
  triage = triageOf(db.sql);
  await publisher(db.sql, await addOperator(db.sql)).rules('en');
});
afterAll(() => db.drop());

const newKey = () => randomBytes(24).toString('base64url');

describe('a guest', () => {
  it('keeps level, rules and version under a key whose hash alone is stored, but no answers', async () => {
    const key = newKey();
    const result = await triage.save(null, key, { fired: ['skin.rash'], level: 4, answers: { itches: 'yes' } });
    expect(result).toMatchObject({ level: 4, fired: ['skin.rash'], rulesVersion: 1, claimed: false });
    const [row] = await db.sql`select profile_id, answers, encode(key_hash, 'hex') as hash, to_jsonb(t)::text as whole
      from public.triage_sessions t where id = ${result.id}`;
    expect(row).toMatchObject({ profile_id: null, answers: null });
    expect(row?.whole).not.toContain(key);
    expect((await triage.save(null, key, { fired: ['skin.rash'], level: 4 })).id).toBe(result.id);
    await expect(asGuest(db.sql, (tx) => tx`select from public.triage_sessions`)).rejects.toMatchObject({
      code: '42501',
    });
  });

  it('keeps it as their own after signing in; from then on the key opens nothing for others', async () => {
    const [key, owner, other] = [newKey(), await addPatient(db.sql), await addPatient(db.sql)];
    const { id } = await triage.save(null, key, { fired: ['skin.rash'] });
    expect(await triage.sessionsOf(owner)).toEqual([]);
    expect(await triage.save(owner, key)).toMatchObject({ id, fired: ['skin.rash'], claimed: true });
    await triage.save(owner, key);
    expect(await triage.sessionsOf(owner)).toEqual([{ id, answers: null }]);
    await triage.save(owner, key, { answers: { itches: 'yes' } });
    expect(await triage.sessionsOf(owner)).toEqual([{ id, answers: { itches: 'yes' } }]);
    const strangers = [() => triage.save(other, key), () => triage.save(null, key)];
    for (const attempt of strangers) {
      expect(await hintOf(attempt())).toBe('triage.notFound');
    }
    expect(await triage.sessionsOf(other)).toEqual([]);
  });

  it('has a day for that', async () => {
    const [key, owner] = [newKey(), await addPatient(db.sql)];
    await triage.save(null, key, { at: new Date(Date.now() - 25 * 3_600_000) });
    expect(await hintOf(triage.save(owner, key))).toBe('triage.notFound');
    expect(await hintOf(triage.save(null, key))).toBe('triage.notFound');
  });

  it('leaves nothing once the day is over; what was claimed, or still may be, stays', async () => {
    const [late, open, owner] = [newKey(), newKey(), await addPatient(db.sql)];
    const gone = await triage.save(null, late, { at: new Date(Date.now() - 25 * 3_600_000) });
    const kept = await triage.save(null, open);
    const key = newKey();
    await triage.save(null, key);
    const claimed = await triage.save(owner, key);
    await expect(db.sql`delete from public.triage_sessions where id = ${kept.id}`).rejects.toMatchObject({
      code: '42501',
    });
    await db.sql`select private.forget_guest_checks()`;
    const rows = await db.sql<{ id: string }[]>`
      select id from public.triage_sessions where id in (${gone.id}, ${kept.id}, ${claimed.id})`;
    expect(rows.map(({ id }) => id).sort()).toEqual([kept.id, claimed.id].sort());
  });

  it('needs a key that nobody guesses', async () => {
    for (const key of ['', '1234', 'x'.repeat(21), `${newKey()}/`])
      expect(await hintOf(triage.save(null, key))).toBe('data.invalid');
  });
});

describe('a level', () => {
  it('is never milder than the rules that fired, nor than it was before', async () => {
    const [key, owner] = [newKey(), await addPatient(db.sql)];
    expect(await triage.save(owner, key, { fired: ['heart.attack', 'skin.rash'], level: 5 })).toMatchObject({
      level: 1,
    });
    expect(await triage.save(owner, key, { fired: ['skin.rash'], level: 5 })).toMatchObject({
      level: 1,
      fired: ['heart.attack', 'skin.rash'],
    });
    const write = db.sql`update public.triage_sessions set level = 5 where profile_id = ${owner}`;
    expect(await hintOf(write)).toBe('23514');
    const felt = newKey();
    for (const level of [2, 5]) expect(await triage.save(owner, felt, { level })).toMatchObject({ level: 2 });
  });

  it.each([
    ['a rule of no set', { fired: ['made.up'] }],
    ['level 0', { level: 0 }],
    ['level 6', { level: 6 }],
    ['endless answers', { answers: { all: 'x'.repeat(40_000) } }],
  ])('is refused with %s', async (_, values) => {
    expect(await hintOf(triage.save(await addPatient(db.sql), newKey(), values))).toBe('data.invalid');
  });

  it('may be finished by rules that were replaced within a day, by older or unknown ones not', async () => {
    await db.sql.begin(async (tx) => {
      const [rules] = await tx<
        { id: string }[]
      >`insert into public.triage_rulesets (language, version, rules, reviewer, reviewed_on)
        values ('xx', 1, ${tx.json(RULES)}, 'Dr Made Up', '2026-01-31') returning id`;
      await tx`update public.triage_rulesets set retired_at = now() - interval '2 hours' where id = ${rules?.id ?? ''}`;
      await tx`insert into public.triage_rulesets (language, version, rules, reviewer, reviewed_on)
        values ('xx', 2, ${tx.json(RULES)}, 'Dr Made Up', '2026-01-31')`;
    });
    const finish = (version: number, at?: Date) =>
      asGuest(db.sql, async (tx) => {
        if (at) await tx`select set_config('sawubona.clock', ${at.toISOString()}, true)`;
        await tx`select public.save_triage(${newKey()}, 'xx', ${version}, '{}', 5)`;
      });
    expect(await hintOf(finish(1))).toBe('nothing was refused');
    expect(await hintOf(finish(2))).toBe('nothing was refused');
    expect(await hintOf(finish(1, new Date(Date.now() + 86_400_000)))).toBe('triage.rulesChanged');
    expect(await hintOf(finish(3))).toBe('triage.rulesChanged');
  });
});

describe('a visit', () => {
  it('carries the result to its specialist, who reads it with a log entry', async () => {
    const [patient, specialist] = [await addPatient(db.sql), await addSpecialist(db.sql)];
    const visit = await bookVisit(db.sql, patient, specialist);
    const { id } = await triage.save(patient, newKey(), { fired: ['skin.rash'], answers: { itches: 'yes' } });
    expect(await triage.readOn(specialist.id, visit)).toEqual([]);
    expect(await triage.attach(patient, id, visit)).toMatchObject({ appointmentId: visit });
    await triage.attach(patient, id, visit);
    const [seen] = await triage.readOn(specialist.id, visit);
    expect(seen).toMatchObject({ level: 4, rulesVersion: 1, rules: [RULES[1]], answers: { itches: 'yes' } });
    expect(await triage.readOn(patient, visit)).toHaveLength(1);
    expect(await triage.sessionsOf(specialist.id)).toEqual([]);
    const log = await as(db.sql, patient, (tx) => tx`select actor_id, category, basis, screen from public.access_log`);
    expect(log).toHaveLength(2);
    expect(log[0]).toEqual({ actor_id: specialist.id, category: 'triage', basis: 'visit', screen: 'consultation' });
    for (const who of [await addPatient(db.sql), (await addSpecialist(db.sql)).id]) {
      expect(await hintOf(triage.readOn(who, visit))).toBe('booking.notFound');
      expect(await hintOf(triage.readOn(who, randomUUID()))).toBe('booking.notFound');
    }
    await setRegistration(db.sql, specialist.id, 'suspended');
    expect(await hintOf(triage.readOn(specialist.id, visit))).toBe('booking.notFound');
  });

  it('that is only held, or was called off, shows the specialist nothing', async () => {
    const [patient, specialist] = [await addPatient(db.sql), await addSpecialist(db.sql)];
    const { id } = await triage.save(patient, newKey(), { fired: ['skin.rash'] });
    const held = await hold(db.sql, patient, specialist.visitType, await firstOpening(db.sql, specialist.id));
    await triage.attach(patient, id, held.id);
    expect(await hintOf(triage.readOn(specialist.id, held.id))).toBe('booking.notFound');
    // The time was given up before anybody saw it: the result may go with the next one.
    await cancel(db.sql, patient, held.id);
    const visit = await bookVisit(db.sql, patient, specialist);
    expect(await triage.attach(patient, id, visit)).toMatchObject({ appointmentId: visit });
    const next = await bookVisit(db.sql, patient, specialist);
    expect(await hintOf(triage.attach(patient, id, next))).toBe('triage.attached');
    await cancel(db.sql, patient, visit, 'Better');
    expect(await hintOf(triage.readOn(specialist.id, visit))).toBe('booking.notFound');
  });

  it('adds ten to one visit at most: a specialist reads all of them', async () => {
    const [patient, specialist] = await Promise.all([addPatient(db.sql), addSpecialist(db.sql)]);
    const visit = await bookVisit(db.sql, patient, specialist);
    const one = async () => (await triage.save(patient, newKey(), { fired: ['skin.rash'] })).id;
    for (let i = 0; i < 10; i += 1) await triage.attach(patient, await one(), visit);
    expect(await hintOf(triage.attach(patient, await one(), visit))).toBe('triage.enoughForVisit');
  });

  it('keeps what was attached as it was', async () => {
    const [patient, specialist, key] = [await addPatient(db.sql), await addSpecialist(db.sql), newKey()];
    const { id } = await triage.save(patient, key, { fired: ['skin.rash'] });
    await triage.attach(patient, id, await bookVisit(db.sql, patient, specialist));
    expect(await hintOf(triage.save(patient, key, { fired: ['heart.attack'] }))).toBe('triage.attached');
    expect(await hintOf(db.sql`update public.triage_sessions set answers = '{"a": 1}' where id = ${id}`)).toBe('23514');
    expect(
      await hintOf(
        db.sql`update public.triage_sessions set appointment_id = null, attached_at = null where id = ${id}`,
      ),
    ).toBe('23514');
    expect(await hintOf(db.sql`delete from public.triage_sessions`)).toBe('access.refused');
    expect(await hintOf(db.sql`truncate public.triage_sessions cascade`)).toBe('access.refused');
  });

  it('takes an emergency only from somebody who has called for help', async () => {
    const [patient, specialist] = [await addPatient(db.sql), await addSpecialist(db.sql)];
    const visit = await bookVisit(db.sql, patient, specialist);
    const { id } = await triage.save(patient, newKey(), { fired: ['heart.attack'] });
    expect(await hintOf(triage.attach(patient, id, visit))).toBe('triage.emergencyFirst');
    await triage.attach(patient, id, visit, true);
    const [seen] = await triage.readOn(specialist.id, visit);
    expect(seen).toMatchObject({ level: 1, calledAt: expect.any(String) });
  });

  it('takes results only from their owner, for visits of their own', async () => {
    const [patient, helper, specialist] = [
      await addPatient(db.sql),
      await addPatient(db.sql),
      await addSpecialist(db.sql),
    ];
    const visit = await bookVisit(db.sql, patient, specialist);
    const mine = await triage.save(helper, newKey(), { fired: ['skin.rash'] });
    expect(await hintOf(triage.attach(helper, mine.id, visit))).toBe('booking.notFound');
    expect(await hintOf(triage.attach(patient, mine.id, visit))).toBe('triage.notFound');
    await delegate(db.sql, patient, helper, ['book']);
    const forHer = acting(helper, patient);
    expect(await hintOf(triage.attach(helper, mine.id, visit)), 'one of their own').toBe('booking.notFound');
    const hers = await triage.save(forHer, newKey(), { fired: ['skin.rash'] });
    await triage.attach(forHer, hers.id, visit);
    expect(await triage.readOn(patient, visit)).toHaveLength(1);
    expect(await hintOf(triage.readOn(forHer, visit))).toBe('access.notDelegated');
    await db.sql`update public.delegations set state = 'ended', ended_at = now() where delegate_id = ${helper}`;
    await delegate(db.sql, patient, helper, ['book', 'records']);
    expect(await triage.readOn(forHer, visit)).toHaveLength(1);
    expect((await logOf(db.sql, patient)).at(-1)).toMatchObject({ actor_id: helper, basis: 'delegation' });
  });

  it('shows the result to the colleague who covers it, from then on', async () => {
    const [patient, specialist, colleague] = [
      await addPatient(db.sql),
      await addSpecialist(db.sql),
      await addSpecialist(db.sql),
    ];
    const visit = await bookVisit(db.sql, patient, specialist);
    await triage.attach(patient, (await triage.save(patient, newKey(), { fired: ['skin.rash'] })).id, visit);
    expect(await hintOf(triage.readOn(colleague.id, visit))).toBe('booking.notFound');
    await as(db.sql, specialist.id, (tx) => tx`select public.cover_consultation(${visit}, ${colleague.id})`);
    expect(await triage.readOn(colleague.id, visit)).toHaveLength(1);
  });
});
