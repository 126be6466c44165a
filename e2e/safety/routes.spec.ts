import type { Page } from '@playwright/test';
import { decideAccess, homeOf, type IdentityState, ROUTE_TABLE, type RouteRow, rowOf } from '@telehealth/contracts';
import { expect, test, type Visitor } from '../fixtures/product';

const ROWS: readonly RouteRow[] = ROUTE_TABLE;
const base = { id: 'u', name: 'N', email: 'n@example.com', preferences: {}, emailVerified: true } as const;
const IDENTITIES: Record<Visitor, IdentityState> = {
  guest: { status: 'signedOut' },
  patient: {
    status: 'signedIn',
    user: { ...base, role: 'patient', onboardingCompleted: true, phone: '' },
    roleChosen: true,
    emailProven: true,
  },
  specialist: {
    status: 'signedIn',
    user: { ...base, role: 'specialist', onboardingCompleted: true },
    roleChosen: true,
    emailProven: true,
  },
};
/** An id that belongs to nobody, for rows with a parameter. */
const openPath = (row: RouteRow) => row.path.replace(/:\w+/g, '00000000-0000-4000-8000-000000000000');

interface Expected {
  path: string;
  title: string;
  row: RouteRow;
}

/** Where a visitor ends and what the tab says there, worked out from the rules of the contracts alone. */
function expectedFor(row: RouteRow, visitor: Visitor): Expected {
  const identity = IDENTITIES[visitor];
  const path = openPath(row);
  const decision = decideAccess(row.access, { identity }, { pathname: path, search: '' });
  if (decision.kind === 'wrongRole') return { path, title: 'This page is not for your account', row };
  if (decision.kind === 'wait') throw new Error('The identity is known here');
  if (decision.kind === 'redirect') return follow(decision.to, visitor);
  return follow(path, visitor, row);
}

/** Pages that lead on by themselves: the callback, and role selection for those who have a role. */
function follow(to: string, visitor: Visitor, drawn?: RouteRow): Expected {
  const path = to.split('?')[0] ?? to;
  const row = drawn ?? ROWS.find((one) => one.path === path);
  if (row === undefined) throw new Error(`Nothing answers for ${to}`);
  const identity = IDENTITIES[visitor];
  const leadsOn = row.id === 'auth.callback' || (visitor !== 'guest' && row.access === 'rolePending');
  if (leadsOn && identity.status === 'signedOut') return follow(rowOf('auth.signIn').path, visitor);
  if (leadsOn) return follow(rowOf(homeOf({ identity })).path, visitor);
  // Whoever is signed in with a proven address has nothing to verify.
  if (row.page === 'verify-email' && visitor !== 'guest') return follow(rowOf(homeOf({ identity })).path, visitor);
  return { path, title: row.title, row };
}

async function expectPage(page: Page, { path, title, row }: Expected): Promise<void> {
  await expect(page, row.id).toHaveURL((url) => url.pathname === path);
  await expect(page, row.id).toHaveTitle(`${title} · Sawubona`);
  const heading = page.locator('h1:visible');
  await expect(heading, row.id).toHaveCount(1);
  await expect(heading, row.id).not.toBeEmpty();
  if (row.later === true && title === row.title) {
    await expect(heading).toHaveText(row.title);
    await expect(page.locator('main')).toContainText(row.purpose);
  }
  await expect(page.getByText('This section did not load'), row.id).toHaveCount(0);
}

/** Goes to a path inside the running application, as its links do. */
async function goInside(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState({}, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  }, path);
}

test('every route answers a visitor as the table says, opened from its address', async ({ page }) => {
  test.setTimeout(120_000);
  for (const row of ROWS) {
    const response = await page.goto(openPath(row));
    expect(response?.status(), row.id).toBe(200);
    await expectPage(page, expectedFor(row, 'guest'));
  }
});

for (const visitor of ['patient', 'specialist'] as const) {
  test(`every route answers a signed-in ${visitor} as the table says`, async ({ open }) => {
    test.setTimeout(120_000);
    const page = await open(visitor);
    await page.goto(`/${visitor}/dashboard`);
    await expectPage(page, expectedFor(rowOf(`${visitor}.dashboard`), visitor));
    for (const row of ROWS) {
      await goInside(page, openPath(row));
      await expectPage(page, expectedFor(row, visitor));
    }
  });

  test(`a ${visitor} opens pages of either role from their address`, async ({ open }) => {
    const page = await open(visitor);
    for (const id of [
      'patient.appointments',
      'specialist.appointments',
      'auth.signIn',
      'auth.roleSelection',
    ] as const) {
      await page.goto(rowOf(id).path);
      await expectPage(page, expectedFor(rowOf(id), visitor));
    }
  });
}

test('an unknown address is answered with 404 and a way on', async ({ page }) => {
  const answers = [
    ['/no-such-page', 404],
    // Sections with a prefix may have pages only they know, so that the server cannot tell.
    ['/patient/no-such-page', 200],
    ['/auth/no-such-page', 200],
  ] as const;
  for (const [path, status] of answers) {
    const response = await page.goto(path);
    expect(response?.status(), path).toBe(status);
    await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
    await expect(page).toHaveTitle('Page not found · Sawubona');
  }
  await page.getByRole('link', { name: 'Go to the home page' }).click();
  await expect(page).toHaveURL((url) => url.pathname === '/');
});

test('when drawing the shell fails, the unexpected-error page says so and leads out', async ({ page, quiet }) => {
  quiet.expected.push(/provoked/);
  // The browser itself breaks under the shell: what no page can catch reaches the router.
  await page.addInitScript(() => {
    let armed = false;
    addEventListener('break-now', () => {
      armed = true;
    });
    const create = document.createElement.bind(document);
    document.createElement = ((name: string, options?: ElementCreationOptions) => {
      if (armed && name === 'header') throw new Error('provoked');
      return create(name, options);
    }) as typeof document.createElement;
  });
  await page.goto('/not-found');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.evaluate(() => dispatchEvent(new Event('break-now')));
  await goInside(page, '/auth/sign-in');
  await expect(page.getByRole('heading', { level: 1, name: 'Unexpected application error' })).toBeVisible();
  await expect(page).toHaveTitle('Unexpected application error · Sawubona');
  await expect(page.getByRole('alert')).toContainText('Something went wrong in the application');
  await expect(page.getByRole('link', { name: /112/ }).first()).toBeVisible();
  await page.getByRole('link', { name: 'Go to the home page' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/doctor who sees you/i);
});
