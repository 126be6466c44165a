import { createHash } from 'node:crypto';
import type { Page, Response } from '@playwright/test';
import { hold } from '../fixtures/held';
import { expect, test } from '../fixtures/product';
import { sampled } from '../fixtures/sample';

/** Words that only stand in the code of these libraries. */
const ABSENT: Record<string, RegExp> = {
  Clerk: /__internal_clerk|ClerkProvider|clerk-js/,
  'supabase-js': /GoTrueClient|PostgrestClient|RealtimeClient/,
  'react-query': /QueryClient|defaultMutationOptions/,
  zod: /ZodError|invalid_union/,
  sonner: /data-sonner-toast/,
  'react-hook-form': /shouldUnregister|setFocus.*formState/,
};

async function loadLanding(page: Page): Promise<Response[]> {
  const responses: Response[] = [];
  page.on('response', (response) => responses.push(response));
  await page.goto('/', { waitUntil: 'networkidle' });
  // The numbers are asked for when there is time.
  await expect(page.getByText(/^Counted \d\d:\d\d/)).toBeVisible();
  return responses;
}

test('the landing page loads none of the libraries it does not need', async ({ page }) => {
  const responses = await loadLanding(page);
  const scripts = responses.filter((response) => response.request().resourceType() === 'script');
  expect(scripts.length).toBeGreaterThan(3);
  // The build's byte budget counts what the HTML names: nothing else may be fetched. What reports and what keeps pages for offline comes when all of it is there.
  const html = (await responses[0]?.text()) ?? '';
  const unnamed = scripts.filter(
    (script) =>
      !html.includes(`="${new URL(script.url()).pathname}"`) && !/\/async\/(report|idle)\./.test(script.url()),
  );
  expect(unnamed.map((script) => script.url())).toEqual([]);
  for (const script of scripts) {
    const { pathname } = new URL(script.url());
    expect(pathname).toMatch(/^\/(static|r)\//);
    const code = await script.text();
    for (const [name, pattern] of Object.entries(ABSENT)) {
      expect(pattern.test(code), `${name} in ${pathname}`).toBe(false);
    }
  }
  const asked = responses.filter((response) =>
    /^\/(__clerk|rest|auth|realtime|storage)\//.test(new URL(response.url()).pathname),
  );
  // The numbers, by one plain request that says nothing of the visitor, and the pictures of three people at most: some gave none.
  const PICTURE = /^\/storage\/v1\/object\/public\/profile-images\/[^/]+\/portrait$/;
  const paths = asked.map((response) => new URL(response.url()).pathname);
  expect(paths.filter((path) => !PICTURE.test(path))).toEqual(['/rest/v1/rpc/public_facts']);
  expect(paths.length).toBeLessThanOrEqual(4);
  for (const response of asked) {
    const headers = await response.request().allHeaders();
    expect(Object.keys(headers).filter((name) => /^(authorization|cookie)$/.test(name))).toEqual([]);
  }
});

test('the words that tell the libraries apart do stand in their code', async ({ page }) => {
  // Else the test before could not fail.
  const scripts: Promise<string>[] = [];
  page.on('response', (response) => {
    // What is under way while the next page is opened has no body any more.
    if (response.request().resourceType() === 'script') scripts.push(response.text().catch(() => ''));
  });
  await page.goto('/book-consultation', { waitUntil: 'networkidle' });
  await page.goto('/auth/unified/sign-in', { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Enter as a demo patient' }).click();
  await page.waitForURL('**/patient/dashboard');
  await expect(page.locator('[data-sonner-toast]').first()).toBeVisible();
  // What the dashboard is drawn without comes after it.
  const missing = async () => {
    const code = (await Promise.all(scripts)).join('\n');
    return Object.keys(ABSENT).filter((name) => !ABSENT[name]?.test(code));
  };
  await expect.poll(missing).toEqual([]);
});

test('the document carries a strict policy and no script of its own but the theme', async ({
  page,
  request,
  quiet,
}) => {
  const response = await request.get('/');
  const policy = new Map(
    (response.headers()['content-security-policy'] ?? '').split(';').map((part) => {
      const [name = '', ...values] = part.trim().split(/\s+/);
      return [name, values] as const;
    }),
  );
  expect(policy.get('default-src')).toEqual(["'self'"]);
  expect(policy.get('object-src')).toEqual(["'none'"]);
  expect(policy.get('frame-ancestors')).toEqual(["'none'"]);
  expect([...policy.values()].flat()).not.toContain("'unsafe-eval'");
  await page.goto('/');
  const inline = await page.evaluate(() =>
    [...document.scripts].filter((one) => one.src === '' && one.type !== 'application/json').map((one) => one.text),
  );
  // The theme alone, allowed by its hash.
  expect(inline).toEqual([expect.stringContaining('dataset.theme')]);
  const hash = createHash('sha256')
    .update(inline[0] ?? '')
    .digest('base64');
  expect(policy.get('script-src')).toEqual(["'self'", `'sha256-${hash}'`]);
  expect(await page.evaluate(() => document.querySelectorAll('[onclick],[onload],[onerror]').length)).toBe(0);
  // The policy is alive: what it forbids does not run.
  quiet.expected.push(/Executing inline script violates/);
  const ran = await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'window.smuggled = true';
    document.head.append(script);
    return 'smuggled' in window;
  });
  expect(ran).toBe(false);
});

test('everything is sent compressed and kept as long as it may be', async ({ page, request }) => {
  const responses = await loadLanding(page);
  for (const response of responses) {
    const { pathname } = new URL(response.url());
    // Numbers of this moment and what people gave: answers of the backend, not files of the site.
    if (/^\/(rest|storage)\//.test(pathname)) continue;
    const headers = await response.allHeaders();
    const isForever = /^\/(static|r)\//.test(pathname);
    expect(headers['cache-control'], pathname).toBe(isForever ? 'public, max-age=31536000, immutable' : 'no-cache');
    expect(headers['x-content-type-options'], pathname).toBe('nosniff');
    if (/\.(js|css)$|^\/$/.test(pathname)) expect(headers['content-encoding'], pathname).toBe('br');
  }
  for (const encoding of ['br', 'gzip'] as const) {
    const answer = await request.get('/', { headers: { 'accept-encoding': encoding } });
    expect(answer.headers()['content-encoding']).toBe(encoding);
    expect(answer.headers().vary).toMatch(/accept-encoding/i);
    expect(await answer.text()).toContain('<h1');
  }
});

/** Counts what moves from the first paint on, in `window.moved`. */
const countShifts = () => {
  Object.assign(window, { moved: 0 });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const shift = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
      if (!shift.hadRecentInput) (window as unknown as { moved: number }).moved += shift.value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
};
const movedOn = (page: Page) => page.evaluate(() => (window as unknown as { moved: number }).moved);

/** Waits until nothing has moved for half a second. @returns how far all of it moved until then */
async function standingStill(page: Page): Promise<number> {
  let last = Number.NaN;
  const isStill = async () => {
    const before = last;
    last = await movedOn(page);
    return last === before;
  };
  await expect.poll(isStill, { intervals: [500] }).toBe(true);
  return last;
}

/** Hydrated: React has put its marks on the nodes of the HTML. */
const hydrated = (page: Page) =>
  page.waitForFunction(() => Object.keys(document.querySelector('h1') ?? {}).some((key) => key.startsWith('__react')));

test('the prerendered page hydrates without repair and nothing shifts', async ({ page }) => {
  const complaints: string[] = [];
  page.on('console', (entry) => {
    if (entry.type() === 'error' || /hydrat/i.test(entry.text())) complaints.push(entry.text());
  });
  await page.addInitScript(countShifts);
  // The scripts wait until the HTML has its fonts and stands still: what moves afterwards is moved by them.
  const { letGo } = await hold(page, /\.js$/);
  await page.goto('/', { waitUntil: 'commit' });
  await page.locator('h1').waitFor();
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const before = await standingStill(page);
  const heading = await page.locator('h1').elementHandle();
  letGo();
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  const isSame = await page.evaluate((kept) => kept === document.querySelector('h1'), heading);
  expect(isSame, 'the heading of the HTML is the heading of the application').toBe(true);
  expect((await standingStill(page)) - before).toBe(0);
  expect(complaints).toEqual([]);
});

test('without JavaScript the content, the links and the form work', async ({ open }) => {
  const page = await open('guest', { javaScriptEnabled: false });
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('link', { name: /112/ }).first()).toHaveAttribute('href', 'tel:112');
  await expect(page.getByRole('link', { name: 'Find a specialist' }).first()).toHaveAttribute(
    'href',
    '/find-specialist',
  );
  await page.getByLabel('What do you need help with?').fill('A secret worry');
  await page.getByLabel('Who should help?').selectOption({ label: 'Cardiology' });
  await page.getByRole('button', { name: 'See openings' }).click();
  await page.waitForURL(/\/find-specialist\?/);
  expect(page.url()).toContain('specialty=cardiology');
  expect(decodeURIComponent(page.url())).not.toContain('secret');
});

/** Every theme the page had at a moment when something could be painted. */
async function paintedThemes(page: Page): Promise<(string | undefined)[]> {
  await page.addInitScript(() => {
    const themes: (string | undefined)[] = [];
    Object.assign(window, { themes });
    const look = () => {
      if (document.body) themes.push(document.documentElement?.dataset.theme);
      requestAnimationFrame(look);
    };
    look();
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  return page.evaluate(() => [...new Set((window as unknown as { themes: (string | undefined)[] }).themes)]);
}

const CASES = [
  { choice: null, system: 'dark', drawn: 'light' },
  { choice: 'dark', system: 'light', drawn: 'dark' },
  { choice: 'light', system: 'dark', drawn: 'light' },
  { choice: 'system', system: 'dark', drawn: 'dark' },
  { choice: 'system', system: 'light', drawn: 'light' },
] as const;
for (const { choice, system, drawn } of sampled(CASES, 3)) {
  test(`theme ${choice ?? 'not chosen'} on a ${system} device is ${drawn} from the first frame on`, async ({
    open,
  }) => {
    const page = await open('guest', { colorScheme: system });
    if (choice !== null) await page.addInitScript((theme) => localStorage.setItem('theme', theme), choice);
    expect(await paintedThemes(page)).toEqual([drawn]);
    const background = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    const [red = 0] = /\d+/.exec(background)?.map(Number) ?? [];
    expect(red < 128 ? 'dark' : 'light').toBe(drawn);
  });
}

test('the theme can be chosen, is remembered, and reaches other tabs', async ({ open }) => {
  const page = await open('guest');
  await page.goto('/');
  const other = await page.context().newPage();
  await other.goto('/');
  await page.getByRole('radio', { name: 'Dark' }).check({ force: true });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(other.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});
