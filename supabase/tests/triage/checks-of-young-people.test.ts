import { randomUUID } from 'node:crypto';
import { startTestDatabase, type TestDatabase } from '@telehealth/local-services/test-support/stack';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addPatient, addPerson, as, asFor, hintOf } from '../support/people';
import { json } from '../support/records';
import { SYMPTOM_CHECK } from '../support/triage';

let db: TestDatabase;
let guardian: string;
let father: string;
/** Of eight years, and of fourteen; neither has a sign-in. */
let people: { small: string; young: string };
const bornBefore = (years: number) => `${new Date().getFullYear() - years}-01-02`;

beforeAll(async () => {
  db = await startTestDatabase();
  guardian = await addPatient(db.sql, 'Nomsa Khumalo');
  people = {
    small: await addPerson(db.sql, guardian, { dateOfBirth: bornBefore(8) }),
    young: await addPerson(db.sql, guardian, { firstName: 'Ayanda', dateOfBirth: bornBefore(14) }),
  };
  father = await addPatient(db.sql, 'Sizwe Khumalo');
  await db.sql`insert into public.delegations (patient_id, delegate_id, scopes, may, state, accepted_at, basis, relation)
    select patient_id, ${father}, scopes, may, state, accepted_at, basis, relation from public.delegations
    where patient_id = ${people.young}`;
});
afterAll(() => db.drop());

const about = (ruleId: string, fact: string, words = 'it hurts', level = 4) => ({
  ...SYMPTOM_CHECK,
  ...{ level, words, facts: [{ id: fact, says: fact, answer: 'yes' }], questions: [] },
  reasons: [{ ruleId, ruleVersion: 1, level, text: 'It can wait.', source: 'Made up for tests' }],
});
const BACK = about('back.simple', 'backPain');
const LOW = about('mind.low', 'lowMood');
const PREGNANT = about('pregnancy.early', 'pregnant');
const NEW = about('something.new', 'somethingNew');
const IN_WORDS = about('throat.simple', 'soreThroat', 'and I had sex, what now');
const CRISIS = about('crisis.suicide', 'suicideIntent', 'I want to die', 1);

/** Saved in the record of that person, as from their own device. */
async function kept(person: string, check: object, actor = guardian): Promise<string> {
  const key = randomUUID().replaceAll('-', '');
  const rows = await asFor(
    db.sql,
    { actor, person, endpoint: 'rpc/save_symptom_check' },
    (tx) =>
      tx<{ result: { id: string } }[]>`select public.save_symptom_check(${key}, ${tx.json(json(check))}) as result`,
  );
  return rows[0]?.result.id ?? '';
}
const seen = async (person: string, actor = guardian) =>
  (
    await asFor(
      db.sql,
      { actor, person, endpoint: 'triage_sessions' },
      (tx) => tx`select id from public.triage_sessions`,
    )
  ).map(({ id }) => id);
const dangersOf = async (person: string, actor = guardian) => {
  const [row] = await asFor(
    db.sql,
    { actor, person, endpoint: 'rpc/my_open_dangers' },
    (tx) => tx<{ found: { checks: { id: string }[] } }[]>`select public.my_open_dangers() as found`,
  );
  return row?.found.checks.map(({ id }) => id) ?? [];
};

describe('a symptom check', () => {
  it.each([
    ['a sore back', BACK, 'ordinary'],
    ['a low mood', LOW, 'mental_health'],
    ['a pregnancy', PREGNANT, 'sexual_health'],
    ['something that no table names', NEW, 'unsorted'],
    ['a sore throat, with words of something else', IN_WORDS, 'unsorted'],
    ['nothing that was understood', { ...BACK, facts: [], reasons: [] }, 'unsorted'],
    [
      'a sign that is not there, and a sore back',
      { ...BACK, facts: [...BACK.facts, { id: 'lowMood', says: '', answer: 'no' }] },
      'ordinary',
    ],
  ])('about %s has the category that the table gives it', async (_, check, category) => {
    const id = await kept(people.small, check);
    const [row] = await db.sql`select category from public.triage_sessions where id = ${id}`;
    expect(row).toEqual({ category });
  });

  it('about what the law names, or may, is hidden from the guardian of a young person, on every way to it, whoever saved it', async () => {
    const open = await kept(people.young, BACK);
    const closed = [await kept(people.young, { ...NEW, heading: 'Of another guardian' }, father)];
    for (const check of [LOW, PREGNANT, IN_WORDS, CRISIS]) closed.push(await kept(people.young, check));
    expect(await seen(people.young)).toEqual([open]);
    expect(await dangersOf(people.young)).toEqual([]);
    for (const id of closed) {
      const asked = (endpoint: string, name: string) =>
        hintOf(
          asFor(db.sql, { actor: guardian, person: people.young, endpoint: `rpc/${endpoint}` }, (tx) =>
            tx.unsafe(`select public.${name}`, [id]),
          ),
        );
      expect(await asked('delete_symptom_check', 'delete_symptom_check($1)')).toBe('triage.notFound');
      expect(await asked('answer_danger', "answer_danger($1, 'mistake')")).toBe('triage.notFound');
      expect(await asked('share_danger', 'share_danger($1, gen_random_uuid())')).toBe('triage.notFound');
    }
  });

  it('about something unknown stays open to the guardian who saved it, also as a copy for a later visit, and to no other', async () => {
    const id = await kept(people.young, about('something.other', 'somethingOther', 'it itches', 2));
    expect(await seen(people.young)).toContain(id);
    expect(await dangersOf(people.young)).toEqual([id]);
    expect(await seen(people.young, father)).not.toContain(id);
    expect(await dangersOf(people.young, father)).toEqual([]);
    const [copy] =
      await db.sql`insert into public.triage_sessions (key_hash, profile_id, rules_used, level, fired, answers, copied_from)
      select sha256('a copy'), profile_id, rules_used, level, fired, answers, id from public.triage_sessions where id = ${id}
      returning id, saved_by`;
    expect(copy?.saved_by).toBe(guardian);
    expect(await seen(people.young)).toContain(copy?.id);
  });

  it('of a child under twelve is open to who looks after it, whatever it is about', async () => {
    const ids = [await kept(people.small, about('mind.low', 'lowMood', 'once more')), await kept(people.small, CRISIS)];
    expect(await seen(people.small)).toEqual(expect.arrayContaining(ids));
    expect(await dangersOf(people.small)).toEqual([ids[1]]);
  });

  it('stays its owner’s, of whatever it is', async () => {
    const key = randomUUID().replaceAll('-', '');
    await as(db.sql, guardian, (tx) => tx`select public.save_symptom_check(${key}, ${tx.json(json(LOW))})`);
    const own = await as(db.sql, guardian, (tx) => tx`select category from public.triage_sessions`);
    expect([...own]).toEqual([{ category: 'mental_health' }]);
  });
});
