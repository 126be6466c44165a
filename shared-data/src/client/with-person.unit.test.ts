import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { withPerson } from './with-person';

const ID = '7b0f0c1e-2f5a-4c5d-9a3e-1d2c3b4a5f60';
const send = vi.fn<typeof fetch>();
const ask = withPerson(send, 'publishable');
const ACTOR = { Authorization: 'Bearer token' };
const DATA = 'https://data.example/rest/v1';

const saidFor = async (address: string, headers: HeadersInit = ACTOR) => {
  await ask(address, { headers });
  return new Headers(send.mock.lastCall?.[1]?.headers).get('x-acting-for');
};
const openAt = (pathname: string) =>
  vi.stubGlobal('location', {
    pathname,
    href: `https://sawubona.example${pathname}`,
    origin: 'https://sawubona.example',
  });

beforeEach(() => send.mockReset().mockImplementation(async () => new Response()));
afterEach(() => vi.unstubAllGlobals());

it('says for whom every question of a person’s documents is asked', async () => {
  openAt(`/for/${ID}/patient/dashboard`);
  expect(await saidFor(`${DATA}/rpc/my_appointments`)).toBe(ID);
  expect(await saidFor(`${DATA}/profiles?select=id`)).toBe(ID);
  expect(await saidFor('https://data.example/functions/v1/payments')).toBe(ID);
});

it('leaves it away in what concerns whoever signed in, and for who is not', async () => {
  openAt(`/for/${ID}/patient/dashboard`);
  for (const name of ['sync_my_profile', 'my_notifications', 'my_people', 'add_person'])
    expect(await saidFor(`${DATA}/rpc/${name}`), name).toBeNull();
  expect(await saidFor('https://data.example/auth/v1/token')).toBeNull();
  expect(await saidFor('https://data.example/storage/v1/object/a')).toBeNull();
  expect(await saidFor(`${DATA}/rpc/find_slots`, { Authorization: 'Bearer publishable' })).toBeNull();
});

it('says nothing in one’s own documents, and keeps the request as it is', async () => {
  openAt('/patient/dashboard');
  const init = { headers: ACTOR };
  await ask(`${DATA}/rpc/my_appointments`, init);
  expect(send.mock.lastCall?.[1]).toBe(init);
});
