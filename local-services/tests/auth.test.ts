import { SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestBackend, type TestBackend } from '../src/test-support/test-backend';
import { createTestClient } from '../src/test-support/test-client';
import { createTestIssuer } from '../src/test-support/test-issuer';
import { clinicSchema } from './clinic-schema';

let stack: TestBackend;
beforeAll(async () => {
  stack = await startTestBackend(clinicSchema);
});
afterAll(() => stack.close());

const signIn = async (token: string, provider = 'jwt') =>
  createTestClient(stack).auth.signInWithIdToken({ provider: provider as 'google', token });

const claimsOf = (token: string) => JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());

const withToken = (token: string) => createTestClient(stack, { accessToken: async () => token });

const ownSignature = (claims: Record<string, unknown>, secret = stack.jwtSecret) =>
  new SignJWT(claims)
    .setProtectedHeader({ alg: 'HS256' })
    .setIssuedAt()
    .setExpirationTime('1m')
    .sign(new TextEncoder().encode(secret));

describe('the id-token exchange', () => {
  test('opens a session for the person of the token', async () => {
    const { data, error } = await signIn(await stack.issuer.token('user_one'));
    expect(error).toBeNull();
    expect(data.user).toMatchObject({ email: 'user_one@example.com', role: 'authenticated' });
    expect(data.user?.user_metadata.sub).toBe('user_one');
    expect(data.user?.id).toMatch(/^[0-9a-f-]{36}$/);
  });

  test('the same person keeps the same user', async () => {
    const first = await signIn(await stack.issuer.token('user_same'));
    const second = await signIn(await stack.issuer.token('user_same', { email: 'new@example.com' }));
    expect(second.data.user?.id).toBe(first.data.user?.id);
    expect(second.data.user?.email).toBe('new@example.com');
  });

  test('parallel first sign-ins make one user', async () => {
    const token = await stack.issuer.token('user_parallel');
    const results = await Promise.all(Array.from({ length: 12 }, () => signIn(token)));
    expect(results.map((result) => result.error)).toEqual(Array(12).fill(null));
    expect(new Set(results.map((result) => result.data.user?.id)).size).toBe(1);
  });

  test.each([
    ['a foreign key', async () => (await createTestIssuer()).token('user_evil')],
    ['another issuer', async () => (await createTestIssuer('http://elsewhere.test')).token('user_evil')],
    ['another audience', () => stack.issuer.token('user_evil', { aud: 'other' })],
    ['a past expiry', () => stack.issuer.token('user_evil', {}, '-1s')],
    ['our own HS256 secret', () => ownSignature({ sub: 'user_evil', aud: 'authenticated', iss: stack.issuer.issuer })],
    ['no form at all', async () => 'nonsense'],
  ])('refuses a token with %s', async (_, token) => {
    const { error, data } = await signIn(await token());
    expect(error?.status).toBe(400);
    expect(data.session).toBeNull();
  });

  test('refuses another provider, an unproven address and a nonce of somebody else', async () => {
    expect((await signIn(await stack.issuer.token('user_a'), 'google')).error?.status).toBe(400);
    const unproven = await signIn(await stack.issuer.token('user_b', { email_verified: false }));
    expect(unproven.error?.code).toBe('provider_email_needs_verification');
    const token = await stack.issuer.token('user_c', { nonce: 'abc' });
    expect((await signIn(token)).error?.status).toBe(400);
  });
});

describe('sessions', () => {
  test('a refreshed token keeps every claim', async () => {
    const client = createTestClient(stack);
    const first = await client.auth.signInWithIdToken({
      provider: 'jwt',
      token: await stack.issuer.token('user_fresh'),
    });
    const second = await client.auth.refreshSession();
    expect(second.error).toBeNull();
    const [before, after] = [first, second].map((result) => claimsOf(result.data.session?.access_token ?? ''));
    const lasting = [
      'sub',
      'aud',
      'role',
      'email',
      'app_metadata',
      'user_metadata',
      'aal',
      'session_id',
      'is_anonymous',
    ];
    for (const name of lasting) expect(after[name], name).toEqual(before[name]);
    expect(after.user_metadata.sub).toBe('user_fresh');
    expect(after.app_metadata).toEqual({ provider: 'jwt', providers: ['jwt'] });
    expect(after.amr[0].method).toBe('oauth');
    expect(second.data.session?.refresh_token).not.toBe(first.data.session?.refresh_token);
  });

  test('a refresh token that is used again later ends the session', async () => {
    const client = createTestClient(stack);
    const { data } = await client.auth.signInWithIdToken({
      provider: 'jwt',
      token: await stack.issuer.token('user_stolen'),
    });
    const old = data.session?.refresh_token ?? '';
    const renewed = await client.auth.refreshSession();
    await stack.database.sql`update auth.refresh_tokens set updated_at = now() - interval '1 hour' where revoked`;
    const replay = await createTestClient(stack).auth.refreshSession({ refresh_token: old });
    expect(replay.error?.code).toBe('refresh_token_already_used');
    const next = await createTestClient(stack).auth.refreshSession({
      refresh_token: renewed.data.session?.refresh_token ?? '',
    });
    expect(next.error?.code).toBe('refresh_token_not_found');
  });

  test('the database holds no usable refresh token', async () => {
    const { data } = await signIn(await stack.issuer.token('user_hashed'));
    const rows = await stack.database
      .sql`select 1 from auth.refresh_tokens where token = ${data.session?.refresh_token ?? ''}`;
    expect(rows).toHaveLength(0);
  });

  test('signing out ends the session', async () => {
    const client = createTestClient(stack);
    const { data } = await client.auth.signInWithIdToken({
      provider: 'jwt',
      token: await stack.issuer.token('user_out'),
    });
    expect((await client.auth.getUser()).data.user?.id).toBe(data.user?.id);
    const token = data.session?.access_token ?? '';
    expect((await client.auth.signOut()).error).toBeNull();
    const after = await createTestClient(stack).auth.getUser(token);
    expect(after.error?.name).toBe('AuthSessionMissingError');
    const refreshed = await createTestClient(stack).auth.refreshSession({
      refresh_token: data.session?.refresh_token ?? '',
    });
    expect(refreshed.error).not.toBeNull();
  });

  test('nobody rewrites what their tokens say', async () => {
    const client = createTestClient(stack);
    await client.auth.signInWithIdToken({ provider: 'jwt', token: await stack.issuer.token('user_plain') });
    expect((await client.auth.updateUser({ data: { sub: 'user_other' } })).error).not.toBeNull();
    const { data } = await client.auth.refreshSession();
    expect(data.user?.user_metadata.sub).toBe('user_plain');
  });

  test('accounts are made by the identity only', async () => {
    const auth = createTestClient(stack).auth;
    const credentials = { email: 'x@example.com', password: 'Something-long-1' };
    expect((await auth.signUp(credentials)).error?.code).toBe('signup_disabled');
    expect((await auth.signInWithPassword(credentials)).error?.code).toBe('signup_disabled');
    expect((await auth.signInWithOtp({ email: 'x@example.com' })).error?.code).toBe('signup_disabled');
    expect((await auth.signInAnonymously()).error?.code).toBe('signup_disabled');
    expect((await auth.resetPasswordForEmail('x@example.com')).error?.code).toBe('signup_disabled');
  });

  test('resend asks the identity for the sign-up code', async () => {
    const auth = createTestClient(stack).auth;
    expect((await auth.resend({ type: 'signup', email: 'late@example.com' })).error).toBeNull();
    expect(stack.resent).toEqual(['late@example.com']);
    const often = await auth.resend({ type: 'signup', email: 'often@example.com' });
    expect(often.error).toMatchObject({ status: 429, code: 'over_email_send_rate_limit' });
    expect((await auth.resend({ type: 'email_change', email: 'late@example.com' })).error).not.toBeNull();
  });
});

describe('tokens at the data routes', () => {
  test('third-party mode: a token of the identity works directly, for its own person', async () => {
    const signedIn = createTestClient(stack);
    await signedIn.auth.signInWithIdToken({ provider: 'jwt', token: await stack.issuer.token('user_third') });
    await signedIn.from('people').insert({ full_name: 'Third' });
    const direct = withToken(await stack.issuer.token('user_third'));
    expect((await direct.from('people').select('full_name')).data).toEqual([{ full_name: 'Third' }]);
    expect((await direct.rpc('whoami')).data).toEqual({ role: 'authenticated', sub: 'user_third' });
  });

  const unsigned = (claims: object) =>
    `${Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url')}.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.`;
  const later = () => Math.floor(Date.now() / 1000) + 600;

  test.each([
    ['a foreign RS256 key', async () => (await createTestIssuer()).token('user_third')],
    ['an expired one', () => stack.issuer.token('user_third', {}, '-1s')],
    ['role service_role from the identity', () => stack.issuer.token('user_third', { role: 'service_role' })],
    ['role postgres from the identity', () => stack.issuer.token('user_third', { role: 'postgres' })],
    ['role service_role under our secret', () => ownSignature({ sub: 'x', role: 'service_role' })],
    ['role postgres under our secret', () => ownSignature({ sub: 'x', role: 'postgres' })],
    ['no role', () => ownSignature({ sub: 'x' })],
    ['another HS256 secret', () => ownSignature({ sub: 'x', role: 'authenticated' }, 'a'.repeat(64))],
    ['alg none', async () => unsigned({ sub: 'user_third', role: 'authenticated', exp: later() })],
    ['an empty signature', async () => `${(await stack.issuer.token('user_third')).split('.').slice(0, 2).join('.')}.`],
    ['no form at all', async () => 'ey.nonsense'],
  ])('refuses %s everywhere', async (_, make) => {
    const headers = { apikey: stack.publishableKey, authorization: `Bearer ${await make()}` };
    const rest = await fetch(`${stack.url}/rest/v1/people?select=full_name`, { headers });
    expect(rest.status).toBe(401);
    expect((await rest.json()).code).toMatch(/^PGRST30[13]$/);
    const storage = await fetch(`${stack.url}/storage/v1/object/any/file`, { headers });
    expect(storage.status).toBe(401);
    const user = await fetch(`${stack.url}/auth/v1/user`, { headers });
    expect(user.status).toBe(403);
  });

  test('an expired token says so, so that clients refresh', async () => {
    const { error, status } = await withToken(await stack.issuer.token('user_third', {}, '-1s'))
      .from('people')
      .select();
    expect(status).toBe(401);
    expect(error?.code).toBe('PGRST303');
  });
});
