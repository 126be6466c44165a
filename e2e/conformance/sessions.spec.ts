import { createClerkClient, verifyToken } from '@clerk/backend';
import type { Page } from '@playwright/test';
import { newAddress } from '../fixtures/accounts';
import { expect, type Instance, test } from '../fixtures/product';
import { IS_LONG } from '../fixtures/sample';
import { untilNextSecond } from '../fixtures/session';
import { environmentOf, loadedClerk, openClerk, PASSWORD, reverify, signIn, signOut, signUp } from './clerk-page';

/** Tokens, tabs and browsers. Tokens are judged by the vendor's own server library, from the published keys. */
const HOSTED = '@hosted';

/** The first published key, as the server library takes it. */
async function jwtKeyOf(issuer: string): Promise<string> {
  const { keys } = (await (await fetch(`${issuer}/.well-known/jwks.json`)).json()) as { keys: JsonWebKey[] };
  const key = await crypto.subtle.importKey(
    'jwk',
    keys[0] ?? {},
    { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' },
    true,
    ['verify'],
  );
  const lines =
    Buffer.from(await crypto.subtle.exportKey('spki', key))
      .toString('base64')
      .match(/.{1,64}/g) ?? [];
  return `-----BEGIN PUBLIC KEY-----\n${lines.join('\n')}\n-----END PUBLIC KEY-----`;
}
const issuerOf = (jwt: string): string =>
  (JSON.parse(Buffer.from(jwt.split('.')[1] ?? '', 'base64url').toString()) as { iss: string }).iss;

test('tokens of the session and of both templates carry what they must', { tag: HOSTED }, async ({ page, origin }) => {
  const clerk = await openClerk(page, origin);
  const email = await signUp(page, clerk, 'nomsa');
  // Under a test driver the SDK calls every failed fetch of a token an offline one: what the service answers is what counts.
  const answered = page.waitForResponse((response) => response.url().includes('/tokens/nothing'));
  const { plain, supabase, keck, ids } = await clerk.evaluate(async ({ session, user }) => ({
    plain: (await session?.getToken()) ?? '',
    supabase: (await session?.getToken({ template: 'supabase' })) ?? '',
    keck: (await session?.getToken({ template: 'keck_auth' })) ?? '',
    unknown: await session?.getToken({ template: 'nothing' }).catch(() => null),
    ids: { sid: session?.id, sub: user?.id },
  }));
  expect((await answered).status()).toBe(404);
  const jwtKey = await jwtKeyOf(issuerOf(plain));
  expect(await verifyToken(plain, { jwtKey, authorizedParties: [origin] })).toMatchObject({
    ...ids,
    v: 2,
    azp: origin,
  });
  const claims = await verifyToken(supabase, { jwtKey });
  expect(claims).toMatchObject({
    sub: ids.sub,
    role: 'authenticated',
    aud: 'authenticated',
    email,
    email_verified: true,
    name: 'Nomsa Dube',
  });
  expect(claims).not.toHaveProperty('sid');
  expect(await verifyToken(keck, { jwtKey })).toMatchObject({ sub: ids.sub, aud: 'keck', email });
  expect(claims.exp - claims.iat).toBeLessThanOrEqual(120);
});

test('a token is kept while it is good, fetched anew on demand, and the cookie follows', { tag: HOSTED }, async ({
  page,
  origin,
}) => {
  const clerk = await openClerk(page, origin);
  await signUp(page, clerk, 'nomsa');
  await untilNextSecond();
  const [first, same, fresh] = await clerk.evaluate(async ({ session }) => [
    await session?.getToken(),
    await session?.getToken(),
    await session?.getToken({ skipCache: true }),
  ]);
  expect(same).toBe(first);
  expect(fresh).not.toBe(first);
  const cookie = async () => (await page.context().cookies()).find(({ name }) => name === '__session')?.value;
  await expect.poll(cookie).toBe(fresh);
});

test('signing out in one tab reaches the other', { tag: HOSTED }, async ({ page, origin }) => {
  const clerk = await openClerk(page, origin);
  await signUp(page, clerk, 'nomsa');
  const other = await page.context().newPage();
  const second = await openClerk(other, origin);
  expect(await second.evaluate(({ user }) => user?.firstName)).toBe('Nomsa');
  await signOut(clerk);
  await expect.poll(() => second.evaluate(({ user }) => user?.id ?? null)).toBeNull();
  await page.reload();
  expect(await (await loadedClerk(page)).evaluate(({ user }) => user ?? null)).toBeNull();
});

// The security page does the same with the SDK in every run.
if (IS_LONG)
  test('a person sees where they are signed in and ends one of them, which then notices', { tag: HOSTED }, async ({
    page,
    open,
    origin,
  }) => {
    const clerk = await openClerk(page, origin);
    const email = await signUp(page, clerk, 'nomsa');
    const elsewhere = await open('guest');
    const other = await openClerk(elsewhere, origin);
    await signIn(other, email);
    const listed = await clerk.evaluate(async ({ user, session }) => {
      const all = (await user?.getSessions()) ?? [];
      return {
        count: all.length,
        hasActivity: all.every((one) => one.latestActivity.id),
        mine: all.some(({ id }) => id === session?.id),
      };
    });
    expect(listed).toEqual({ count: 2, hasActivity: true, mine: true });
    await reverify(clerk);
    const revoked = await clerk.evaluate(async ({ user, session }) => {
      const there = (await user?.getSessions())?.find(({ id }) => id !== session?.id);
      return (await there?.revoke())?.status;
    });
    expect(revoked).toBe('revoked');
    await other.evaluate(({ session }) => session?.getToken({ skipCache: true }).catch(() => null));
    await expect.poll(() => other.evaluate(({ user }) => user?.id ?? null)).toBeNull();
    expect(await clerk.evaluate(({ user }) => user?.firstName)).toBe('Nomsa');
  });

test('proving again who one is makes the session fresh', { tag: HOSTED }, async ({ page, origin }) => {
  const clerk = await openClerk(page, origin);
  await signUp(page, clerk, 'nomsa');
  const steps = await clerk.evaluate(async ({ session }, password) => {
    const begun = await session?.startVerification({ level: 'first_factor' });
    const wrong = await window.refusalOf(
      session?.attemptFirstFactorVerification({ strategy: 'password', password: 'Wrong-passphrase-0' }) ??
        Promise.resolve(),
    );
    const done = await session?.attemptFirstFactorVerification({ strategy: 'password', password });
    return {
      begun: begun?.status,
      offered: begun?.supportedFirstFactors?.map(({ strategy }) => strategy),
      wrong: wrong?.code,
      done: done?.status,
      fresh: session?.checkAuthorization({ reverification: 'strict' }),
      age: session?.factorVerificationAge?.[0],
    };
  }, PASSWORD);
  expect(steps).toMatchObject({
    begun: 'needs_first_factor',
    wrong: 'form_password_incorrect',
    done: 'complete',
    fresh: true,
    age: 0,
  });
  expect(steps.offered).toContain('password');
});

/** The vendor's server library, as a function of ours would use it. */
async function serverOf(page: Page, origin: string, { secretKey, apiUrl }: Instance) {
  return createClerkClient({
    secretKey: secretKey ?? '',
    publishableKey: (await environmentOf(page, origin)).publishableKey,
    ...(apiUrl && { apiUrl }),
  });
}

test('a ticket made by a server signs its person in, once', async ({ page, origin, instance }) => {
  test.skip(!instance.secretKey, 'Needs the secret key of the instance.');
  const backend = await serverOf(page, origin, instance);
  const emailAddress = [newAddress('ticket')];
  const made = await backend.users.createUser({ emailAddress, password: PASSWORD, firstName: 'Tick', lastName: 'Et' });
  const { token } = await backend.signInTokens.createSignInToken({ userId: made.id, expiresInSeconds: 60 });
  const clerk = await openClerk(page, origin);
  const first = await clerk.evaluate(async ({ client, setActive }, ticket) => {
    const { status, createdSessionId } = await client.signIn.create({ strategy: 'ticket', ticket });
    await setActive({ session: createdSessionId });
    return status;
  }, token);
  expect([first, await clerk.evaluate(({ user }) => user?.id)]).toEqual(['complete', made.id]);
  await signOut(clerk);
  const again = await clerk.evaluate(
    ({ client }, ticket) => window.refusalOf(client.signIn.create({ strategy: 'ticket', ticket })),
    token,
  );
  expect(again).toMatchObject({ status: 400, code: 'sign_in_token_already_used_code' });
  await backend.users.deleteUser(made.id);
});

test('a session that a server ended is over here, and a request with its cookies is recognised until then', async ({
  page,
  origin,
  instance,
}) => {
  test.skip(!instance.secretKey, 'Needs the secret key of the instance.');
  const backend = await serverOf(page, origin, instance);
  const clerk = await openClerk(page, origin);
  await signUp(page, clerk, 'nomsa');
  const ids = await clerk.evaluate(({ user, session }) => ({ user: user?.id ?? '', session: session?.id ?? '' }));
  const cookie = (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');
  const state = await backend.authenticateRequest(new Request(`${origin}/functions/v1/x`, { headers: { cookie } }));
  expect(state.toAuth()).toMatchObject({ userId: ids.user, sessionId: ids.session });
  await backend.sessions.revokeSession(ids.session);
  await clerk.evaluate(({ session }) => session?.getToken({ skipCache: true }).catch(() => null));
  await expect.poll(() => clerk.evaluate(({ user }) => user?.id ?? null)).toBeNull();
  await backend.users.deleteUser(ids.user);
});
