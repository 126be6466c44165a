import { randomUUID } from 'node:crypto';
import { dayKey, SOUTH_AFRICAN_ZONE } from '@telehealth/contracts/formatting';
import { startTestDatabase, type TestDatabase } from '@telehealth/local-services/test-support/stack';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asAt, only } from '../support/access';
import { useMovableClock } from '../support/operators';
import { addPatient, addSpecialist, as, hintOf, setRegistration } from '../support/people';
import { foundPractice, joinPractice, roleIn } from '../support/practices';

let db: TestDatabase;
const DONE = 'nothing was refused';
const DAY_MS = 86_400_000;

beforeAll(async () => {
  db = await startTestDatabase();
  await useMovableClock(db.sql);
});
afterAll(() => db.drop());

interface Task {
  id: string;
  description: string;
  dueOn: string | null;
  isLate: boolean;
  status: string;
  reason: string;
  isMine: boolean;
  isAsked: boolean;
  owner: string;
}
const tasksOf = async (who: string, at = new Date()) =>
  asAt(
    db.sql,
    who,
    at,
    async (tx) =>
      only(await tx<{ tasks: Task[] | null }[]>`select public.my_organization() -> 'organization' -> 'tasks' as tasks`)
        .tasks,
  );
const give = (who: string, member: string, words = 'Order paper', due: string | null = null, key = randomUUID()) =>
  as(db.sql, who, (tx) => tx`select public.give_task(${key}, ${member}, ${words}, ${due}::text::date)`);
const end = (who: string, id: string, status: string, reason = '') =>
  as(db.sql, who, (tx) => tx`select public.end_task(${id}, ${status}, ${reason})`);
const toldTo = async (who: string, id: string) =>
  (
    await db.sql<
      { event: string }[]
    >`select event from public.notifications where recipient_id = ${who} and ref_id = ${id}`
  ).map(({ event }) => event);
const dayOf = (at: Date) => dayKey(at, SOUTH_AFRICAN_ZONE);

/** A practice of a doctor, reception and a nurse. */
async function three() {
  const owner = (await addSpecialist(db.sql)).id;
  await foundPractice(db.sql, owner);
  const [reception, nurse] = [await addPatient(db.sql), await addPatient(db.sql)];
  await joinPractice(db.sql, owner, reception, 'reception');
  await joinPractice(db.sql, owner, nurse, 'nurse');
  return { owner, reception, nurse };
}

describe('a task', () => {
  it('is on the list of who does it and of who asked, of nobody else, and both are told', async () => {
    const { owner, reception, nurse } = await three();
    const id = randomUUID();
    const due = dayOf(new Date(Date.now() + DAY_MS));
    await give(owner, await roleIn(db.sql, reception), ' Order paper ', due, id);
    await give(owner, await roleIn(db.sql, reception), 'Order paper', due, id);
    expect(await tasksOf(reception)).toMatchObject([
      { id, description: 'Order paper', dueOn: due, isLate: false, isMine: true, isAsked: false, status: 'requested' },
    ]);
    expect(await tasksOf(owner)).toMatchObject([{ id, isMine: false, isAsked: true }]);
    expect(await tasksOf(nurse)).toEqual([]);
    expect(await toldTo(reception, id)).toEqual(['team.taskGiven']);
    expect(await hintOf(end(nurse, id, 'completed'))).toBe('data.notFound');
    await end(reception, id, 'completed');
    await end(reception, id, 'completed');
    expect(await tasksOf(owner)).toMatchObject([{ id, status: 'completed' }]);
    expect(await toldTo(owner, id)).toEqual(['team.taskEnded']);
    expect(await hintOf(end(owner, id, 'cancelled'))).toBe('team.taskOver');
  });
  it('is given back with why, taken back by who asked, and by nobody in the place of the other', async () => {
    const { owner, reception } = await three();
    const [first, second] = [randomUUID(), randomUUID()];
    const role = await roleIn(db.sql, reception);
    await give(owner, role, 'Ring the laboratory', null, first);
    await give(owner, role, 'Order paper', null, second);
    expect(await hintOf(end(reception, first, 'rejected', ' '))).toBe('team.taskReason');
    expect(await hintOf(end(reception, first, 'cancelled'))).toBe('data.invalid');
    expect(await hintOf(end(owner, first, 'completed'))).toBe('data.invalid');
    await end(reception, first, 'rejected', 'I am away tomorrow');
    await end(owner, second, 'cancelled');
    expect(await tasksOf(owner)).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ id: first, status: 'rejected', reason: 'I am away tomorrow' }),
        expect.objectContaining({ id: second, status: 'cancelled' }),
      ]),
    );
    expect(await toldTo(reception, second)).toContain('team.taskEnded');
  });
  it('of oneself tells nobody', async () => {
    const { nurse } = await three();
    const id = randomUUID();
    await give(nurse, await roleIn(db.sql, nurse), 'Count the vaccines', null, id);
    expect(await tasksOf(nurse)).toMatchObject([{ isMine: true, isAsked: true, dueOn: null, isLate: false }]);
    await end(nurse, id, 'completed');
    expect(await toldTo(nurse, id)).toEqual([]);
  });
  it('is late after its South African day, and is shown for thirty days after its end', async () => {
    const { owner, reception } = await three();
    const id = randomUUID();
    const today = dayOf(new Date());
    await give(owner, await roleIn(db.sql, reception), 'Order paper', today, id);
    // Midnight there is ten in the evening before in UTC.
    const midnight = Date.parse(`${today}T22:00:00Z`);
    expect(await tasksOf(reception, new Date(midnight - 60_000))).toMatchObject([{ isLate: false }]);
    expect(await tasksOf(reception, new Date(midnight + 60_000))).toMatchObject([{ isLate: true }]);
    await end(reception, id, 'completed');
    expect(await tasksOf(reception, new Date(Date.now() + 29 * DAY_MS))).toMatchObject([{ id, isLate: false }]);
    expect(await tasksOf(reception, new Date(Date.now() + 31 * DAY_MS))).toEqual([]);
  });
  it.each([
    ['ab', null, 'team.taskWords'],
    ['x'.repeat(501), null, 'team.taskWords'],
    ['Order paper', dayOf(new Date(Date.now() - 2 * DAY_MS)), 'team.taskDay'],
    ['Order paper', dayOf(new Date(Date.now() + 400 * DAY_MS)), 'team.taskDay'],
    ['Order paper', 'infinity', 'team.taskDay'],
  ])('of %j until %j is refused: %s', async (words, due, hint) => {
    const { owner, nurse } = await three();
    expect(await hintOf(give(owner, await roleIn(db.sql, nurse), words, due))).toBe(hint);
  });
  it('stays in its practice: nobody outside gives, gets or ends one', async () => {
    const [here, there] = [await three(), await three()];
    const stranger = await addPatient(db.sql);
    const id = randomUUID();
    await give(here.owner, await roleIn(db.sql, here.nurse), 'Order paper', null, id);
    expect(await hintOf(give(stranger, await roleIn(db.sql, here.nurse)))).toBe('access.refused');
    expect(await hintOf(give(there.owner, await roleIn(db.sql, here.nurse)))).toBe('team.notMember');
    expect(await hintOf(give(there.owner, await roleIn(db.sql, there.nurse), 'Order paper', null, id))).toBe(
      'data.conflict',
    );
    expect(await hintOf(end(there.owner, id, 'cancelled'))).toBe('data.notFound');
  });
  it('is given by no doctor whose registration does not stand, who may still end one', async () => {
    const { owner, nurse } = await three();
    const id = randomUUID();
    await give(nurse, await roleIn(db.sql, owner), 'Sign the contract', null, id);
    await setRegistration(db.sql, owner, 'suspended');
    expect(await hintOf(give(owner, await roleIn(db.sql, nurse)))).toBe('access.refused');
    expect(await hintOf(end(owner, id, 'rejected', 'I may not at present'))).toBe(DONE);
  });
  it('ends when who was to do it leaves; who asked is told, and the one who left reads nothing more', async () => {
    const { owner, reception, nurse } = await three();
    const [id, other] = [randomUUID(), randomUUID()];
    const role = await roleIn(db.sql, nurse);
    await give(reception, role, 'Order paper', null, id);
    await give(nurse, await roleIn(db.sql, reception), 'Ring the laboratory', null, other);
    await as(db.sql, owner, (tx) => tx`select public.end_organization_membership(${role})`);
    expect(await tasksOf(reception)).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ id, status: 'rejected', reason: '' }),
        expect.objectContaining({ id: other, status: 'requested', isMine: true }),
      ]),
    );
    expect(await toldTo(reception, id)).toContain('team.taskEnded');
    expect(await tasksOf(nurse)).toBeNull();
    expect(await hintOf(end(nurse, other, 'cancelled'))).toBe('data.notFound');
    expect(await hintOf(give(reception, role))).toBe('team.notMember');
    expect(await hintOf(end(reception, other, 'completed'))).toBe(DONE);
  });
  it('is ended once by whoever is first, however many press at once', async () => {
    const { owner, reception } = await three();
    const id = randomUUID();
    await give(owner, await roleIn(db.sql, reception), 'Order paper', null, id);
    const said = await Promise.all([
      hintOf(end(reception, id, 'completed')),
      hintOf(end(owner, id, 'cancelled')),
      hintOf(end(reception, id, 'rejected', 'no time')),
    ]);
    expect(said.filter((hint) => hint === DONE)).toHaveLength(1);
    expect(said.filter((hint) => hint === 'team.taskOver')).toHaveLength(2);
  });
});
