import { createClerkClient } from '@clerk/backend';
import { addOperator } from '@telehealth/supabase/tests/support/operators.ts';
import { as } from '@telehealth/supabase/tests/support/people.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestStack, type TestStack } from '../src/test-support/test-stack';
import { TestBrowser } from './identity-browser';

/** The Backend API, by the vendor's own client. */
const PASSWORD = 'Lemon-Harbour-2026';
let stack: TestStack;
const clerk = () =>
  createClerkClient({
    secretKey: stack.identity.backendSecretKey,
    publishableKey: stack.identity.publishableKey,
    apiUrl: `${stack.url}/__clerk_backend`,
  });

let count = 0;
const newUser = (more: object = {}) => {
  count += 1;
  const emailAddress = [`person${count}@example.com`];
  return clerk().users.createUser({
    emailAddress,
    firstName: 'Api',
    lastName: `Person ${count}`,
    password: PASSWORD,
    ...more,
  });
};
const signIn = (email: string, password = PASSWORD, browser = new TestBrowser(stack.url)) =>
  browser.post('/client/sign_ins', { identifier: email, password });
const refusal = (status: number, code: string) => ({ status, errors: [{ code }] });
const emailOf = (user: { primaryEmailAddress: { emailAddress: string } | null }) =>
  user.primaryEmailAddress?.emailAddress ?? '';

beforeAll(async () => {
  stack = await startTestStack();
});
afterAll(() => stack.close());

describe('users', () => {
  it('are made and changed', async () => {
    const { users } = clerk();
    const user = await newUser({ publicMetadata: { a: 1 }, unsafeMetadata: { role: 'patient' } });
    expect(user).toMatchObject({
      publicMetadata: { a: 1 },
      unsafeMetadata: { role: 'patient' },
      passwordEnabled: true,
      banned: false,
    });
    expect(user.primaryEmailAddress?.verification?.status).toBe('verified');
    expect((await users.updateUserMetadata(user.id, { publicMetadata: { b: { c: 1 } } })).publicMetadata).toEqual({
      a: 1,
      b: { c: 1 },
    });
  });

  it('are banned: sessions end, signing in and the data backend refuse, until the ban is lifted', async () => {
    const { users, signInTokens } = clerk();
    const person = await stack.addPerson('banned@example.com');
    const browser = new TestBrowser(stack.url);
    await signIn('banned@example.com', PASSWORD, browser);
    const exchange = async () => {
      const response = await fetch(`${stack.url}/auth/v1/token?grant_type=id_token`, {
        method: 'POST',
        headers: { apikey: stack.publishableKey, 'content-type': 'application/json' },
        body: JSON.stringify({ provider: 'jwt', id_token: await person.idToken() }),
      });
      return [response.status, ((await response.json()) as { error_code?: string }).error_code];
    };
    expect(await exchange()).toEqual([200, undefined]);
    expect((await users.banUser(person.identityId)).banned).toBe(true);
    expect((await browser.get('/client')).body.response.sessions).toEqual([]);
    expect(await stack.database.sql`select from auth.sessions where user_id = ${person.userId}`).toHaveLength(0);
    expect(await exchange()).toEqual([403, 'user_banned']);
    const refused = await signIn('banned@example.com');
    expect([refused.status, refused.body.errors[0].code]).toEqual([403, 'user_banned']);
    const wrong = await signIn('banned@example.com', 'Wrong-harbour-1');
    expect(wrong.body.errors[0].code).toBe('form_password_or_identifier_incorrect');
    const { token } = await signInTokens.createSignInToken({ userId: person.identityId, expiresInSeconds: 60 });
    const byTicket = await new TestBrowser(stack.url).post('/client/sign_ins', { strategy: 'ticket', ticket: token });
    expect(byTicket.status).toBe(403);
    expect((await users.unbanUser(person.identityId)).banned).toBe(false);
    expect((await signIn('banned@example.com')).body.response.status).toBe('complete');
    expect(await exchange()).toEqual([200, undefined]);
  });

  it('are deleted with everything of theirs', async () => {
    const { users } = clerk();
    const user = await newUser();
    expect(await users.deleteUser(user.id)).toMatchObject({ id: user.id, deleted: true });
    await expect(users.getUser(user.id)).rejects.toMatchObject(refusal(404, 'resource_not_found'));
    expect((await signIn(emailOf(user))).status).toBe(422);
  });
});

describe('sessions', () => {
  it('are recognised in a request by cookie and by bearer token, and a forged one is not', async () => {
    const user = await newUser();
    const browser = new TestBrowser(stack.url);
    await signIn(emailOf(user), PASSWORD, browser);
    const jwt = (await browser.get('/client')).body.response.sessions[0]?.last_active_token.jwt ?? '';
    // clerk-js writes the token under both names; the service says since when somebody is signed in, under both, too.
    const suffix = [...browser.jar.keys()]
      .find((name) => name.startsWith('__client_uat_'))
      ?.slice('__client_uat'.length);
    const cookies = [...browser.jar, ['__session', jwt], [`__session${suffix}`, jwt]];
    const byCookie = { cookie: cookies.map(([name, value]) => `${name}=${value}`).join('; ') };
    const ask = async (headers: Record<string, string>) =>
      (
        await clerk().authenticateRequest(new Request(`${stack.url}/x`, { headers }), {
          authorizedParties: [stack.url],
        })
      ).toAuth();
    expect(await ask(byCookie)).toMatchObject({ userId: user.id });
    expect(await ask({ authorization: `Bearer ${jwt}` })).toMatchObject({ userId: user.id });
    const forged = `${jwt.slice(0, -6)}AAAAAA`;
    expect((await ask({ authorization: `Bearer ${forged}` }))?.isAuthenticated).not.toBe(true);
    expect((await ask({}))?.isAuthenticated).not.toBe(true);
  });
});

describe('an operator', () => {
  const publicMetadataOf = async (browser: TestBrowser) => (await browser.get('/me')).body.response.public_metadata;

  it('is named one from appointment to dismissal, whatever a browser writes', async () => {
    const { sql } = stack.database;
    await addOperator(sql, 'Another Operator');
    const { userId } = await stack.addPerson('operator@example.com');
    await as(sql, userId, (tx) => tx`select public.sync_my_profile()`);
    const browser = new TestBrowser(stack.url);
    await signIn('operator@example.com', PASSWORD, browser);
    await browser.post('/me', { unsafe_metadata: '{"operator":true}' }, 'PATCH');
    expect(await publicMetadataOf(browser)).toEqual({});
    await sql`select public.appoint_operator(${userId}, 'The clinic')`;
    expect(await publicMetadataOf(browser)).toEqual({ operator: true });
    await sql`select public.dismiss_operator(${userId})`;
    expect(await publicMetadataOf(browser)).toEqual({});
  });
});

describe('the secret key', () => {
  it('is asked for everywhere', async () => {
    const stranger = createClerkClient({ secretKey: 'sk_live_wrong', apiUrl: `${stack.url}/__clerk_backend` });
    await expect(stranger.users.getUser('user_1')).rejects.toMatchObject({ status: 401 });
    await expect(stranger.sessions.revokeSession('sess_1')).rejects.toMatchObject({ status: 401 });
  });
});
