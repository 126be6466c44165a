import { randomUUID } from 'node:crypto';
import { dayKey, SOUTH_AFRICAN_ZONE } from '@telehealth/contracts/formatting';
import { startTestDatabase, type TestDatabase } from '@telehealth/local-services/test-support/stack';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { only } from '../support/access';
import { addPatient, addSpecialist, as, hintOf, setRegistration } from '../support/people';
import { foundPractice, joinPractice, roleIn } from '../support/practices';
import { bookVisit, openingsOf, toldOf, useSandbox } from '../support/visits';

let db: TestDatabase;
const DONE = 'nothing was refused';
const DAY_MS = 86_400_000;

beforeAll(async () => {
  db = await startTestDatabase();
  await useSandbox(db.sql);
});
afterAll(() => db.drop());

interface Cover {
  id: string;
  status: string;
  isAbsent: boolean;
  absent: string;
  covering: string;
  covered: number;
  open: string[];
}
const dayOf = (at: Date) => dayKey(at, SOUTH_AFRICAN_ZONE);
const inDays = (days: number) => dayOf(new Date(Date.now() + days * DAY_MS));
const coversOf = async (who: string) =>
  as(
    db.sql,
    who,
    async (tx) =>
      only(await tx<{ covers: Cover[] }[]>`select public.my_organization() -> 'organization' -> 'covers' as covers`)
        .covers,
  );
const ask = async (who: string, colleague: string, from: string, to: string, key: string = randomUUID(), note = '') => {
  const role = await roleIn(db.sql, colleague);
  await as(
    db.sql,
    who,
    (tx) => tx`select public.ask_cover(${key}, ${role}, ${from}::text::date, ${to}::text::date, ${note})`,
  );
  return key;
};
const answer = (who: string, id: string, accept: boolean) =>
  as(db.sql, who, (tx) => tx`select public.answer_cover(${id}, ${accept})`);
const end = (who: string, id: string) => as(db.sql, who, (tx) => tx`select public.end_cover(${id})`);
const coveredBy = async (visit: string) =>
  only(
    await db.sql<
      { by: string | null }[]
    >`select covered_by as by from public.consultations where appointment_id = ${visit}`,
  ).by;

/** A practice of two doctors and reception. */
async function practice() {
  const [absent, colleague] = [await addSpecialist(db.sql), await addSpecialist(db.sql)];
  const reception = await addPatient(db.sql);
  await foundPractice(db.sql, absent.id);
  await joinPractice(db.sql, absent.id, colleague.id, 'doctor');
  await joinPractice(db.sql, absent.id, reception, 'reception');
  return { absent, colleague, reception };
}

/** Visits of somebody, each of another patient, some days ahead. */
async function visitsOf(specialist: { id: string; visitType: string }, count: number) {
  const times = await openingsOf(db.sql, specialist.id, count, new Date(Date.now() + 3 * DAY_MS));
  const visits: { id: string; patient: string; at: Date }[] = [];
  for (const at of times) {
    const patient = await addPatient(db.sql);
    visits.push({ id: await bookVisit(db.sql, patient, specialist, at), patient, at });
  }
  return visits as [(typeof visits)[number], ...typeof visits];
}

describe('standing in for an absence', () => {
  it('needs the yes of the colleague, takes over what they are free for, and says whose the rest is', async () => {
    const { absent, colleague } = await practice();
    const [first, second] = await visitsOf(absent, 2);
    const own = await addPatient(db.sql);
    await bookVisit(db.sql, own, colleague, second?.at);
    const id = await ask(absent.id, colleague.id, inDays(2), inDays(9));
    expect(await coveredBy(first.id)).toBeNull();
    expect(await toldOf(db.sql, colleague.id, id)).toEqual(['team.coverAsked']);
    expect(await coversOf(colleague.id)).toMatchObject([{ id, status: 'requested', isAbsent: false, covered: 0 }]);
    await answer(colleague.id, id, true);
    expect(await coveredBy(first.id)).toBe(colleague.id);
    expect(await coveredBy(second?.id ?? '')).toBeNull();
    const [cover] = await coversOf(absent.id);
    expect(cover).toMatchObject({ id, status: 'accepted', isAbsent: true, covered: 1 });
    expect(cover?.open.map((at) => new Date(at).getTime())).toEqual([second?.at.getTime()]);
    expect(await toldOf(db.sql, first.patient, first.id)).toContain('consultation.covered');
    expect(await toldOf(db.sql, absent.id, id)).toEqual(['team.coverAnswered']);
  });
  it('takes over what came since when it is agreed to again, and tells the absent doctor once', async () => {
    const { absent, colleague } = await practice();
    const id = await ask(absent.id, colleague.id, inDays(2), inDays(9));
    await answer(colleague.id, id, true);
    const [visit] = await visitsOf(absent, 1);
    expect(await coveredBy(visit.id)).toBeNull();
    await answer(colleague.id, id, true);
    expect(await coveredBy(visit.id)).toBe(colleague.id);
    expect(await toldOf(db.sql, absent.id, id)).toEqual(['team.coverAnswered']);
    expect(await hintOf(answer(colleague.id, id, false))).toBe('team.coverOver');
  });
  it('ends by either: visits that have not begun go back, and their patients hear it', async () => {
    const { absent, colleague } = await practice();
    for (const by of [absent.id, colleague.id]) {
      const [visit] = await visitsOf(absent, 1);
      const id = await ask(absent.id, colleague.id, inDays(2), inDays(9));
      await answer(colleague.id, id, true);
      expect(await coveredBy(visit.id)).toBe(colleague.id);
      await end(by, id);
      await end(by, id);
      expect(await coveredBy(visit.id)).toBeNull();
      expect(await toldOf(db.sql, visit.patient, visit.id)).toContain('consultation.coverEnded');
      expect(await toldOf(db.sql, by === absent.id ? colleague.id : absent.id, id)).toContain('team.coverEnded');
      expect(await hintOf(answer(colleague.id, id, true))).toBe('team.coverOver');
    }
  });
  it('leaves alone what another colleague covers', async () => {
    const { absent, colleague } = await practice();
    const third = (await addSpecialist(db.sql)).id;
    const [visit] = await visitsOf(absent, 1);
    await as(db.sql, absent.id, (tx) => tx`select public.cover_consultation(${visit.id}, ${third})`);
    const id = await ask(absent.id, colleague.id, inDays(2), inDays(9));
    await answer(colleague.id, id, true);
    expect(await coveredBy(visit.id)).toBe(third);
    await end(absent.id, id);
    expect(await coveredBy(visit.id)).toBe(third);
  });
  it('is declined without a trace in the visits', async () => {
    const { absent, colleague } = await practice();
    const [visit] = await visitsOf(absent, 1);
    const id = await ask(absent.id, colleague.id, inDays(2), inDays(9));
    await answer(colleague.id, id, false);
    await answer(colleague.id, id, false);
    expect(await coveredBy(visit.id)).toBeNull();
    expect(await coversOf(absent.id)).toMatchObject([{ id, status: 'rejected' }]);
    expect(await hintOf(answer(colleague.id, id, true))).toBe('team.coverOver');
  });
  it('ends when either leaves the practice, and their visits go back', async () => {
    const { absent, colleague } = await practice();
    const [visit] = await visitsOf(absent, 1);
    const id = await ask(absent.id, colleague.id, inDays(2), inDays(9));
    await answer(colleague.id, id, true);
    const role = await roleIn(db.sql, colleague.id);
    await as(db.sql, colleague.id, (tx) => tx`select public.end_organization_membership(${role})`);
    expect(await coveredBy(visit.id)).toBeNull();
    expect(await toldOf(db.sql, absent.id, id)).toContain('team.coverEnded');
  });
});

describe('who asks and answers', () => {
  it('are doctors of one practice whose registration stands, for days to come', async () => {
    const { absent, colleague, reception } = await practice();
    const stranger = (await addSpecialist(db.sql)).id;
    await foundPractice(db.sql, stranger);
    const day = inDays(3);
    expect(await hintOf(ask(reception, colleague.id, day, day))).toBe('access.refused');
    expect(await hintOf(ask(absent.id, reception, day, day))).toBe('team.notDoctor');
    expect(await hintOf(ask(absent.id, absent.id, day, day))).toBe('team.notDoctor');
    expect(await hintOf(ask(absent.id, stranger, day, day))).toBe('team.notDoctor');
    for (const [from, to] of [
      [inDays(-1), day],
      [day, inDays(2)],
      [day, inDays(65)],
      ['infinity', 'infinity'],
    ] as const)
      expect(await hintOf(ask(absent.id, colleague.id, from, to))).toBe('team.coverDays');
    const id = await ask(absent.id, colleague.id, day, day);
    expect(await hintOf(ask(colleague.id, absent.id, day, day, id))).toBe('data.conflict');
    for (const who of [absent.id, reception, stranger])
      expect(await hintOf(answer(who, id, true)), who).toBe('data.notFound');
    for (const who of [colleague.id, reception, stranger])
      expect(await hintOf(end(who, id)), who).toBe('data.notFound');
    expect(await coversOf(reception)).toEqual([]);
    await setRegistration(db.sql, colleague.id, 'suspended');
    expect(await hintOf(answer(colleague.id, id, true))).toBe('data.notFound');
    expect(await hintOf(ask(absent.id, colleague.id, day, day))).toBe('team.notDoctor');
  });
  it('answers at once count once, and one visit is covered by one', async () => {
    const { absent, colleague } = await practice();
    const other = await addSpecialist(db.sql);
    await joinPractice(db.sql, absent.id, other.id, 'locum');
    const [visit] = await visitsOf(absent, 1);
    const day = dayOf(visit.at);
    const [one, two] = [await ask(absent.id, colleague.id, day, day), await ask(absent.id, other.id, day, day)];
    const said = await Promise.all([
      ...[1, 2].map(() => hintOf(answer(colleague.id, one, true))),
      ...[1, 2].map(() => hintOf(answer(other.id, two, true))),
    ]);
    expect(said.filter((hint) => hint !== DONE && hint !== 'data.busy')).toEqual([]);
    await answer(colleague.id, one, true);
    expect([colleague.id, other.id]).toContain(await coveredBy(visit.id));
    const told = (await toldOf(db.sql, visit.patient, visit.id)).filter((event) => event === 'consultation.covered');
    expect(told).toHaveLength(1);
  });
});
