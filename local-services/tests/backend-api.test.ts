import { createClerkClient, verifyToken } from '@clerk/backend';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestStack, type TestStack } from '../src/test-support/test-stack';
import { TestBrowser } from './identity-browser';

/** Every call of the Backend API that our functions may make, by the vendor's own client. */
const PASSWORD = 'Lemon-Harbour-2026';
const CLINIC = 'org_sawubona_clinic';
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
  it('are made with all their data, and changed', async () => {
    const { users } = clerk();
    const user = await newUser({
      privateMetadata: { note: 1 },
      publicMetadata: { a: 1 },
      unsafeMetadata: { role: 'patient' },
    });
    expect(user).toMatchObject({
      privateMetadata: { note: 1 },
      publicMetadata: { a: 1 },
      unsafeMetadata: { role: 'patient' },
      passwordEnabled: true,
      banned: false,
    });
    expect(user.primaryEmailAddress?.verification?.status).toBe('verified');
    expect(await users.updateUser(user.id, { firstName: 'New', lastName: 'Name' })).toMatchObject({
      firstName: 'New',
      lastName: 'Name',
    });
    expect((await users.updateUserMetadata(user.id, { publicMetadata: { b: { c: 1 } } })).publicMetadata).toEqual({
      a: 1,
      b: { c: 1 },
    });
    const replaced = await users.replaceUserMetadata(user.id, { publicMetadata: { only: true } });
    expect([replaced.publicMetadata, replaced.privateMetadata]).toEqual([{ only: true }, { note: 1 }]);
    await expect(users.updateUser(user.id, { username: 'x' })).rejects.toMatchObject(
      refusal(422, 'form_param_unknown'),
    );
    await expect(users.updateUser(user.id, { password: 'short' })).rejects.toMatchObject({ status: 422 });
  });

  it('change their password and end the sessions they had', async () => {
    const { users } = clerk();
    const user = await newUser();
    const browser = new TestBrowser(stack.url);
    await signIn(emailOf(user), PASSWORD, browser);
    await users.updateUser(user.id, { password: 'Another-Harbour-2027', signOutOfOtherSessions: true });
    expect((await browser.get('/client')).body.response.sessions).toEqual([]);
    expect(await users.verifyPassword({ userId: user.id, password: 'Another-Harbour-2027' })).toMatchObject({
      verified: true,
    });
    await expect(users.verifyPassword({ userId: user.id, password: PASSWORD })).rejects.toMatchObject(
      refusal(422, 'incorrect_password'),
    );
  });

  it('are listed by every filter, in order, page by page', async () => {
    const { users } = clerk();
    const before = Date.now();
    const [one, two, three] = [
      await newUser({ firstName: 'Zebra' }),
      await newUser({ firstName: 'Ant' }),
      await newUser(),
    ];
    const ids = async (filter: Parameters<typeof users.getUserList>[0]) => {
      const { data, totalCount } = await users.getUserList(filter);
      return { ids: data.map(({ id }) => id), totalCount };
    };
    expect(await ids({ userId: [one.id, two.id], orderBy: '+first_name' })).toEqual({
      ids: [two.id, one.id],
      totalCount: 2,
    });
    expect(await ids({ userId: [one.id, two.id], orderBy: '-first_name' })).toEqual({
      ids: [one.id, two.id],
      totalCount: 2,
    });
    expect(await ids({ emailAddress: [emailOf(three).toUpperCase()] })).toEqual({ ids: [three.id], totalCount: 1 });
    expect((await ids({ query: 'zebr' })).ids).toEqual([one.id]);
    expect((await ids({ query: '%' })).ids).toEqual([]);
    expect((await ids({ username: ['anybody'] })).totalCount).toBe(0);
    expect((await ids({ organizationId: [CLINIC] })).totalCount).toBe(0);
    expect(await ids({ createdAtAfter: before - 1, limit: 1, offset: 1, orderBy: '+created_at' })).toEqual({
      ids: [two.id],
      totalCount: 3,
    });
    await expect(users.getUserList({ limit: 501 })).rejects.toMatchObject({ status: 422 });
  });

  it('are banned: sessions end, signing in and the data backend refuse, until the ban is lifted', async () => {
    const { users, sessions, signInTokens } = clerk();
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
    await expect(sessions.createSession({ userId: person.identityId })).rejects.toMatchObject(
      refusal(403, 'user_banned'),
    );
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

describe('email addresses', () => {
  it('are added proven or not, made primary, and removed', async () => {
    const { emailAddresses, users } = clerk();
    const user = await newUser();
    const added = await emailAddresses.createEmailAddress({
      userId: user.id,
      emailAddress: 'Second@Example.com',
      verified: true,
    });
    expect([added.emailAddress, added.verification?.status]).toEqual(['second@example.com', 'verified']);
    expect((await signIn('second@example.com')).body.response.status).toBe('complete');
    const open = await emailAddresses.createEmailAddress({ userId: user.id, emailAddress: 'third@example.com' });
    expect(open.verification?.status).toBe('unverified');
    expect((await signIn('third@example.com')).status).toBe(422);
    await expect(users.updateUser(user.id, { primaryEmailAddressID: open.id })).rejects.toMatchObject({ status: 400 });
    expect((await emailAddresses.updateEmailAddress(open.id, { verified: true, primary: true })).id).toBe(open.id);
    expect((await users.getUser(user.id)).primaryEmailAddressId).toBe(open.id);
    await expect(emailAddresses.deleteEmailAddress(open.id)).rejects.toMatchObject({ status: 400 });
    expect((await users.updateUser(user.id, { primaryEmailAddressID: added.id })).primaryEmailAddressId).toBe(added.id);
    expect(await emailAddresses.deleteEmailAddress(open.id)).toMatchObject({ id: open.id, deleted: true });
    await expect(emailAddresses.getEmailAddress(open.id)).rejects.toMatchObject({ status: 404 });
  });

  it('belong to one account only', async () => {
    const [one, two] = [await newUser(), await newUser()];
    const taken = { userId: one.id, emailAddress: emailOf(two), verified: true };
    await expect(clerk().emailAddresses.createEmailAddress(taken)).rejects.toMatchObject(
      refusal(422, 'form_identifier_exists'),
    );
  });
});

describe('sessions', () => {
  it('are listed, read, given tokens, and revoked', async () => {
    const { sessions } = clerk();
    const user = await newUser();
    const browser = new TestBrowser(stack.url);
    await signIn(emailOf(user), PASSWORD, browser);
    const made = await sessions.createSession({ userId: user.id });
    expect(made).toMatchObject({ userId: user.id, status: 'active' });
    const listed = await sessions.getSessionList({ userId: user.id, limit: 1 });
    expect([listed.data.length, listed.totalCount]).toEqual([1, 2]);
    const plain = await sessions.getToken(made.id);
    const options = { secretKey: stack.identity.backendSecretKey, apiUrl: `${stack.url}/__clerk_backend` };
    expect(await verifyToken(plain.jwt, options)).toMatchObject({ sub: user.id, sid: made.id, v: 2 });
    const long = await verifyToken((await sessions.getToken(made.id, 'supabase', 600)).jwt, options);
    expect(long).toMatchObject({ sub: user.id, role: 'authenticated', email: emailOf(user) });
    expect(long.exp - long.iat).toBe(600);
    await expect(sessions.getToken(made.id, 'nothing')).rejects.toMatchObject({ status: 404 });
    expect((await sessions.revokeSession(made.id)).status).toBe('revoked');
    expect((await sessions.getSession(made.id)).status).toBe('revoked');
    await expect(sessions.getToken(made.id)).rejects.toMatchObject({ status: 404 });
    expect((await sessions.getSessionList({ userId: user.id, status: 'active' })).totalCount).toBe(1);
    await expect(sessions.getSessionList()).rejects.toMatchObject({ status: 422 });
  });

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

describe('sign-in tokens', () => {
  it('serve once, and not at all when taken back', async () => {
    const { signInTokens } = clerk();
    const user = await newUser();
    const kept = await signInTokens.createSignInToken({ userId: user.id, expiresInSeconds: 60 });
    const gone = await signInTokens.createSignInToken({ userId: user.id, expiresInSeconds: 60 });
    expect((await signInTokens.revokeSignInToken(gone.id)).status).toBe('revoked');
    const use = (ticket: string) => new TestBrowser(stack.url).post('/client/sign_ins', { strategy: 'ticket', ticket });
    expect((await use(gone.token)).body.errors[0].code).toBe('sign_in_token_revoked_code');
    expect((await use(kept.token)).body.response.status).toBe('complete');
    await expect(signInTokens.revokeSignInToken(kept.id)).rejects.toMatchObject({ status: 400 });
    await expect(signInTokens.revokeSignInToken('sit_none')).rejects.toMatchObject({ status: 404 });
  });
});

describe('organizations', () => {
  it('are founded, changed, listed and removed; the clinic stays', async () => {
    const { organizations } = clerk();
    const user = await newUser();
    const made = await organizations.createOrganization({
      name: 'Practice One',
      slug: 'practice-one',
      createdBy: user.id,
      privateMetadata: { plan: 'x' },
    });
    expect(made).toMatchObject({
      name: 'Practice One',
      membersCount: 1,
      createdBy: user.id,
      privateMetadata: { plan: 'x' },
    });
    expect((await organizations.getOrganization({ slug: 'practice-one' })).id).toBe(made.id);
    expect((await organizations.updateOrganization(made.id, { name: 'Practice 1' })).name).toBe('Practice 1');
    const merged = await organizations.updateOrganizationMetadata(made.id, { publicMetadata: { a: 1 } });
    expect([merged.publicMetadata, merged.privateMetadata]).toEqual([{ a: 1 }, { plan: 'x' }]);
    const list = await organizations.getOrganizationList({ orderBy: '+name', includeMembersCount: true });
    expect(list.data.map(({ slug }) => slug)).toEqual(['practice-one', 'sawubona-clinic']);
    await expect(organizations.createOrganization({ name: 'Other', slug: 'practice-one' })).rejects.toMatchObject(
      refusal(422, 'form_identifier_exists'),
    );
    await expect(organizations.deleteOrganization(CLINIC)).rejects.toMatchObject({ status: 400 });
    expect(await organizations.deleteOrganization(made.id)).toMatchObject({ id: made.id, deleted: true });
    await expect(organizations.getOrganization({ organizationId: made.id })).rejects.toMatchObject({ status: 404 });
  });

  it('take members, change their roles and let them go', async () => {
    const { organizations, users } = clerk();
    const [user, other] = [await newUser(), await newUser()];
    const { id: organizationId } = await organizations.createOrganization({
      name: 'Practice Two',
      maxAllowedMemberships: 1,
    });
    const membership = { organizationId, userId: user.id, role: 'org:specialist' };
    expect(await organizations.createOrganizationMembership(membership)).toMatchObject({
      role: 'org:specialist',
      publicUserData: { userId: user.id, identifier: emailOf(user) },
    });
    await expect(organizations.createOrganizationMembership(membership)).rejects.toMatchObject({ status: 400 });
    await expect(organizations.createOrganizationMembership({ ...membership, userId: other.id })).rejects.toMatchObject(
      refusal(400, 'organization_membership_quota_exceeded'),
    );
    await expect(organizations.createOrganizationMembership({ ...membership, role: 'org:king' })).rejects.toMatchObject(
      {
        status: 422,
      },
    );
    expect((await organizations.updateOrganizationMembership({ ...membership, role: 'org:operator' })).role).toBe(
      'org:operator',
    );
    const described = { organizationId, userId: user.id, publicMetadata: { room: 4 } };
    expect((await organizations.updateOrganizationMembershipMetadata(described)).publicMetadata).toEqual({ room: 4 });
    expect((await organizations.getOrganizationMembershipList({ organizationId })).totalCount).toBe(1);
    expect((await users.getOrganizationMembershipList({ userId: user.id })).data[0]?.organization.id).toBe(
      organizationId,
    );
    const browser = new TestBrowser(stack.url);
    await signIn(emailOf(user), PASSWORD, browser);
    const session = (await browser.get('/client')).body.response.sessions[0] as unknown as {
      last_active_organization_id: string;
    };
    expect(session.last_active_organization_id).toBe(organizationId);
    await organizations.deleteOrganizationMembership({ organizationId, userId: user.id });
    expect((await users.getOrganizationMembershipList({ userId: user.id })).totalCount).toBe(0);
  });

  it('leave the members of the clinic to the database', async () => {
    const { organizations } = clerk();
    const user = await newUser();
    const membership = { organizationId: CLINIC, userId: user.id, role: 'org:operator' };
    for (const attempt of [
      () => organizations.createOrganizationMembership(membership),
      () => organizations.updateOrganizationMembership(membership),
      () => organizations.deleteOrganizationMembership(membership),
    ]) {
      await expect(attempt()).rejects.toMatchObject(refusal(400, 'organization_membership_mirrored'));
    }
    expect((await organizations.getOrganizationMembershipList({ organizationId: CLINIC })).totalCount).toBe(0);
  });
});

describe('the secret key', () => {
  it('is asked for everywhere', async () => {
    const stranger = createClerkClient({ secretKey: 'sk_live_wrong', apiUrl: `${stack.url}/__clerk_backend` });
    await expect(stranger.users.getUserList()).rejects.toMatchObject({ status: 401 });
    await expect(stranger.organizations.getOrganizationList()).rejects.toMatchObject({ status: 401 });
    await expect(stranger.sessions.getSession('sess_1')).rejects.toMatchObject({ status: 401 });
  });
});
