import type { Page } from '@playwright/test';
import { ROUTE_ENDS, type RouteEnd, readSign } from '@telehealth/contracts/examples/route';
import { purposeOf, ROUTE_TABLE, type RouteRow } from '@telehealth/contracts/routes';
import { hold } from '../fixtures/held';
import { clientCode, watchIdentity, widgetCode } from '../fixtures/hosted';
import { expect, test } from '../fixtures/product';
import { sampled } from '../fixtures/sample';
import { type BrowserVisitor, goInside, openAs } from '../fixtures/visitors';

const ROWS: readonly RouteRow[] = ROUTE_TABLE;
/** An id that belongs to nobody, for rows with a parameter. */
const openPath = (path: string) => path.replace(/:\w+/g, '00000000-0000-4000-8000-000000000000');
const rowAt = (address: string) => ROWS.find((row) => openPath(row.path) === address.split('?')[0]);
const endsOf = (visitor: BrowserVisitor) => ROUTE_ENDS.filter((one) => one.visitor === visitor);

/** Remembers every title the tab had. A page names the tab in the moment in which it is drawn. */
const rememberTitles = () => {
  const titles: string[] = [];
  Object.assign(window, { titles });
  const look = () => {
    if (titles.at(-1) !== document.title) titles.push(document.title);
  };
  new MutationObserver(look).observe(document, { childList: true, subtree: true, characterData: true });
};
const titlesOf = (page: Page) => page.evaluate(() => (window as unknown as { titles: string[] }).titles.splice(0));

const inTab = (title: string) => `${title} · Sawubona`;
/** What may stand in the tab on the way: the callback says so itself, and auth pages lead on from where they are. */
const onTheWay = (row: RouteRow | undefined) => ['Signing you in', ...(row?.owner === 'auth' ? [row.title] : [])];

async function expectEnd(page: Page, { path, sign }: RouteEnd, before: readonly string[]): Promise<void> {
  const { end, shows } = readSign(sign, openPath(path));
  const row = rowAt(end);
  if (row === undefined) throw new Error(`Nothing answers for ${end}`);
  const titles = { page: row.title, nothing: 'Page not found' } as const;
  const title = inTab(shows === 'page' || shows === 'nothing' ? titles[shows] : 'This page is not for your account');
  await expect(page, path).toHaveURL((url) => url.pathname + url.search === end);
  await expect(page, path).toHaveTitle(title);
  const heading = page.locator('h1:visible');
  await expect(heading, path).toHaveCount(1);
  await expect(heading, path).not.toBeEmpty();
  if (row.later === true && shows === 'page') {
    await expect(heading).toHaveText(row.title);
    await expect(page.locator('main')).toContainText(purposeOf(row.id));
  }
  await expect(page.getByText('This section did not load'), path).toHaveCount(0);
  const allowed = [...before, title, ...onTheWay(rowAt(openPath(path))).map(inTab)];
  const flashes = (await titlesOf(page)).filter((seen) => !allowed.includes(seen));
  expect(flashes, `drawn on the way to ${path}`).toEqual([]);
}

/** The tab's name while nothing is drawn yet, which is that of the document. */
const NAMELESS = ['', 'Sawubona'];

async function walkFromAddress(page: Page, ends: readonly RouteEnd[]): Promise<void> {
  await page.addInitScript(rememberTitles);
  for (const end of ends) {
    const response = await page.goto(openPath(end.path));
    expect(response?.status(), end.path).toBe(200);
    await expectEnd(page, end, NAMELESS);
  }
}

/** Whoever is signed in is known before the walk begins, as in a tab that stays open. */
const isKnown = (page: Page) => expect(page.getByRole('link', { name: 'Sign in', exact: true })).toHaveCount(0);

async function walkInside(
  page: Page,
  ends: readonly RouteEnd[],
  ready: (page: Page) => Promise<void> = isKnown,
): Promise<void> {
  const enterInside = async () => {
    await page.goto('/not-found');
    await expect(page).toHaveTitle(inTab('Page not found'));
    await ready(page);
  };
  await page.addInitScript(rememberTitles);
  await enterInside();
  for (const end of ends) {
    const isDocument = rowAt(openPath(end.path))?.document === true;
    const before = [await page.title(), ...(isDocument ? NAMELESS : [])];
    await titlesOf(page);
    await goInside(page, openPath(end.path));
    await expectEnd(page, end, before);
    // Outside of the application now: the walk goes on from where it began.
    if (isDocument) await enterInside();
  }
}

/** One row for each way in which a decision can fall. */
const SAMPLE = new Set([
  '/consultation/:id',
  '/payment/:id',
  '/patient/dashboard',
  '/patient/onboarding',
  '/patient/profile',
  '/specialist/appointments',
  '/specialist/onboarding',
  '/specialist/patients',
  '/auth/specialist/signup',
  '/auth/unified/sign-in',
  '/auth/verify-email',
  '/auth/role-selection',
  '/auth/callback',
  '/find-specialist',
]);
const FROM_ADDRESS = new Set([
  '/patient/appointments',
  '/specialist/onboarding',
  '/auth/sign-in',
  '/auth/role-selection',
]);

const fromAddress = (visitor: BrowserVisitor) => endsOf(visitor).filter(({ path }) => FROM_ADDRESS.has(path));
const isShown = ({ sign }: RouteEnd) => sign === '=';

// Every cell of the table is decided by the real router in the host's own tests, and every page that a visitor is shown
// is opened from its address where axe looks at it.
test('every address is answered, and every route inside leads a stranger as the table says', async ({ page }) => {
  for (const { path } of endsOf('out')) {
    const answer = await page.request.get(openPath(path));
    expect(answer.status(), path).toBe(200);
  }
  await walkFromAddress(page, fromAddress('out'));
  await walkInside(page, sampled(endsOf('out'), 6), async () => {
    await expect(page.getByRole('link', { name: 'Sign in', exact: true })).toBeVisible();
  });
});

for (const visitor of ['P', 'S'] as const) {
  test(`every page of a signed-in ${visitor} opens, and the others lead on as the table says`, async ({ open }) => {
    const page = await openAs(visitor, open);
    const identity = watchIdentity(page);
    const ends = endsOf(visitor).filter((one) => isShown(one) || SAMPLE.has(one.path));
    await walkInside(page, sampled(ends, 6, visitor === 'P' ? 0 : 1));
    await walkFromAddress(page, fromAddress(visitor));
    // Hosted pages lead on without drawing their widget, and no other page has one.
    expect(widgetCode(identity)).toEqual([]);
    expect(clientCode(identity).length).toBeGreaterThan(0);
  });
}

// Those left out here are led by the same router in the host's own tests.
const OTHERS = ['noRole', 'demoP', 'unproven', 'demoS', 'newP', 'newS'] as const;
for (const [turn, visitor] of sampled([...OTHERS.entries()], 3, 1)) {
  test(`a visitor who is ${visitor} is led as the table says, inside and from the address`, async ({ open }) => {
    const page = await openAs(visitor, open);
    await walkFromAddress(
      page,
      fromAddress(visitor).filter((_, at) => at % 2 === (turn >> 1) % 2),
    );
    const some = endsOf(visitor).filter(({ path }) => SAMPLE.has(path));
    await walkInside(
      page,
      some.filter((_, at) => at % 3 === turn % 3),
    );
  });
}

test("a page below the path of the provider's form opens from there, however late its code comes", async ({ page }) => {
  await page.goto('/auth/specialist/signup');
  await expect(page.getByLabel('Email address')).toBeVisible();
  const code = await hold(page, '**/*.js');
  await goInside(page, '/auth/specialist/signup/verify-email-address');
  await code.asked;
  code.letGo();
  await expect(page).toHaveTitle(inTab('Verify your email'));
  await expect(page).toHaveURL(/\/verify-email-address$/);
});

test('an unknown address is answered with 404 and a way on', async ({ page }) => {
  const answers = [
    ['/no-such-page', 404],
    ['/Patient/Dashboard', 404],
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
