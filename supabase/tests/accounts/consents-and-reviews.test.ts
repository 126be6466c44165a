import { randomUUID } from 'node:crypto';
import { REVIEW_EXAMPLES } from '@telehealth/contracts/examples/registration';
import { startTestDatabase, type TestDatabase } from '@telehealth/local-services/test-support/stack';
import type { JSONValue } from 'postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addOperator, useMovableClock } from '../support/operators';
import { addPatient, addSpecialist, addUser, as, asGuest, hintOf, setRegistration } from '../support/people';
import { type Published, publisher } from '../support/publishing';
import { bookVisit, useSandbox } from '../support/visits';

let db: TestDatabase;
let publish: ReturnType<typeof publisher>;
beforeAll(async () => {
  db = await startTestDatabase();
  await useSandbox(db.sql);
  await useMovableClock(db.sql);
  publish = publisher(db.sql, await addOperator(db.sql));
});
afterAll(() => db.drop());

describe('consents', () => {
  const decide = (who: string, text: Published, decision = 'given', key = randomUUID(), hash = text.text_hash) =>
    as(
      db.sql,
      who,
      (tx) => tx`select decision, version, locale, text_hash, at
      from public.decide_consent(${text.id}, ${hash}, ${decision}, ${key})`,
    );
  const mine = (who: string, locale = 'en', kind = 'telehealth') =>
    as(
      db.sql,
      who,
      (tx) => tx`select version, locale, decision, decided_version, due from public.my_consents(${locale})
      where kind = ${kind}`,
    );

  it('name the text that was read; a newer text asks again; withdrawing is one more row', async () => {
    const who = await addPatient(db.sql);
    const first = await publish.terms({ kind: 'telehealth' });
    expect(await mine(who)).toEqual([{ version: 1, locale: 'en', decision: null, decided_version: null, due: true }]);
    const key = randomUUID();
    const [given] = await decide(who, first, 'given', key);
    expect(given).toMatchObject({ decision: 'given', version: 1, locale: 'en', text_hash: first.text_hash });
    expect(await decide(who, first, 'given', key)).toEqual([given]);
    expect(await mine(who)).toMatchObject([{ decision: 'given', due: false }]);
    const second = await publish.terms({ kind: 'telehealth', version: 2, body: 'Newer words' });
    expect(await mine(who)).toMatchObject([{ version: 2, decision: 'given', decided_version: 1, due: true }]);
    expect(await hintOf(decide(who, first))).toBe('consent.textChanged');
    expect(await hintOf(decide(who, second, 'given', randomUUID(), first.text_hash))).toBe('consent.textChanged');
    await decide(who, second);
    expect(await hintOf(decide(who, first, 'withdrawn'))).toBe('consent.notGiven');
    await decide(who, second, 'withdrawn');
    expect(await hintOf(decide(who, second, 'withdrawn'))).toBe('consent.notGiven');
    const rows = await as(db.sql, who, (tx) => tx`select decision, version from public.consents order by seq`);
    expect(rows).toEqual([
      { decision: 'given', version: 1 },
      { decision: 'given', version: 2 },
      { decision: 'withdrawn', version: 2 },
    ]);
  });

  it('can be withdrawn although the text was replaced', async () => {
    const who = await addPatient(db.sql);
    const first = await publish.terms({ kind: 'assistant' });
    await decide(who, first);
    await publish.terms({ kind: 'assistant', version: 2, body: 'Newer words' });
    await decide(who, first, 'withdrawn');
    expect(await mine(who, 'en', 'assistant')).toMatchObject([
      { decision: 'withdrawn', decided_version: 1, due: true },
    ]);
  });

  it('are asked in the language of the person where there is one, else in English', async () => {
    const who = await addPatient(db.sql);
    await publish.terms({ kind: 'privacy' });
    await publish.terms({ kind: 'privacy', locale: 'zu', body: 'Ngesizulu' });
    for (const [locale, found] of [
      ['zu-ZA', 'zu'],
      ['zu', 'zu'],
      ['xh', 'en'],
      ['en-ZA', 'en'],
    ] as const) {
      expect(await mine(who, locale, 'privacy')).toMatchObject([{ locale: found }]);
    }
  });

  it('belong to one person, and are kept as they are', async () => {
    const [who, other] = [await addPatient(db.sql), await addPatient(db.sql)];
    const text = await publish.terms({ kind: 'terms' });
    await decide(who, text, 'refused');
    expect(await as(db.sql, other, (tx) => tx`select from public.consents`)).toHaveLength(0);
    expect(await mine(other, 'en', 'terms')).toMatchObject([{ decision: null, due: true }]);
    expect(await mine(who, 'en', 'terms')).toMatchObject([{ decision: 'refused', due: false }]);
    expect(await hintOf(asGuest(db.sql, (tx) => tx`select from public.consents`))).toBe('42501');
    expect(await hintOf(decide(await addUser(db.sql), text))).toBe('access.refused');
    expect(await hintOf(decide(who, { ...text, id: randomUUID() }))).toBe('data.notFound');
    expect(await hintOf(decide(who, text, 'perhaps'))).toBe('data.invalid');
    expect(await hintOf(db.sql`update public.consents set decision = 'given'`)).toBe('access.refused');
    expect(await hintOf(db.sql`delete from public.consents`)).toBe('access.refused');
    expect(await hintOf(db.sql`truncate public.consents`)).toBe('access.refused');
  });
});

describe('reviews', () => {
  const say = (who: string, visit: string, facts: object, at?: Date) =>
    as(db.sql, who, async (tx) => {
      if (at) await tx`select set_config('sawubona.clock', ${at.toISOString()}, true)`;
      const json: JSONValue = JSON.parse(JSON.stringify(facts));
      return tx`select started, connection, next_step from public.submit_review(${visit}, ${tx.json(json)})`;
    });
  const completedVisit = async (patient: string, specialist: { id: string; visitType: string }) => {
    const visit = await bookVisit(db.sql, patient, specialist);
    await db.sql`select private.move_appointment(${visit}, 'in_progress')`;
    await db.sql`select private.move_appointment(${visit}, 'completed')`;
    return visit;
  };
  const shares = (specialist: string) =>
    asGuest(
      db.sql,
      (tx) => tx`select visits, on_time_percent, clear_connection_percent, clear_next_step_percent
      from public.specialist_reviews where specialist_id = ${specialist}`,
    );

  it('are given once, by the patient of a completed visit', async () => {
    const [patient, specialist] = [await addPatient(db.sql), await addSpecialist(db.sql)];
    const booked = await bookVisit(db.sql, patient, specialist);
    expect(await hintOf(say(patient, booked, { started: 'on_time' }))).toBe('review.notCompleted');
    const visit = await completedVisit(patient, specialist);
    for (const who of [await addPatient(db.sql), specialist.id]) {
      expect(await hintOf(say(who, visit, { started: 'on_time' }))).toBe('booking.notFound');
    }
    const facts = { started: 'within_15', connection: 'clear' };
    expect(await say(patient, visit, facts)).toEqual([{ started: 'within_15', connection: 'clear', next_step: null }]);
    await say(patient, visit, facts);
    expect(await hintOf(say(patient, visit, { started: 'on_time' }))).toBe('review.alreadyGiven');
    expect(await as(db.sql, patient, (tx) => tx`select started from public.reviews`)).toEqual([
      { started: 'within_15' },
    ]);
    expect(await as(db.sql, specialist.id, (tx) => tx`select from public.reviews`)).toHaveLength(0);
    expect(await hintOf(db.sql`update public.reviews set started = 'later'`)).toBe('access.refused');
    expect(await hintOf(db.sql`delete from public.reviews`)).toBe('access.refused');
    expect(await hintOf(db.sql`truncate public.reviews`)).toBe('access.refused');
  });

  it('close 60 days after the visit', async () => {
    const [patient, specialist] = [await addPatient(db.sql), await addSpecialist(db.sql)];
    const visit = await completedVisit(patient, specialist);
    const late = say(patient, visit, { started: 'on_time' }, new Date(Date.now() + 90 * 86_400_000));
    expect(await hintOf(late)).toBe('review.tooLate');
  });

  it('are public only as shares over whole threes, and only of listed specialists', async () => {
    const [patient, specialist] = [await addPatient(db.sql), await addSpecialist(db.sql)];
    const said = [
      { started: 'on_time', connection: 'clear' },
      { started: 'on_time', connection: 'failed' },
      { started: 'later', connection: 'clear', nextStep: 'clear' },
      { started: 'later' },
      { started: 'later' },
      { started: 'later' },
    ];
    const seen: unknown[] = [];
    for (const facts of said) {
      await say(patient, await completedVisit(patient, specialist), facts);
      seen.push((await shares(specialist.id))[0]);
    }
    const three = { visits: 3, on_time_percent: 67, clear_connection_percent: 67, clear_next_step_percent: null };
    expect(seen).toEqual([undefined, undefined, three, three, three, { ...three, visits: 6, on_time_percent: 33 }]);
    await setRegistration(db.sql, specialist.id, 'suspended');
    expect(await shares(specialist.id)).toEqual([]);
  });

  it.each(REVIEW_EXAMPLES.map((example) => [example.name, example] as const))(
    'take or refuse as the form does: %s',
    async (_, { values, refused }) => {
      const [patient, specialist] = [await addPatient(db.sql), await addSpecialist(db.sql)];
      const attempt = say(patient, await completedVisit(patient, specialist), values);
      expect(await hintOf(attempt)).toBe(refused?.id ?? 'nothing was refused');
    },
  );
});
