import { randomUUID } from 'node:crypto';
import { signMessage } from '@telehealth/supabase/functions/_shared/standard-webhook.ts';
import { createIdentityWebhook } from '@telehealth/supabase/functions/identity-webhook/handler.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestClient } from '../src/test-support/test-client';
import { startTestStack, type TestPerson, type TestStack } from '../src/test-support/test-stack';
import { TestBrowser } from './identity-browser';

const SECRET = `whsec_${Buffer.from('a secret of these tests').toString('base64')}`;
const OTHER = `whsec_${Buffer.from('a secret of somebody else').toString('base64')}`;
const PASSWORD = 'Lemon-Harbour-2026';
let stack: TestStack;
let handle: (request: Request) => Promise<Response>;
beforeAll(async () => {
  stack = await startTestStack();
  handle = createIdentityWebhook({ ...stack, secret: SECRET });
});
afterAll(() => stack.close());

let people = 0;
const addPerson = () => {
  people += 1;
  return stack.addPerson(`told-${people}@example.com`);
};
const enter = async (person: TestPerson) =>
  createTestClient(stack).auth.signInWithIdToken({ provider: 'jwt', token: await person.idToken() });
const open = async ({ userId }: TestPerson) =>
  (await stack.database.sql`select from auth.sessions where user_id = ${userId}`).length;

interface Message {
  id?: string;
  at?: Date;
  secret?: string;
  spoil?: (body: string) => string;
}

async function tell(type: string, data: object, message: Message = {}) {
  const { id = `msg_${randomUUID()}`, at = new Date(), secret = SECRET, spoil = (text) => text } = message;
  const body = JSON.stringify({ object: 'event', type, timestamp: at.getTime(), data });
  const headers = await signMessage(secret, { id, body, at });
  const url = 'http://functions.example/identity-webhook';
  const answer = await handle(new Request(url, { method: 'POST', headers, body: spoil(body) }));
  return { status: answer.status, body: await answer.json() };
}

describe('a message of the identity', () => {
  it.each([
    ['session.ended', (id: string) => ({ user_id: id })],
    ['session.removed', (id: string) => ({ user_id: id })],
    ['session.revoked', (id: string) => ({ user_id: id })],
    ['user.updated', (id: string) => ({ id, banned: true })],
    ['user.deleted', (id: string) => ({ id, deleted: true })],
  ])('%s ends the data sessions of that person, and of nobody else', async (type, data) => {
    const [person, other] = [await addPerson(), await addPerson()];
    for (const one of [person, person, other]) await enter(one);
    expect(await tell(type, data(person.identityId))).toEqual({ status: 200, body: { outcome: 'ended', sessions: 2 } });
    expect([await open(person), await open(other)]).toEqual([0, 1]);
  });

  it.each([
    ['user.updated', { banned: false }],
    ['user.created', {}],
    ['session.created', {}],
    ['session.ended', { user_id: 7 }],
  ])('%s of something else is taken and changes nothing', async (type, data) => {
    const person = await addPerson();
    await enter(person);
    const told = await tell(type, { id: person.identityId, user_id: person.identityId, ...data });
    expect(told).toEqual({ status: 200, body: { outcome: 'ignored' } });
    expect(await open(person)).toBe(1);
  });

  const minutes = (count: number) => new Date(Date.now() + count * 60_000);
  it.each<[string, Message]>([
    ['signed with another secret', { secret: OTHER }],
    ['changed on its way', { spoil: (body) => `${body} ` }],
    ['six minutes old', { at: minutes(-6) }],
    ['six minutes ahead', { at: minutes(6) }],
    ['with an odd id', { id: "msg'; --" }],
  ])('%s is refused', async (_, message) => {
    const person = await addPerson();
    await enter(person);
    expect((await tell('user.deleted', { id: person.identityId }, message)).status).toBe(400);
    expect(await open(person)).toBe(1);
  });

  it('said again ends nothing that opened since', async () => {
    const person = await addPerson();
    const id = `msg_${randomUUID()}`;
    await tell('session.removed', { user_id: person.identityId }, { id });
    await enter(person);
    const again = await tell('session.removed', { user_id: person.identityId }, { id });
    expect([again.body.sessions, await open(person)]).toEqual([0, 1]);
  });

  it('of signing out leaves what was opened afterwards, however late it comes', async () => {
    const person = await addPerson();
    await enter(person);
    await enter(person);
    const { sql } = stack.database;
    const [first] = await sql`
      update auth.sessions set created_at = now() - interval '2 minutes'
      where id = (select id from auth.sessions where user_id = ${person.userId} limit 1) returning id`;
    const told = await tell('session.removed', { user_id: person.identityId }, { at: minutes(-1) });
    expect(told.body.sessions).toBe(1);
    const left = await sql`select id from auth.sessions where user_id = ${person.userId}`;
    expect(left.map(({ id }) => id)).not.toContain(first?.id);
  });

  it('of a revocation also ends what an older token still opened', async () => {
    const person = await addPerson();
    const { sql } = stack.database;
    await tell('session.revoked', { user_id: person.identityId });
    await enter(person);
    await sql`select private.end_late_sessions()`;
    expect(await open(person)).toBe(1);
    await sql`update private.identity_events set again_at = now() where identity = ${person.identityId}`;
    await sql`select private.end_late_sessions()`;
    expect(await open(person)).toBe(0);
    await enter(person);
    await sql`select private.end_late_sessions()`;
    expect(await open(person)).toBe(1);
  });

  it('is forgotten after a day', async () => {
    const { sql } = stack.database;
    await sql`update private.identity_events set heard_at = now() - interval '25 hours', again_at = null`;
    await sql`select private.end_late_sessions()`;
    expect(await sql`select from private.identity_events`).toHaveLength(0);
  });
});

describe('what happens at the identity', () => {
  /** Signed in at the identity in a browser, and with the data from there. */
  async function browserOf(person: TestPerson, email: string) {
    const browser = new TestBrowser(stack.url);
    const { body } = await browser.post('/client/sign_ins', { identifier: email, password: PASSWORD });
    await enter(person);
    return { browser, sessionId: body.response.created_session_id ?? '' };
  }
  const backend = (path: string) =>
    fetch(`${stack.url}/__clerk_backend/v1${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${stack.identity.backendSecretKey}` },
    });

  it.each<[string, (at: { browser: TestBrowser; sessionId: string; person: TestPerson }) => Promise<unknown>]>([
    ['signing out', ({ browser }) => browser.post('/client/sessions', {}, 'DELETE')],
    ['a session that is ended', ({ browser, sessionId }) => browser.post(`/client/sessions/${sessionId}/end`)],
    ['a session that is revoked', ({ sessionId }) => backend(`/sessions/${sessionId}/revoke`)],
    ['a ban', ({ person }) => backend(`/users/${person.identityId}/ban`)],
    [
      'the end of the account',
      ({ person }) => stack.database.sql`delete from identity.users where id = ${person.identityId}`,
    ],
  ])('is told: %s', async (_, happens) => {
    const person = await addPerson();
    const at = await browserOf(person, `told-${people}@example.com`);
    await stack.sendWebhooks();
    await happens({ ...at, person });
    expect(await stack.sendWebhooks()).toBeGreaterThan(0);
    expect(await open(person)).toBe(0);
    expect(await stack.sendWebhooks()).toBe(0);
  });

  it('is told again while nobody takes it', async () => {
    const person = await addPerson();
    const { browser } = await browserOf(person, `told-${people}@example.com`);
    await browser.post('/client/sessions', {}, 'DELETE');
    const { sql } = stack.database;
    await sql`alter function public.end_data_sessions(text, text, timestamptz) rename to away`;
    expect(await stack.sendWebhooks()).toBe(0);
    await sql`alter function public.away(text, text, timestamptz) rename to end_data_sessions`;
    await sql`update identity.webhooks set next_at = now()`;
    expect(await stack.sendWebhooks()).toBe(1);
    expect(await open(person)).toBe(0);
  });
});
