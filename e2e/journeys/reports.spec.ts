import type { Page, Request } from '@playwright/test';
import type { SectionReport } from '@telehealth/contracts/reports';
import { DEMO_PASSWORD } from '../fixtures/accounts';
import { violationsOf } from '../fixtures/axe';
import { deployWithManifest, filesOf } from '../fixtures/deployment';
import { expect, test } from '../fixtures/product';
import { IS_LONG } from '../fixtures/sample';
import { quickSignIn } from '../fixtures/visitors';

const ID = '00000000-0000-4000-8000-000000000000';
/** What the section throws, and what stands in its address. */
const PERSON = 'Thandi Nkosi, thandi@example.com, +27 82 123 4567';
const OPENED = `/consultation/${ID}?with=thandi@example.com#nkosi`;
const ANYTHING_OF_THEM = /thandi|nkosi|example\.com|123 4567|0000-4000|with=/i;

const isReport = (request: Request) => new URL(request.url()).pathname === '/functions/v1/report';
/** Opens it and waits until what reports has come. */
async function openHeard(page: Page, path: string): Promise<void> {
  const heard = page.waitForResponse((response) => /\/async\/report\.\w+\.js$/.test(response.url()));
  await page.goto(path);
  await (await heard).finished();
}
const hidden = () => {
  Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
};
/** As if another tab was chosen: what is sent by a page that is left, nobody here can read. @returns the report that it sent then */
async function hide(page: Page): Promise<Request> {
  const sent = page.waitForRequest(isReport);
  await page.evaluate(hidden);
  const request = await sent;
  expect((await request.response())?.status()).toBe(204);
  return request;
}
const buildOf = async (page: Page, section: string) => {
  const { remotes } = (await (await page.request.get('/remotes.json')).json()) as {
    remotes: Record<string, { version: string }>;
  };
  return remotes[section]?.version ?? '';
};

test('an error of a section stands at the desk with section and build, and nothing of a person was sent', async ({
  open,
  quiet,
}) => {
  quiet.expected.push(/Thandi Nkosi/);
  const page = await open('patient');
  const build = await buildOf(page, 'visit');
  const throws = (code: string) => `${code}\nsetTimeout(() => { throw new TypeError(${JSON.stringify(PERSON)}); });`;
  await deployWithManifest(page, 'visit', throws, build);
  const thrown = page.waitForEvent('pageerror');
  await openHeard(page, OPENED);
  await thrown;
  const report = await hide(page);
  const bytes = JSON.stringify([report.url(), await report.allHeaders(), report.postData()]);
  expect(bytes).not.toMatch(ANYTHING_OF_THEM);
  expect(Object.keys(await report.allHeaders())).not.toEqual(
    expect.arrayContaining([expect.stringMatching(/^(cookie|referer|authorization|apikey)$/)]),
  );
  const { used, problems } = report.postDataJSON() as SectionReport;
  expect(used).toContainEqual({ section: 'visit', build });
  expect(used.map(({ section }) => section)).toContain('host');
  expect(problems).toEqual([
    {
      ...{ section: 'visit', build, kind: 'error', route: '/consultation/:id', name: 'TypeError', words: 'other' },
      ...{ place: expect.stringMatching(/^__federation_expose_manifest\.\w+\.js:\d+:\d+$/), first: true, times: 1 },
    },
  ]);

  const desk = await open('guest');
  await quickSignIn(desk, 'operator@example.com', DEMO_PASSWORD);
  await desk.goto('/desk/health');
  const card = desk.getByRole('article', { name: 'Visit and room' });
  await expect(card).toContainText(`${build}, first seen Today`);
  await expect(card).toContainText(/1 of \d+ page loads?/);
  const problem = card.getByRole('list', { name: 'Problems: Visit and room' }).getByRole('listitem').first();
  await expect(problem).toContainText('TypeError');
  await expect(problem).toContainText('first on /consultation/:id');
  expect(await violationsOf(desk)).toEqual([]);
  // On a phone, in the dark.
  await desk.setViewportSize({ width: 390, height: 844 });
  await desk.evaluate(() => localStorage.setItem('theme', 'dark'));
  await desk.reload();
  await expect(problem).toBeVisible();
  await expect(desk.locator('html')).toHaveAttribute('data-theme', 'dark');
  expect(await violationsOf(desk)).toEqual([]);
  expect(await desk.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});

// What is told and what the desk shows is in their own tests; the way there is walked with an error in every run.
if (IS_LONG)
  test('a section that does not load, and how soon a page stood, stand there too', async ({ open }) => {
    const page = await open('guest');
    await page.addInitScript(() => {
      Math.random = () => 0;
    });
    await openHeard(page, '/find-specialist');
    await expect(page.getByRole('list', { name: /Next openings of/ }).first()).toBeVisible();
    // Left as people leave pages: what they tell arrives all the same.
    await page.goto('/terms');
    await page.route(filesOf('auth'), (route) => route.abort());
    await openHeard(page, '/auth/unified/sign-in');
    await expect(page.getByRole('alert')).toContainText('This section did not load');
    await page.goto('/terms');

    const desk = await open('guest');
    await quickSignIn(desk, 'operator@example.com', DEMO_PASSWORD);
    await desk.goto('/desk/health');
    const card = desk.getByRole('article', { name: 'Public pages' });
    await expect(card).toContainText(/Half within [\d.]+ m?s/);
    await expect(card).toContainText(/largest part drawn [\d.]+ m?s/);
    const list = desk.getByRole('list', { name: 'Problems: Signing in' });
    await expect(list.getByRole('listitem').first()).toContainText('first on /auth/unified/sign-in');
  });

test('nobody notices when nobody listens', async ({ page }) => {
  let asked = 0;
  await page.route('**/functions/v1/report', (route) => {
    asked += 1;
    return route.abort();
  });
  await openHeard(page, '/find-specialist');
  await expect(page.getByRole('list', { name: /Next openings of/ }).first()).toBeVisible();
  await page.evaluate(hidden);
  await expect.poll(() => asked).toBe(1);
  await page.goto('/find-specialist');
  await expect(page.getByRole('list', { name: /Next openings of/ }).first()).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});
