import { DEMO_PASSWORD } from '../fixtures/accounts';
import { expect, test } from '../fixtures/product';
import { openBundled } from './bundled-page';
import { openClerk, signIn, signUp } from './clerk-page';

/** The clinic as the SDK exposes it. Members are those of the demo's database. */
const OPERATOR = 'operator@example.com';
const SPECIALIST = 'naledi@example.com';

test('an operator acts for the clinic with their role and permissions', async ({ page, origin }) => {
  const clerk = await openClerk(page, origin);
  await signIn(clerk, OPERATOR, DEMO_PASSWORD);
  const seen = await clerk.evaluate(async ({ user, session, organization }) => {
    const mine = await user?.getOrganizationMemberships({ initialPage: 1, pageSize: 5 });
    const [membership] = mine?.data ?? [];
    const members = await organization?.getMemberships({ pageSize: 3 });
    const roles = await organization?.getRoles({ pageSize: 10 });
    return {
      active: organization?.slug,
      name: organization?.name,
      total: mine?.total_count,
      role: [membership?.role, membership?.roleName],
      claims: (session?.lastActiveToken?.jwt?.claims.o as { rol: string } | undefined)?.rol,
      may: ['org:registrations:verify', 'org:prescriptions:issue'].map((permission) =>
        session?.checkAuthorization({ permission }),
      ),
      is: ['org:operator', 'org:specialist'].map((role) => session?.checkAuthorization({ role })),
      members: [members?.data.length, (members?.total_count ?? 0) > 3],
      roles: roles?.data.map(({ key }) => key),
    };
  });
  expect(seen).toEqual({
    active: 'sawubona-clinic',
    name: 'Sawubona Clinic',
    total: 1,
    role: ['org:operator', 'Operator'],
    claims: 'operator',
    may: [true, false],
    is: [true, false],
    members: [3, true],
    roles: ['org:operator', 'org:specialist'],
  });
});

test('a specialist belongs to it too, changes to the personal account and back, and founds nothing', async ({
  page,
  origin,
}) => {
  const clerk = await openClerk(page, origin);
  await signIn(clerk, SPECIALIST, DEMO_PASSWORD);
  const steps = await clerk.evaluate(async (sdk) => {
    const first = [sdk.organization?.slug, sdk.session?.checkAuthorization({ permission: 'org:prescriptions:issue' })];
    await sdk.setActive({ organization: null });
    const none = [sdk.organization, sdk.session?.lastActiveToken?.jwt?.claims.o];
    await sdk.setActive({ organization: 'sawubona-clinic' });
    const token = await sdk.session?.getToken({ skipCache: true });
    return {
      first,
      none,
      again: sdk.organization?.id,
      claims: JSON.parse(atob((token?.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/'))).o.rol,
      members: await window.refusalOf(sdk.organization?.getMemberships() ?? Promise.resolve()),
      founded: await window.refusalOf(sdk.createOrganization({ name: 'Mine' })),
      left: await window.refusalOf(sdk.user?.leaveOrganization(sdk.organization?.id ?? '') ?? Promise.resolve()),
    };
  });
  expect(steps).toMatchObject({
    first: ['sawubona-clinic', true],
    again: 'org_sawubona_clinic',
    claims: 'specialist',
    members: { status: 403 },
    founded: { status: 403 },
    left: { status: 403 },
  });
  expect(steps.none.filter(Boolean)).toEqual([]);
});

test('a patient has a personal account only, and nothing to choose', { tag: '@hosted' }, async ({ page, origin }) => {
  const clerk = await openClerk(page, origin);
  await signUp(page, clerk, 'patient');
  const seen = await clerk.evaluate(async ({ user, organization, session, setActive }) => ({
    organization,
    task: session?.currentTask ?? null,
    memberships: (await user?.getOrganizationMemberships())?.total_count,
    other: await window.refusalOf(setActive({ organization: 'org_sawubona_clinic' })),
  }));
  expect(seen).toMatchObject({ organization: null, task: null, memberships: 0, other: { status: 404 } });
});

test('the React hooks tell organization, memberships, role and permissions', async ({ page, origin }) => {
  const clerk = await openClerk(page, origin);
  await signIn(clerk, OPERATOR, DEMO_PASSWORD);
  await openBundled(page, origin, 'hooks-page.tsx');
  const drawn = async () => JSON.parse((await page.locator('#root').textContent()) || 'null') as object | null;
  await expect.poll(drawn).toMatchObject({
    organization: 'sawubona-clinic',
    role: 'org:operator',
    list: ['Sawubona Clinic'],
    may: true,
    mayNot: false,
    orgRole: 'org:operator',
  });
});
