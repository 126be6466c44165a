import { randomUUID } from 'node:crypto';
import { startTestDatabase, type TestDatabase } from '@telehealth/local-services/test-support/stack';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { logOf } from '../support/charts';
import type { Visit } from '../support/consultations';
import { useMovableClock } from '../support/operators';
import { addPatient, addSpecialist, as, asGuest, claimsOf, hintOf } from '../support/people';
import { after, asAt, attempt, DAY, endOf, only, visitThatIs } from '../support/records';
import { useSandbox } from '../support/visits';

let db: TestDatabase;
let patient: string;
let doctor: { id: string; visitType: string };
let stranger: { id: string; visitType: string };
let visit: Visit;

beforeAll(async () => {
  db = await startTestDatabase();
  await useSandbox(db.sql);
  await useMovableClock(db.sql);
  [patient, doctor, stranger] = [await addPatient(db.sql), await addSpecialist(db.sql), await addSpecialist(db.sql)];
  visit = await visitThatIs(db.sql, patient, doctor);
});
afterAll(() => db.drop());

const dayOf = (offset = 0) => new Date(endOf(visit).getTime() + offset * DAY).toISOString().slice(0, 10);
const sickNote = (change: object = {}) => ({
  ...{ from: dayOf(), to: dayOf(2), fitness: 'unfit', basis: 'examined', illness: '' },
  ...change,
});
const REFERRAL = {
  to: 'Chest clinic',
  urgency: 'soon',
  reason: 'Cough for eight weeks',
  question: 'Is a scan needed?',
};
const ORDER = {
  category: 'laboratory',
  tests: ['HbA1c', 'Creatinine'],
  question: 'How good is the sugar?',
  code: 'e11.9',
  urgency: 'routine',
  fasting: true,
  to: '',
};
const issue = (kind: string, body: object, { who = doctor.id, key = randomUUID(), at = endOf(visit) } = {}) =>
  asAt(db.sql, who, at, async (tx) => {
    const json = tx.json(JSON.parse(JSON.stringify(body)));
    return only(
      await tx<{ id: string }[]>`select public.issue_letter(${visit.id}, ${key}, ${kind}, ${json}) ->> 'id' as id`,
    );
  });
const letters = (who: string) =>
  as(db.sql, who, (tx) => tx<Record<string, unknown>[]>`select * from public.letters order by issued_at`);
const verify = async (code: unknown, who: string | null = patient) =>
  as(db.sql, who ?? patient, async (tx) =>
    only(await tx<{ answer: Record<string, unknown> }[]>`select public.verify_code(${String(code)}) as answer`),
  ).then(({ answer }) => answer);
const withdraw = (who: string, id: string, reason: string) =>
  as(db.sql, who, (tx) => tx`select public.withdraw_letter(${id}, ${reason})`);

describe('a letter of a visit', () => {
  it('is issued once, read by its two sides, told, logged, and proven by its code without a word of illness', async () => {
    const key = randomUUID();
    const { id } = await issue('sick_note', sickNote({ illness: 'A bad cold' }), { key });
    expect((await issue('sick_note', sickNote(), { key })).id, 'the same press').toBe(id);
    const [letter] = await letters(patient);
    expect(letter).toMatchObject({
      id,
      kind: 'sick_note',
      body: { from: dayOf(), fitness: 'unfit', illness: 'A bad cold' },
    });
    expect(letter?.particulars).toMatchObject({ mode: 'video' });
    expect(JSON.stringify(letter?.particulars)).toMatch(/"councilNumber": ?"\S/);
    expect(await letters(doctor.id)).toHaveLength(1);
    expect(await letters(stranger.id)).toEqual([]);
    await expect(asGuest(db.sql, (tx) => tx`select from public.letters`)).rejects.toThrow();
    const told =
      await db.sql`select payload from public.notifications where event = 'chart.letterIssued' and ref_id = ${id}`;
    expect(JSON.stringify(told)).not.toContain('cold');
    expect((await logOf(db.sql, patient)).at(-1)).toMatchObject({
      action: 'add',
      category: 'documents',
      basis: 'author',
    });
    const answer = await verify(letter?.verify_code);
    expect(answer).toMatchObject({ is: 'letter', kind: 'sick_note', from: dayOf(), to: dayOf(2), fitness: 'unfit' });
    expect(JSON.stringify(answer)).not.toMatch(/cold|illness/);
    expect(await verify('guess')).toEqual({ is: 'nothing' });
  });

  it('for a school says the same facts under its own name, also by its code', async () => {
    const { id } = await issue('school_note', sickNote({ fitness: 'light_work', illness: 'Mumps' }));
    const letter = (await letters(patient)).find((one) => one.id === id);
    expect(letter).toMatchObject({ kind: 'school_note', body: { from: dayOf(), basis: 'examined', illness: 'Mumps' } });
    const answer = await verify(letter?.verify_code);
    expect(answer).toMatchObject({ is: 'letter', kind: 'school_note', to: dayOf(2), fitness: 'light_work' });
    expect(JSON.stringify(answer)).not.toContain('Mumps');
  });

  it('never changes, and proves nothing once its author took it back', async () => {
    const { id } = await issue('referral', REFERRAL);
    const letter = (await letters(doctor.id)).find((one) => one.id === id);
    const answer = await verify(letter?.verify_code);
    expect(answer).toMatchObject({ is: 'letter', kind: 'referral' });
    expect(JSON.stringify(answer), 'nothing of what it says').not.toMatch(/Cough|Chest|scan/);
    await expect(db.sql`update public.letters set body = '{}' where id = ${id}`).rejects.toThrow();
    await expect(db.sql`delete from public.letters where id = ${id}`).rejects.toThrow();
    expect(await hintOf(withdraw(doctor.id, id, 'Wrong'))).toBe('prescriptions.reasonRequired');
    for (const who of [patient, stranger.id]) {
      expect(await hintOf(withdraw(who, id, 'Written to the wrong clinic'))).toBe('letters.notFound');
    }
    await withdraw(doctor.id, id, 'Written to the wrong clinic');
    await withdraw(doctor.id, id, 'Written to the wrong clinic');
    const ended = await verify(letter?.verify_code);
    expect(ended).toMatchObject({
      is: 'letter',
      kind: 'referral',
      ended: { how: 'withdrawn', on: expect.any(String) },
    });
    expect(JSON.stringify(ended), 'not why').not.toContain('wrong clinic');
    expect((await letters(patient)).find((one) => one.id === id)).toMatchObject({
      withdrawn_reason: 'Written to the wrong clinic',
      version: 2,
    });
  });

  it.each([
    ['no day', 'sick_note', () => sickNote({ from: '' }), 'letters.dates'],
    ['a day that is none', 'sick_note', () => sickNote({ to: '2026-02-31' }), 'letters.dates'],
    ['the end before the beginning', 'sick_note', () => sickNote({ to: dayOf(-1) }), 'letters.dates'],
    ['more than a year', 'sick_note', () => sickNote({ to: dayOf(400) }), 'letters.dates'],
    ['no day for a school', 'school_note', () => sickNote({ from: '' }), 'letters.dates'],
    ['unknown fitness', 'sick_note', () => sickNote({ fitness: 'tired' }), 'data.invalid'],
    ['a long illness', 'sick_note', () => sickNote({ illness: 'x'.repeat(201) }), 'validation.tooLong'],
    ['no test', 'test_request', () => ({ ...ORDER, tests: [' '] }), 'letters.testsRequired'],
    ['too many tests', 'test_request', () => ({ ...ORDER, tests: Array(21).fill('a') }), 'letters.testsTooMany'],
    ['no question', 'test_request', () => ({ ...ORDER, question: '' }), 'letters.questionRequired'],
    ['no code of an illness', 'test_request', () => ({ ...ORDER, code: 'sugar' }), 'letters.code'],
    ['no such urgency', 'test_request', () => ({ ...ORDER, urgency: 'soon' }), 'data.invalid'],
    ['nobody to read it', 'referral', () => ({ ...REFERRAL, to: ' ' }), 'letters.toRequired'],
    ['no reason', 'referral', () => ({ ...REFERRAL, reason: '' }), 'letters.reasonRequired'],
    ['another kind', 'poem', () => REFERRAL, 'data.invalid'],
  ])('is refused with %s', async (_, kind, body, hint) => {
    expect(await hintOf(issue(kind, body()))).toBe(hint);
  });

  it('is for who treats, until fourteen days after the visit', async () => {
    expect(await hintOf(issue('referral', REFERRAL, { who: stranger.id }))).toBe('notes.notFound');
    expect(await hintOf(issue('referral', REFERRAL, { at: after(endOf(visit), 14 * DAY) }))).toBe('notes.windowClosed');
    await expect(issue('referral', REFERRAL, { who: patient })).rejects.toThrow();
  });

  it('is not issued without the particulars of its author', async () => {
    await attempt(db.sql, async (tx) => {
      await tx`update public.specialists set hospital = ' ' where profile_id = ${doctor.id}`;
      await tx`select set_config('request.jwt.claims', ${JSON.stringify(claimsOf(doctor.id))}, true)`;
      await tx`select set_config('sawubona.clock', ${endOf(visit).toISOString()}, true)`;
      const tried = tx.savepoint(
        (sp) => sp`select public.issue_letter(${visit.id}, ${randomUUID()}, 'referral', ${sp.json(REFERRAL)})`,
      );
      expect(await hintOf(tried)).toBe('letters.particularsMissing');
    });
  });
});

describe('a letter that is being written', () => {
  const keep = (who: string, draft: object | null, kind = 'test_request', replaces: string | null = null) =>
    asAt(
      db.sql,
      who,
      endOf(visit),
      (tx) =>
        tx`select public.keep_letter_draft(${visit.id}, ${kind}, ${draft && tx.json(JSON.parse(JSON.stringify(draft)))}, ${replaces})`,
    );
  const drafts = async (who: string) =>
    (
      await as(db.sql, who, (tx) => tx<{ draft: object }[]>`select draft from public.letter_drafts order by updated_at`)
    ).map(({ draft }) => draft);

  it('is kept for its author alone as it is typed, until it is issued or thrown away', async () => {
    await keep(doctor.id, { tests: 'HbA1c', urgency: null });
    await keep(doctor.id, { tests: 'HbA1c\nTSH' });
    await keep(doctor.id, { to: 'Chest clinic' }, 'referral');
    expect(await drafts(doctor.id)).toEqual([{ tests: 'HbA1c\nTSH' }, { to: 'Chest clinic' }]);
    for (const who of [patient, stranger.id]) expect(await drafts(who)).toEqual([]);
    expect(await hintOf(keep(stranger.id, { tests: 'TSH' }))).toBe('notes.notFound');
    expect(await hintOf(keep(patient, { tests: 'TSH' }))).toBe('access.refused');
    expect(await hintOf(keep(doctor.id, { consent: true }, 'sick_note'))).toBe('data.invalid');
    const { id } = await issue('test_request', ORDER);
    expect(await drafts(doctor.id)).toEqual([{ to: 'Chest clinic' }]);
    await keep(doctor.id, { tests: 'TSH' }, 'test_request', id);
    await keep(doctor.id, null, 'referral');
    expect(await drafts(doctor.id)).toEqual([{ tests: 'TSH' }]);
    await withdraw(doctor.id, id, 'Ordered for somebody else');
    expect(await hintOf(keep(doctor.id, { tests: 'T4' }, 'test_request', id))).toBe('letters.endedAlready');
  });
});
