import { randomUUID } from 'node:crypto';
import { createTestClient } from '@telehealth/local-services/test-support/test-client';
import { startTestStack, type TestStack } from '@telehealth/local-services/test-support/test-stack';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { keptPdf, pdf, sha256 } from '../support/files';

type Client = ReturnType<typeof createTestClient>;
let stack: TestStack;
let newcomer: Client;
let neighbour: Client;
let operator: Client;

async function signIn(email: string): Promise<[Client, string]> {
  const person = await stack.addPerson(email);
  const client = createTestClient(stack);
  await client.auth.signInWithIdToken({ provider: 'jwt', token: await person.idToken() });
  return [client, person.userId];
}

beforeAll(async () => {
  stack = await startTestStack();
  const [one, two, three] = [
    await signIn('n@example.com'),
    await signIn('m@example.com'),
    await signIn('o@example.com'),
  ];
  [newcomer, neighbour, operator] = [one[0], two[0], three[0]];
  // As the browser does once somebody chose their role; the form is not filled in yet.
  await newcomer.rpc('sync_my_profile', { p_role: 'specialist' });
  await neighbour.rpc('sync_my_profile', { p_role: 'specialist' });
  await operator.rpc('sync_my_profile');
  await stack.database.sql`select public.appoint_operator(${three[1]}, 'a test')`;
});
afterAll(() => stack.close());

const CARD = await keptPdf();
const ACTIVE = pdf('1 0 obj << /OpenAction << /S /JavaScript >> >> endobj\n');
const tokenOf = async (client: Client) => (await client.auth.getSession()).data.session?.access_token;

async function announce(client: Client, bytes: Uint8Array) {
  const { data, error } = await client.rpc('add_registration_file', {
    p_kind: 'certificate',
    p_file: { name: 'Card.pdf', type: 'application/pdf', size: bytes.length, sha256: sha256(bytes) },
    p_key: randomUUID(),
  });
  if (error) throw error;
  return data as { id: string; path: string };
}
const upload = (client: Client, path: string, bytes: Uint8Array<ArrayBuffer>) =>
  client.storage.from('documents').upload(path, new Blob([bytes], { type: 'application/pdf' }));
async function check(client: Client, id: string) {
  const response = await fetch(`${stack.url}/functions/v1/documents/${id}/check`, {
    method: 'POST',
    headers: { apikey: stack.publishableKey, authorization: `Bearer ${await tokenOf(client)}` },
  });
  return [response.status, ((await response.json()) as { state?: string }).state];
}
const fetchWith = (ticket: unknown) => fetch(`${stack.url}/functions/v1/documents/file/${ticket}`);

it('goes to its own place, is inspected, and is opened by its owner and by operators alone, once a ticket', async () => {
  const file = await announce(newcomer, CARD);
  expect((await upload(neighbour, file.path, CARD)).error).not.toBeNull();
  expect((await upload(newcomer, file.path, CARD)).error).toBeNull();
  expect((await check(neighbour, file.id))[0]).toBe(400);
  expect((await operator.rpc('open_registration_file', { p_id: file.id })).error?.hint).toBe('chart.notFound');
  expect(await check(newcomer, file.id)).toEqual([200, 'stored']);
  expect(await check(newcomer, file.id)).toEqual([200, 'stored']);
  // Nobody reaches the bytes but through a ticket.
  for (const who of [newcomer, operator]) {
    expect((await who.storage.from('documents').download(file.path)).error).not.toBeNull();
  }
  expect((await neighbour.rpc('open_registration_file', { p_id: file.id })).error?.hint).toBe('chart.notFound');
  for (const who of [newcomer, operator]) {
    const { data: ticket } = await who.rpc('open_registration_file', { p_id: file.id });
    const given = await fetchWith(ticket);
    expect(new Uint8Array(await given.arrayBuffer())).toEqual(new Uint8Array(CARD));
    expect(given.headers.get('content-disposition')).toContain('Card.pdf');
    expect((await fetchWith(ticket)).status).toBe(410);
  }
  const looks = await stack.database.sql`select kind from private.registration_looks where file_id = ${file.id}`;
  expect(looks).toEqual([{ kind: 'certificate' }]);
});

it('is not kept when it acts by itself, or is not what was announced', async () => {
  const acting = await announce(newcomer, ACTIVE);
  expect((await upload(newcomer, acting.path, ACTIVE)).error?.message).toBe('chart.fileUnsafe');
  const other = await announce(newcomer, pdf('% Another card\n'));
  expect((await upload(newcomer, other.path, pdf('% Anothre card\n'))).error).toBeNull();
  expect(await check(newcomer, other.id)).toEqual([200, 'refused']);
  for (const { id } of [acting, other]) {
    expect((await operator.rpc('open_registration_file', { p_id: id })).error?.hint).toBe('chart.notFound');
  }
  expect(await stack.database.sql`select from storage.objects where name = ${other.path}`).toHaveLength(0);
});
