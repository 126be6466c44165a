import { createTestClient } from '@telehealth/local-services/test-support/test-client';
import { startTestStack, type TestStack } from '@telehealth/local-services/test-support/test-stack';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { onboardSpecialist, setRegistration } from '../support/people';
import { PLAIN } from '../support/pictures';

type Client = ReturnType<typeof createTestClient>;
interface Person {
  id: string;
  client: Client;
}

let stack: TestStack;
let guest: Client;
let naledi: Person;
let newcomer: Person;

async function specialist(email: string, verified: boolean): Promise<Person> {
  const person = await stack.addPerson(email);
  await onboardSpecialist(stack.database.sql, person.userId, { verified });
  const client = createTestClient(stack);
  await client.auth.signInWithIdToken({ provider: 'jwt', token: await person.idToken() });
  return { id: person.userId, client };
}

beforeAll(async () => {
  stack = await startTestStack();
  guest = createTestClient(stack);
  naledi = await specialist('naledi@example.com', true);
  newcomer = await specialist('newcomer@example.com', false);
});
beforeEach(() => stack.database.sql`delete from private.rate_counts`);
afterAll(() => stack.close());

async function send({ client }: Person, type: string, body: BodyInit): Promise<number> {
  const { data } = await client.auth.getSession();
  const answer = await fetch(`${stack.url}/functions/v1/documents/portrait`, {
    method: 'POST',
    headers: {
      'content-type': type,
      apikey: stack.publishableKey,
      authorization: `Bearer ${data.session?.access_token}`,
    },
    body,
  });
  return answer.status;
}
const fileOf = ({ id }: Person, version = '') =>
  fetch(`${stack.url}/storage/v1/object/public/profile-images/${id}/portrait${version}`);
/** Since when the page and the search show a picture to everybody. */
async function shownOf({ id }: Person): Promise<{ page: unknown; found: unknown }> {
  const { data: page } = await guest.rpc('specialist_page', { p_specialist: id });
  const { data: found } = await guest.rpc('find_slots', { p_filters: { specialistId: id } });
  return { page: page?.portraitAt ?? null, found: found.map((row: { portrait_at: unknown }) => row.portrait_at) };
}
const SHOWN = { page: expect.any(String), found: [expect.any(String)] };

describe('the picture of a listed specialist', () => {
  it('is none at first', async () => {
    expect(await shownOf(naledi)).toEqual({ page: null, found: [null] });
  });

  it('is shown once it is kept, as a picture that browsers keep and never run', async () => {
    expect(await send(naledi, 'image/jpeg', PLAIN['image/jpeg'])).toBe(200);
    expect(await shownOf(naledi)).toEqual(SHOWN);
    const file = await fileOf(naledi, '?v=1');
    expect([file.status, file.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    expect(file.headers.get('cache-control')).toMatch(/max-age=3600$/);
    expect(file.headers.get('x-content-type-options')).toBe('nosniff');
    expect(file.headers.get('content-security-policy')).toContain('sandbox');
  });

  it('has another version once it is another one', async () => {
    const before = await shownOf(naledi);
    expect(await send(naledi, 'image/png', PLAIN['image/png'])).toBe(200);
    const after = await shownOf(naledi);
    expect(after).toEqual(SHOWN);
    expect(after.page).not.toBe(before.page);
  });

  it.each([
    ['a page that says it is a picture', 'image/jpeg', '<!doctype html><script>alert(1)</script>', 422],
    [
      'a drawing with a script that says so',
      'image/png',
      '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>',
      422,
    ],
    ['a drawing', 'image/svg+xml', '<svg xmlns="http://www.w3.org/2000/svg"/>', 415],
    ['a page', 'text/html', '<!doctype html>', 415],
    ['a picture of another type than it says', 'image/jpeg', new Blob([PLAIN['image/png']]), 422],
    ['a page behind a picture', 'image/png', new Blob([PLAIN['image/png'].subarray(0, 12), '<script>']), 422],
  ])('is never %s', async (_, type, body, status) => {
    const kept = await (await fileOf(naledi)).arrayBuffer();
    expect(await send(naledi, type, body)).toBe(status);
    expect(await (await fileOf(naledi)).arrayBuffer()).toEqual(kept);
  });

  it('is neither replaced nor taken away by somebody else', async () => {
    const bucket = newcomer.client.storage.from('profile-images');
    const place = `${naledi.id}/portrait`;
    const other = new Blob([PLAIN['image/png']], { type: 'image/png' });
    expect((await bucket.upload(place, other, { upsert: true })).error).not.toBeNull();
    expect((await bucket.move(place, `${newcomer.id}/portrait`)).error).not.toBeNull();
    expect((await bucket.copy(place, `${newcomer.id}/portrait`)).error).not.toBeNull();
    expect((await bucket.remove([place])).data).toEqual([]);
    expect((await guest.storage.from('profile-images').list(naledi.id)).data ?? []).toEqual([]);
    expect(await shownOf(naledi)).toEqual(SHOWN);
  });

  it('is not shown where it would weigh on everybody', async () => {
    const { sql } = stack.database;
    const weigh = (size: number) =>
      sql`update storage.objects set metadata = jsonb_set(metadata, '{size}', ${size}::text::jsonb)
        where name = ${`${naledi.id}/portrait`}`;
    const [row] = await sql<{ size: number }[]>`select (metadata ->> 'size')::int as size from storage.objects
      where name = ${`${naledi.id}/portrait`}`;
    await weigh(262_145);
    expect(await shownOf(naledi)).toEqual({ page: null, found: [null] });
    await weigh(row?.size ?? expect.fail());
    expect(await shownOf(naledi)).toEqual(SHOWN);
  });

  it('is shown of nobody whose registration does not hold', async () => {
    expect(await send(newcomer, 'image/png', PLAIN['image/png'])).toBe(200);
    expect(await shownOf(newcomer)).toEqual({ page: null, found: [] });
    await setRegistration(stack.database.sql, naledi.id, 'suspended');
    expect(await shownOf(naledi)).toEqual({ page: null, found: [] });
    await setRegistration(stack.database.sql, naledi.id, 'verified');
    expect(await shownOf(naledi)).toEqual(SHOWN);
  });

  it('is none again once its person took it away', async () => {
    expect((await naledi.client.storage.from('profile-images').remove([`${naledi.id}/portrait`])).data).toHaveLength(1);
    expect(await shownOf(naledi)).toEqual({ page: null, found: [null] });
  });
});
