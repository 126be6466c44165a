import { startTestDatabase, type TestDatabase } from '@telehealth/local-services/test-support/stack';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addOperator, asAt, jobsAt, useMovableClock } from '../support/operators';
import { addPatient, addPerson, as } from '../support/people';

let db: TestDatabase;

beforeAll(async () => {
  db = await startTestDatabase();
  await useMovableClock(db.sql);
});
afterAll(() => db.drop());

/** Ten in the morning of that day in South Africa. */
const morning = (day: string) => new Date(`${day}T08:00:00Z`);
const dayOf = (at: Date) => at.toISOString().slice(0, 10);
const moved = (day: string, days: number) => dayOf(new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000));

async function family(name: string, dateOfBirth: string) {
  const mother = await addPatient(db.sql, `Mother ${name}`);
  const child = await addPerson(db.sql, mother, { firstName: name, lastName: 'Child', dateOfBirth });
  return { mother, child };
}
/** A second guardian with the rights of the first. */
async function father(child: string, name: string) {
  const id = await addPatient(db.sql, `Father ${name}`);
  await db.sql`insert into public.delegations (patient_id, delegate_id, scopes, may, state, accepted_at, basis, relation)
    select patient_id, ${id}, scopes, may, state, accepted_at, basis, relation from public.delegations
    where patient_id = ${child} and basis = 'guardian' limit 1`;
  return id;
}
const told = async (who: string) =>
  (
    await db.sql<{ event: string; payload: { turns: number; on: string; counterpartName?: string } }[]>`
      select event, payload from public.notifications where recipient_id = ${who} and event like 'birthday.%'
      order by created_at, event`
  ).map(({ event, payload }) => `${event} ${payload.turns} ${payload.on}`);
const run = async (day: string) => {
  const { announce_turning_points: job } = await jobsAt(db.sql, morning(day));
  expect(job?.error).toBeUndefined();
};
const delegations = (child: string) =>
  db.sql<{ state: string; end_reason: string | null }[]>`select state, end_reason from public.delegations
    where patient_id = ${child} order by offered_at`;
const people = async (who: string, at: Date) =>
  (await asAt(db.sql, who, at, (tx) => tx<{ scopes: string[] }[]>`select scopes from public.my_people()`)).map(
    ({ scopes }) => scopes,
  );

describe('the 12th birthday', () => {
  const BORN = '2019-05-20';
  const DAY = '2031-05-20';
  let home: Awaited<ReturnType<typeof family>>;
  let dad: string;
  beforeAll(async () => {
    home = await family('Twelve', BORN);
    dad = await father(home.child, 'Twelve');
  });

  it('is told thirty and seven days before and on the day, to both guardians, once each, however often it runs', async () => {
    await run(moved(DAY, -31));
    expect(await told(home.mother)).toEqual([]);
    for (const days of [-30, -29, -8]) await run(moved(DAY, days));
    expect(await told(home.mother)).toEqual([`birthday.ahead 12 ${DAY}`]);
    for (const days of [-7, -6, -1]) await run(moved(DAY, days));
    for (const who of [home.mother, dad]) expect(await told(who)).toHaveLength(2);
    for (const days of [0, 0, 1, 6]) await run(moved(DAY, days));
    expect(await told(dad)).toEqual([
      `birthday.ahead 12 ${DAY}`,
      `birthday.ahead 12 ${DAY}`,
      `birthday.reached 12 ${DAY}`,
    ]);
  });

  it('closes the sensitive part at midnight in South Africa, whether or not the job ran, and nothing else', async () => {
    // 11 years and 364 days; a minute before and after midnight there.
    expect((await people(home.mother, morning(moved(DAY, -1))))[0]).toContain('sensitive');
    expect((await people(home.mother, new Date('2031-05-19T21:59:00Z')))[0]).toContain('sensitive');
    const after = (await people(home.mother, new Date('2031-05-19T22:01:00Z')))[0];
    expect(after).not.toContain('sensitive');
    expect(after).toContain('manage');
    expect((await delegations(home.child)).map(({ state }) => state)).toEqual(['active', 'active']);
  });

  it('tells the child nothing while it has no sign-in', async () => {
    expect(await told(home.child)).toEqual([]);
  });
});

describe('the 16th birthday', () => {
  it('is announced to the young person with a sign-in in their own words, and ends nothing', async () => {
    const { mother, child } = await family('Sixteen', '2020-02-10');
    await db.sql`update public.profiles set clerk_id = ${`user_${child}`} where id = ${child}`;
    await run('2036-01-11');
    await run('2036-02-10');
    expect(await told(child)).toEqual(['birthday.yoursAhead 16 2036-02-10', 'birthday.yoursReached 16 2036-02-10']);
    expect(await told(mother)).toEqual(['birthday.ahead 16 2036-02-10', 'birthday.reached 16 2036-02-10']);
    expect((await delegations(child)).map(({ state }) => state)).toEqual(['active']);
  });
});

describe('the 18th birthday', () => {
  it('ends what guardians had, by name, and not a day before', async () => {
    const { mother, child } = await family('Eighteen', '2018-09-01');
    const dad = await father(child, 'Eighteen');
    // 17 years and 364 days.
    await run('2036-08-31');
    expect((await delegations(child)).map(({ state }) => state)).toEqual(['active', 'active']);
    expect(await people(mother, morning('2036-08-31'))).toHaveLength(1);
    expect(await people(mother, morning('2036-09-01'))).toHaveLength(0);
    await run('2036-09-01');
    expect(await delegations(child)).toEqual([
      { state: 'ended', end_reason: 'came of age' },
      { state: 'ended', end_reason: 'came of age' },
    ]);
    for (const who of [mother, dad]) expect((await told(who)).at(-1)).toBe('birthday.reached 18 2036-09-01');
    await run('2036-09-02');
    expect((await told(mother)).filter((one) => one.startsWith('birthday.reached'))).toHaveLength(1);
  });

  it('leaves who looked after them the code to give, and no more than the name, until the record is taken over', async () => {
    const { mother, child } = await family('Handed', '2018-10-10');
    const stranger = await addPatient(db.sql, 'Stranger');
    const waiting = (who: string, day: string) =>
      asAt(db.sql, who, morning(day), async (tx) => [...(await tx`select * from public.to_hand_over()`)]);
    expect(await waiting(mother, '2036-10-09')).toEqual([]);
    const named = [{ id: child, first_name: 'Handed', name: 'Handed Child', of_age_on: expect.anything() }];
    // From midnight on, whether or not the job ran.
    expect(await waiting(mother, '2036-10-10')).toEqual(named);
    await run('2036-10-10');
    expect(await waiting(mother, '2036-10-11')).toEqual(named);
    expect(await waiting(stranger, '2036-10-11')).toEqual([]);
    await asAt(db.sql, mother, morning('2036-10-11'), (tx) => tx`select public.make_handover_code(${child})`);
    await db.sql`update public.profiles set clerk_id = 'handed' where id = ${child}`;
    expect(await waiting(mother, '2036-10-12')).toEqual([]);
  });

  it('is made up for when nobody ran for a month, and two runs at once do it once', async () => {
    const { mother, child } = await family('Late', '2018-03-03');
    await Promise.all([jobsAt(db.sql, morning('2036-04-05')), jobsAt(db.sql, morning('2036-04-05'))]);
    expect((await delegations(child)).map(({ end_reason }) => end_reason)).toEqual(['came of age']);
    expect(await told(mother)).toEqual(['birthday.reached 18 2036-03-03']);
  });

  it('leaves alone what an adult gave, or a carer took up, afterwards', async () => {
    const { mother, child } = await family('Adult', '2018-07-07');
    const friend = await addPatient(db.sql, 'Friend Adult');
    await db.sql`insert into public.delegations (patient_id, delegate_id, scopes, state, accepted_at)
      values (${child}, ${friend}, array['book'], 'active', now())`;
    await run('2036-07-07');
    const left =
      await db.sql`select delegate_id from public.delegations where patient_id = ${child} and state = 'active'`;
    expect(left).toEqual([{ delegate_id: friend }]);
    expect(await told(friend)).toEqual([]);
    expect(await people(mother, morning('2036-07-07'))).toEqual([]);
  });
});

describe('a birthday on 29 February', () => {
  it('is on 1 March of a common year and on the day itself in a leap year', async () => {
    const { mother, child } = await family('Leap', '2020-02-29');
    await run('2036-02-28');
    expect((await told(mother)).at(-1)).toBe('birthday.ahead 16 2036-02-29');
    await run('2036-02-29');
    expect((await told(mother)).at(-1)).toBe('birthday.reached 16 2036-02-29');
    await run('2038-02-28');
    expect((await delegations(child)).map(({ state }) => state)).toEqual(['active']);
    expect(await people(mother, morning('2038-02-28'))).toHaveLength(1);
    await run('2038-03-01');
    expect((await delegations(child)).map(({ end_reason }) => end_reason)).toEqual(['came of age']);
    expect((await told(mother)).at(-1)).toBe('birthday.reached 18 2038-03-01');
  });
});

it('nobody is told of the birthday of a child who has died', async () => {
  const { mother, child } = await family('Lost', '2021-10-10');
  const operator = await addOperator(db.sql);
  await as(
    db.sql,
    operator,
    (tx) => tx`select public.report_death(${child}, current_date - 1, 'certificate', 'C-1234', '', gen_random_uuid())`,
  );
  await run('2033-10-10');
  expect(await told(mother)).toEqual([]);
});
