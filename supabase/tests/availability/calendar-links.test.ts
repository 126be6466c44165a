import { createHash, randomUUID } from 'node:crypto';
import { startTestDatabase, type TestDatabase } from '@telehealth/local-services/test-support/stack';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createCalendarHandler } from '../../functions/calendar/handler';
import { addPatient, addSpecialist, as, asGuest, asService, hintOf, setRegistration } from '../support/people';
import { at } from '../support/practice';
import { bookVisit, cancel, useSandbox } from '../support/visits';

let db: TestDatabase;
beforeAll(async () => {
  db = await startTestDatabase();
  await useSandbox(db.sql);
});
afterAll(() => db.drop());

const hash = (secret: string) => createHash('sha256').update(secret).digest('hex');
const newSecret = () => `${randomUUID()}${randomUUID()}`;
const make = (who: string, secret: string) =>
  as(db.sql, who, (tx) => tx`select public.set_calendar_link(${hash(secret)}) as answer`);
const removeLink = (who: string) => as(db.sql, who, (tx) => tx`select public.remove_calendar_link()`);
const mine = async (who: string) => {
  const [row] = await as(
    db.sql,
    who,
    (tx) => tx<{ answer: { readAt: string | null } | null }[]>`select public.my_calendar_link() as answer`,
  );
  return row?.answer ?? null;
};
/** The function over the database itself, as the data interface would answer it. */
const handler = createCalendarHandler({
  ...{ url: 'http://backend.local', publishableKey: 'public', secretKey: 'secret', siteUrl: 'https://site.example' },
  fetch: async (request) => {
    const { p_token: token } = (await request.json()) as { p_token: string };
    const [row] = await asService(
      db.sql,
      (tx) => tx<{ answer: unknown }[]>`select public.calendar_feed(${token}) as answer`,
    );
    return Response.json(row?.answer ?? null);
  },
});
const read = (secret: string, method = 'GET') =>
  handler(new Request(`https://x.example/functions/v1/calendar/${secret}.ics`, { method }));

async function newScene() {
  const specialist = await addSpecialist(db.sql, { specialty: 'oncology' });
  const patient = await addPatient(db.sql, 'Secret Person');
  const visit = await bookVisit(db.sql, patient, specialist, at(5, '09:00'));
  const secret = newSecret();
  await make(specialist.id, secret);
  return { ...specialist, patient, visit, secret };
}

it('tells when and by what, and never whom, why or of which kind', async () => {
  const { visit, secret } = await newScene();
  const answer = await read(secret);
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
  const file = await answer.text();
  expect(file).toContain(`UID:${visit}@sawubona.example`);
  expect(file).toContain('SUMMARY:Visit by video');
  expect(file).toContain(`URL:https://site.example/consultation/${visit}`);
  expect(file).not.toMatch(/Secret|Person|Cough|oncolog|Consultation|ATTENDEE/);
});

it('leaves a visit out once it is off, and all of them while the owner does not practise', async () => {
  const { id, patient, visit, secret } = await newScene();
  await cancel(db.sql, patient, visit, 'Better');
  expect(await (await read(secret)).text()).not.toContain('VEVENT');
  await bookVisit(db.sql, patient, { id, visitType: (await visitTypeOf(id)) ?? '' }, at(6, '09:00'));
  expect(await (await read(secret)).text()).toContain('VEVENT');
  await setRegistration(db.sql, id, 'suspended');
  expect(await (await read(secret)).text()).not.toContain('VEVENT');
});
const visitTypeOf = async (id: string) => {
  const [row] = await db.sql<{ id: string }[]>`select id from public.visit_types where specialist_id = ${id} limit 1`;
  return row?.id;
};

it('answers nothing once it was taken back or replaced, and the same to a guess', async () => {
  const { id, secret } = await newScene();
  const next = newSecret();
  await make(id, next);
  expect((await read(secret)).status).toBe(404);
  expect((await read(next, 'HEAD')).status).toBe(200);
  await removeLink(id);
  await removeLink(id);
  expect([(await read(next)).status, (await read(newSecret())).status, (await read('short')).status]).toEqual([
    404, 404, 404,
  ]);
  expect((await read(next, 'POST')).status).toBe(405);
});

it('keeps no secret, and tells its owner alone when it was read', async () => {
  const { id, secret } = await newScene();
  expect(await mine(id)).toMatchObject({ readAt: null });
  await read(secret);
  expect((await mine(id))?.readAt).not.toBeNull();
  const { id: other } = await addSpecialist(db.sql);
  expect(await mine(other)).toBeNull();
  const [kept] = await db.sql`select l::text as row from private.calendar_links l where specialist_id = ${id}`;
  expect(kept?.row).not.toContain(secret);
});

it('is for specialists, by a hash, and read by the server alone', async () => {
  const { id, patient, secret } = await newScene();
  expect(await hintOf(make(patient, newSecret()))).toBe('access.refused');
  expect(await hintOf(removeLink(patient))).toBe('access.refused');
  expect(await hintOf(as(db.sql, id, (tx) => tx`select public.set_calendar_link('not a hash')`))).toBe('data.invalid');
  for (const ask of [asGuest(db.sql, feed(secret)), as(db.sql, id, feed(secret))])
    await expect(ask).rejects.toThrow(/permission denied/);
});
const feed = (secret: string) => (tx: Parameters<Parameters<typeof asGuest>[1]>[0]) =>
  tx`select public.calendar_feed(${secret})`;
