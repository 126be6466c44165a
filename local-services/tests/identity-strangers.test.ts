import { afterAll, beforeAll, expect, it } from 'vitest';
import { IS_LONG } from '../../scripts/check/long-run.mjs';
import { KEPT_PER_ADDRESS } from '../src/identity/forget-strangers';
import { type IdentityStack, PASSWORD, startIdentity, TestBrowser } from './identity-browser';

/** What people leave who never sign in, for each one that is kept. `npm run test:all` sends as many as an attack would. */
const TIMES_KEPT = IS_LONG ? 10 : 1.2;
const AT_ONCE = 20;
const FLOOD = { 'x-test-address': '203.0.113.7' };
let stack: IdentityStack;
beforeAll(async () => {
  // As many as the machine makes: what is kept must not hang on how many may come.
  const rate = { count: 1_000_000, seconds: 600 };
  stack = await startIdentity({ limits: { signUpsPerAddress: rate } });
  await stack.signUp(stack.browser(), 'honest@example.com');
});
afterAll(() => stack.close());

async function flood(many: number, send: (at: number) => Promise<unknown>): Promise<void> {
  for (let at = 0; at < many; at += AT_ONCE) {
    await Promise.all(Array.from({ length: AT_ONCE }, (_, one) => send(at + one)));
  }
}

const rowsOf = async (table: string) => {
  const { sql } = stack.database;
  const [row] = await sql<{ count: number }[]>`select count(*)::int as count from identity.${sql(table)}`;
  return row?.count ?? 0;
};

it.each<[string, string, (at: number) => Promise<unknown>]>([
  ['browsers', 'clients', () => new TestBrowser(stack.origin).post('/client', {}, 'PUT', FLOOD)],
  [
    'sign-ins',
    'sign_ins',
    (at) =>
      new TestBrowser(stack.origin).post('/client/sign_ins', { identifier: `a${at}@example.com` }, undefined, FLOOD),
  ],
  [
    'sign-ups',
    'sign_ups',
    (at) =>
      new TestBrowser(stack.origin).post('/client/sign_ups', { email_address: `a${at}@example.com` }, undefined, FLOOD),
  ],
])('%s of one network address are kept up to a number, and people there still sign in', async (_, table, send) => {
  // Somebody behind the same address is in the middle of signing in.
  const neighbour = new TestBrowser(stack.origin);
  const identifier = 'honest@example.com';
  const { browsers, attempts } = KEPT_PER_ADDRESS;
  const most = table === 'clients' ? browsers : attempts;
  const flooding = flood(most * TIMES_KEPT, send);
  const begun = await neighbour.post('/client/sign_ins', { identifier }, undefined, FLOOD);
  const path = `/client/sign_ins/${begun.body.response.id}/attempt_first_factor`;
  const done = await neighbour.post(path, { strategy: 'password', password: PASSWORD }, undefined, FLOOD);
  expect(done.body.response.status).toBe('complete');
  await flooding;
  // A few more while several came at once.
  expect(await rowsOf(table)).toBeLessThanOrEqual(most + AT_ONCE + 10);
  const later = new TestBrowser(stack.origin);
  const again = await later.post('/client/sign_ins', { identifier, password: PASSWORD }, undefined, FLOOD);
  expect(again.body.response.status).toBe('complete');
});

it('goes altogether when its time is over', async () => {
  stack.pass(31 * 24 * 60 * 60);
  await stack.identity.sweep();
  for (const table of ['clients', 'sign_ins', 'sign_ups', 'codes', 'throttles'])
    expect(await rowsOf(table), table).toBe(0);
});
