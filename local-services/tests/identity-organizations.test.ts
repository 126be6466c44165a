import { createClerkClient, verifyToken } from '@clerk/backend';
import { addOperator } from '@telehealth/supabase/tests/support/operators.ts';
import { as, asService, onboardSpecialist, setRegistration } from '@telehealth/supabase/tests/support/people.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CLINIC_ROLES, organizationClaims, permissionKeysOf } from '../src/identity/clinic-roles';
import { startTestStack, type TestPerson, type TestStack } from '../src/test-support/test-stack';
import { type Answer, codeOf, TestBrowser } from './identity-browser';

const PASSWORD = 'Lemon-Harbour-2026';
const CLINIC = 'org_sawubona_clinic';
let stack: TestStack;
let operator: TestPerson;
let specialist: TestPerson;
let patient: TestPerson;

const sql = () => stack.database.sql;
const appoint = (id: string) => asService(sql(), (tx) => tx`select public.appoint_operator(${id}, 'The clinic')`);

async function signIn(email: string): Promise<TestBrowser> {
  const browser = new TestBrowser(stack.url);
  const answer = await browser.post('/client/sign_ins', { identifier: email, password: PASSWORD });
  expect(answer.body.response.status).toBe('complete');
  return browser;
}

/** The parts of the browser's state that organizations are in. */
async function stateOf(browser: TestBrowser) {
  const { body } = await browser.get('/client');
  const [session] = body.response.sessions as unknown as {
    id: string;
    last_active_organization_id: string | null;
    tasks: unknown;
    user: { organization_memberships: { role: string; permissions: string[]; organization: { id: string } }[] };
    last_active_token: { jwt: string };
  }[];
  if (!session) throw new Error('signed out');
  return session;
}
const claimsOf = (jwt: string) =>
  JSON.parse(Buffer.from(jwt.split('.')[1] ?? '', 'base64url').toString()) as { o?: object; fea?: string };
const listOf = (answer: Answer) => answer.body.response as unknown as { data: object[]; total_count: number };

beforeAll(async () => {
  stack = await startTestStack();
  await addOperator(sql(), 'Another Operator');
  operator = await stack.addPerson('operator@example.com', { firstName: 'Olwethu', lastName: 'Operator' });
  await as(sql(), operator.userId, (tx) => tx`select public.sync_my_profile()`);
  await appoint(operator.userId);
  specialist = await stack.addPerson('specialist@example.com', { firstName: 'Naledi', lastName: 'Test' });
  await as(sql(), specialist.userId, (tx) => tx`select public.sync_my_profile()`);
  await onboardSpecialist(sql(), specialist.userId, { verified: false });
  patient = await stack.addPerson('patient@example.com');
  await as(sql(), patient.userId, (tx) => tx`select public.sync_my_profile()`);
});
afterAll(() => stack.close());

describe('the claims of an organization', () => {
  it.each(CLINIC_ROLES.map(({ key }) => key))('give back every permission of %s', (role) => {
    const { o, fea } = organizationClaims({ id: 'org_1', slug: 'one' }, role);
    const features = fea.split(',').map((one) => one.replace('o:', ''));
    const names = o.per.split(',');
    const read = o.fpm
      .split(',')
      .flatMap((bits, at) =>
        names.flatMap((name, bit) => ((Number(bits) >> bit) & 1 ? [`org:${features[at]}:${name}`] : [])),
      );
    expect(read.sort()).toEqual(
      permissionKeysOf(role)
        .filter((key) => !key.includes(':sys_'))
        .sort(),
    );
  });
});

describe('membership of the clinic', () => {
  it('is an operator’s from appointment to dismissal, and the only one is active', async () => {
    const browser = await signIn('operator@example.com');
    const session = await stateOf(browser);
    expect(session.last_active_organization_id).toBe(CLINIC);
    expect(session.tasks).toBeNull();
    expect(session.user.organization_memberships).toMatchObject([
      { role: 'org:operator', organization: { id: CLINIC, name: 'Sawubona Clinic', slug: 'sawubona-clinic' } },
    ]);
    expect(session.user.organization_memberships[0]?.permissions).toContain('org:registrations:verify');
    expect(claimsOf(session.last_active_token.jwt).o).toMatchObject({
      id: CLINIC,
      rol: 'operator',
      slg: 'sawubona-clinic',
    });
    await asService(sql(), (tx) => tx`select public.dismiss_operator(${operator.userId})`);
    const after = await stateOf(browser);
    expect([after.last_active_organization_id, after.user.organization_memberships]).toEqual([null, []]);
    expect(claimsOf(after.last_active_token.jwt).o).toBeUndefined();
    const stale = await browser.post(`/client/sessions/${after.id}/tokens`, { organization_id: CLINIC });
    expect([stale.status, codeOf(stale)]).toEqual([404, 'resource_not_found']);
    const touched = await browser.post(`/client/sessions/${after.id}/touch`, {
      active_organization_id: CLINIC,
      intent: 'focus',
    });
    expect(touched.status).toBe(200);
    await appoint(operator.userId);
  });

  it('is a specialist’s while the check of the registration holds, whatever their metadata say', async () => {
    const browser = await signIn('specialist@example.com');
    await browser.post('/me', { unsafe_metadata: '{"role":"specialist","organization":"org:operator"}' }, 'PATCH');
    expect((await stateOf(browser)).user.organization_memberships).toEqual([]);
    await setRegistration(sql(), specialist.userId);
    const verified = await stateOf(browser);
    expect(verified.last_active_organization_id).toBe(CLINIC);
    expect(verified.user.organization_memberships).toMatchObject([{ role: 'org:specialist' }]);
    expect(verified.user.organization_memberships[0]?.permissions).not.toContain('org:registrations:verify');
    await setRegistration(sql(), specialist.userId, 'suspended');
    expect((await stateOf(browser)).user.organization_memberships).toEqual([]);
    await setRegistration(sql(), specialist.userId);
  });

  it('is nobody else’s: a patient has their personal account and no task', async () => {
    const session = await stateOf(await signIn('patient@example.com'));
    expect([session.last_active_organization_id, session.user.organization_memberships, session.tasks]).toEqual([
      null,
      [],
      null,
    ]);
  });
});

describe('a session', () => {
  it('changes to the personal account and back, and keeps what was chosen', async () => {
    const browser = await signIn('operator@example.com');
    const { id } = await stateOf(browser);
    const touch = (organization: string, intent: string) =>
      browser.post(`/client/sessions/${id}/touch`, { active_organization_id: organization, intent });
    await touch('', 'select_org');
    expect((await stateOf(browser)).last_active_organization_id).toBeNull();
    await touch(CLINIC, 'focus');
    expect((await stateOf(browser)).last_active_organization_id).toBeNull();
    await touch(CLINIC, 'select_org');
    expect((await stateOf(browser)).last_active_organization_id).toBe(CLINIC);
  });

  it('refuses an organization its person does not belong to, as one that does not exist', async () => {
    const browser = await signIn('patient@example.com');
    const { id } = await stateOf(browser);
    for (const organization of [CLINIC, 'org_none']) {
      const touched = await browser.post(`/client/sessions/${id}/touch`, {
        active_organization_id: organization,
        intent: 'select_org',
      });
      const token = await browser.post(`/client/sessions/${id}/tokens`, { organization_id: organization });
      const read = await browser.get(`/organizations/${organization}`);
      expect([touched, token, read].map((one) => [one.status, codeOf(one)])).toEqual(
        Array(3).fill([404, 'resource_not_found']),
      );
    }
  });
});

describe('the members of the clinic', () => {
  it('are listed page by page for operators only', async () => {
    const browser = await signIn('operator@example.com');
    const page = listOf(await browser.get(`/organizations/${CLINIC}/memberships?limit=1&offset=1`));
    expect([page.data.length, page.total_count]).toEqual([1, 2]);
    const found = listOf(await browser.get(`/organizations/${CLINIC}/memberships?query=nale&role=org:specialist`));
    expect(found).toMatchObject({ total_count: 1, data: [{ public_user_data: { user_id: specialist.identityId } }] });
    const roles = listOf(await browser.get(`/organizations/${CLINIC}/roles`));
    expect(roles.data).toMatchObject([{ key: 'org:operator' }, { key: 'org:specialist' }]);
    const colleague = await signIn('specialist@example.com');
    expect((await colleague.get(`/organizations/${CLINIC}`)).status).toBe(200);
    for (const list of ['memberships', 'roles', 'invitations', 'domains', 'membership_requests']) {
      expect((await colleague.get(`/organizations/${CLINIC}/${list}`)).status, list).toBe(403);
      expect((await (await signIn('patient@example.com')).get(`/organizations/${CLINIC}/${list}`)).status, list).toBe(
        404,
      );
    }
  });

  it('are not changed from a browser, and nobody founds an organization', async () => {
    const browser = await signIn('operator@example.com');
    const attempts = [
      await browser.post('/organizations', { name: 'Mine' }),
      await browser.post(`/organizations/${CLINIC}`, { name: 'Mine' }, 'PATCH'),
      await browser.post(`/organizations/${CLINIC}`, {}, 'DELETE'),
      await browser.post(`/organizations/${CLINIC}/memberships`, { user_id: patient.identityId, role: 'org:operator' }),
      await browser.post(
        `/organizations/${CLINIC}/memberships/${specialist.identityId}`,
        { role: 'org:operator' },
        'PATCH',
      ),
      await browser.post(`/organizations/${CLINIC}/memberships/${specialist.identityId}`, {}, 'DELETE'),
      await browser.post(`/me/organization_memberships/${CLINIC}`, {}, 'DELETE'),
    ];
    expect(attempts.map(({ status }) => status)).toEqual(Array(attempts.length).fill(403));
    expect((await browser.get(`/organizations/${CLINIC}/memberships?limit=0`)).status).toBe(422);
    expect((await new TestBrowser(stack.url).get('/me/organization_memberships')).status).toBe(401);
  });
});

describe('@clerk/backend', () => {
  const clerk = () =>
    createClerkClient({
      secretKey: stack.identity.backendSecretKey,
      publishableKey: stack.identity.publishableKey,
      apiUrl: `${stack.url}/__clerk_backend`,
    });

  it('reads role and permissions from a request’s session token', async () => {
    const { last_active_token } = await stateOf(await signIn('operator@example.com'));
    const request = new Request(`${stack.url}/functions/v1/x`, {
      headers: { authorization: `Bearer ${last_active_token.jwt}` },
    });
    const state = await clerk().authenticateRequest(request, { authorizedParties: [stack.url] });
    const auth = state.toAuth();
    if (!auth || !('has' in auth) || !auth.userId) throw new Error('signed out');
    expect(auth).toMatchObject({
      userId: operator.identityId,
      orgId: CLINIC,
      orgRole: 'org:operator',
      orgSlug: 'sawubona-clinic',
    });
    expect(auth.has({ role: 'org:operator' })).toBe(true);
    expect(auth.has({ role: 'org:specialist' })).toBe(false);
    for (const permission of permissionKeysOf('org:operator').filter((key) => !key.includes(':sys_'))) {
      expect(auth.has({ permission }), permission).toBe(true);
    }
    for (const permission of permissionKeysOf('org:specialist'))
      expect(auth.has({ permission }), permission).toBe(false);
  });

  it('finds the claims in a verified token', async () => {
    const { last_active_token } = await stateOf(await signIn('specialist@example.com'));
    const claims = await verifyToken(last_active_token.jwt, {
      secretKey: stack.identity.backendSecretKey,
      apiUrl: `${stack.url}/__clerk_backend`,
    });
    expect(claims).toMatchObject({ v: 2, sub: specialist.identityId, o: { id: CLINIC, rol: 'specialist' } });
  });
});
