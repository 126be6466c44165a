import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect } from '../fixtures/product';
import { IS_LONG } from '../fixtures/sample';
import { ASIDE, comeBack, type Delivery, deploy, test } from './delivery';

const CONTACT = 'remote-public/src/pages/contact-page.tsx';
const PROFILE = 'remote-patient/src/pages/profile-page.tsx';
const lead = (page: Page) => page.locator('main .lead');
async function rollback({ site, team }: Delivery, section: string): Promise<void> {
  const { code, output } = await team.deliver('rollback', section, '--site', site, '--why', 'tried');
  expect(code, output).toBe(0);
}

test('a team deploys its section alone, prerendered pages and all, and goes back by one command', async ({
  page,
  delivery,
}) => {
  test.setTimeout(400_000);
  await page.goto('/contact');
  await expect(lead(page)).toHaveText('Who to contact about what.');
  delivery.team.edit(CONTACT, 'Who to contact about what.', 'Whom to write to about what.');
  expect(await deploy(delivery, delivery.team, 'public', '--url', delivery.product.url)).toMatch(
    /^public [0-9a-f]{12} is live \(release \d+\)\.$/m,
  );

  // The document itself, before any program runs.
  expect(await (await page.request.get('/contact')).text()).toContain('Whom to write to about what.');
  const asked: string[] = [];
  page.on('request', (request) => request.url().includes('/r/remote_public/') && asked.push(request.url()));
  await page.reload();
  await expect(lead(page)).toHaveText('Whom to write to about what.');
  await expect(page.getByRole('link', { name: 'privacy notice', exact: true })).toBeVisible();
  const { remotes } = await (await page.request.get('/remotes.json')).json();
  const { files } = await (await page.request.get(remotes.public.details)).json();
  const strange = asked.filter((url) => !files.includes(new URL(url).pathname.replace('/r/remote_public/', '')));
  expect(strange, 'files of another build').toEqual([]);

  // An open tab goes back when it goes on; a fresh page at once.
  await page.getByRole('link', { name: 'Sawubona, start page' }).click();
  await rollback(delivery, 'public');
  expect(await (await page.request.get('/contact')).text()).toContain('Who to contact about what.');
  await comeBack(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click();
  await expect(lead(page)).toHaveText('Who to contact about what.');
});

test('in the middle of a form nothing is lost while others deploy', async ({ open, delivery }) => {
  test.setTimeout(400_000);
  const page = await open('patient');
  await page.goto('/patient/medical-records?view=share');
  await page.getByLabel(/^What it is for/).fill('Clinic in Durban');
  delivery.other.edit(PROFILE, 'lead={`', 'lead={`Anew. ');
  await deploy(delivery, delivery.other, 'patient');
  await page.getByLabel('Passcode').fill('Blue-kite 7');
  await expect(page.getByLabel(/^What it is for/)).toHaveValue('Clinic in Durban');
  await page.getByRole('button', { name: 'Make the link' }).click();
  await expect(page.getByText('Copy it now')).toBeVisible();
  // What was deployed is there on the next page.
  await comeBack(page);
  await page.getByRole('link', { name: 'Profile', exact: true }).click();
  await expect(lead(page)).toHaveText(/^Anew\. /);
});

// In every run: the gates of delivery.test.mjs.
if (IS_LONG)
  test('what does not fit is refused in one sentence, and nothing changes', async ({ page, delivery }) => {
    test.setTimeout(400_000);
    const { site, other } = delivery;
    const before = await (await page.request.get('/remotes.json')).json();
    const refused = async (...args: string[]) => {
      const { code, output } = await other.deliver('deploy', ...args, '--site', site);
      expect(code, output).toBe(1);
      return output;
    };
    expect(await refused('pharmacy')).toBe(
      'Nothing is called pharmacy. There are: host, auth, patient, public, specialist, visit.\n',
    );
    expect(await refused('visit')).toBe('visit is not built: npm run build -- remote-visit.\n');
    other.edit(
      'remote-auth/src/manifest.ts',
      'export const manifest',
      "throw new Error('this build breaks');\nexport const manifest",
    );
    expect((await other.build('remote-auth')).code).toBe(0);
    expect(await refused('auth')).toMatch(/This folder is no commit/);
    expect(await refused('auth', ...ASIDE)).toMatch(/In a browser auth fails:\n {2}\/auth\/[\s\S]*did not load/);
    expect(await (await page.request.get('/remotes.json')).json()).toEqual(before);
  });

// In every run: “a section brings its routes where the host has none” of delivery.test.mjs, and own-repository.spec.ts.
if (IS_LONG)
  test('a new team’s section comes into menu and routes of a host that was built before it', async ({
    page,
    delivery,
  }) => {
    test.setTimeout(400_000);
    const { site, team, product } = delivery;
    const made = await team.run('npm run new -- section pharmacy');
    expect(made.code, made.output).toBe(0);
    team.link('remote-pharmacy');
    team.edit(
      'remote-pharmacy/src/routes.ts',
      '] as const',
      `  {
    path: 'shops/:id',
    page: 'start',
    title: 'A shop',
    purpose: 'Where it is.',
    access: { role: 'patient' },
    frame: 'workspace',
    backend: false,
  },
] as const`,
    );
    await page.goto('/contact');
    await expect(page.getByRole('heading', { level: 1, name: 'Contact' })).toBeVisible();
    await deploy(delivery, team, 'pharmacy');
    const { remotes } = await (await page.request.get('/remotes.json')).json();
    expect(remotes.pharmacy.team).toBe('@sawubona/pharmacy');

    // The tab that was open takes it over when somebody goes on.
    await comeBack(page);
    await page.getByRole('link', { name: 'Sawubona, start page' }).click();
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Pharmacy' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Pharmacy' })).toBeVisible();
    await expect(page).toHaveTitle(/^Pharmacy/);

    // A fresh one: its own document, its guard, and nothing where it has nothing.
    const drawn = await page.request.get('/pharmacy');
    expect([drawn.status(), await drawn.text()]).toEqual([200, expect.stringContaining('The start of pharmacy.')]);
    expect((await page.request.get('/pharmacy/nowhere')).status()).toBe(404);
    await page.goto('/pharmacy/nowhere');
    await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
    await page.goto('/pharmacy/shops/7');
    await expect(page).toHaveURL(`${product.url}/auth/sign-in?redirect=%2Fpharmacy%2Fshops%2F7`);

    // What would stand where the platform guards is refused before anything moves.
    team.edit('remote-pharmacy/package.json', '"section": "pharmacy"', '"section": "desk"');
    const built = await team.build('remote-pharmacy');
    expect(built.code, built.output).toBe(0);
    const refused = await team.deliver('deploy', 'desk', '--site', site, ...ASIDE);
    expect(refused.output).toContain('/desk is not free: its addresses are the platform');
  });

// In every run: “of the host takes no section back, and frames what is live” of delivery.test.mjs.
if (IS_LONG)
  test('a host’s release keeps what teams deployed', async ({ page, delivery }) => {
    test.setTimeout(400_000);
    const { site, team } = delivery;
    team.edit(CONTACT, '>Contact<', '>Contact a team<');
    await deploy(delivery, team, 'public');
    const { remotes } = await (await page.request.get('/remotes.json')).json();
    const built = await team.build('host');
    expect(built.code, built.output).toBe(0);
    const { code, output } = await team.deliver(
      'deploy',
      'host',
      '--site',
      site,
      '--without-look',
      'a look at all sections takes a minute',
      ...ASIDE,
    );
    expect(code, output).toBe(0);
    expect((await (await page.request.get('/remotes.json')).json()).remotes).toEqual(remotes);
    await page.goto('/contact');
    await expect(page.getByRole('heading', { level: 1, name: 'Contact a team' })).toBeVisible();
  });

test('a canary comes to its share of devices, and is taken back when it does worse', async ({
  open,
  delivery,
  quiet,
}) => {
  test.setTimeout(400_000);
  const { site, other, product } = delivery;
  quiet.expected.push(/the canary breaks/);
  const manifest = 'remote-patient/src/manifest.ts';
  const breaks = "setTimeout(() => { throw new TypeError('the canary breaks'); });\nexport const manifest";
  other.edit(manifest, 'export const manifest', breaks);
  expect((await other.build('remote-patient')).code).toBe(0);
  other.edit(manifest, breaks, 'export const manifest');
  const begun = await other.deliver(
    'canary',
    'patient',
    '--share',
    '40',
    '--site',
    site,
    '--without-look',
    'it breaks',
    ...ASIDE,
  );
  expect(begun.code, begun.output).toBe(0);

  const atDevice = async (lot: number) => {
    const page = await open('patient');
    await page.addInitScript((value) => localStorage.setItem('releaseLot', String(value)), lot);
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    await page.goto('/patient/dashboard');
    await expect(page.locator('main h1')).toBeVisible();
    await page.waitForLoadState('networkidle');
    return { page, errors };
  };
  const [first, last] = [await atDevice(39), await atDevice(40)];
  expect(first.errors).toEqual(['the canary breaks']);
  expect(last.errors).toEqual([]);

  // What browsers tell of both, so often that it says something.
  const { canary, version } = (await (await first.page.request.get('/remotes.json')).json()).remotes.patient;
  const of = { section: 'patient', build: canary.version };
  const problem = {
    ...of,
    kind: 'error',
    route: '/patient/dashboard',
    name: 'TypeError',
    words: 'other',
    place: '',
    first: true,
    times: 1,
  };
  const tell = async (report: object) => {
    const headers = { origin: product.url };
    const answer = await first.page.request.post('/functions/v1/report', { headers, data: JSON.stringify(report) });
    expect(answer.status()).toBe(204);
  };
  for (let at = 0; at < 20; at += 1) {
    await tell({ used: [of], problems: [problem], measured: [] });
    await tell({ used: [{ section: 'patient', build: version }], problems: [], measured: [] });
  }
  const startedAt = performance.now();
  const env = { SAWUBONA_STORE: site, BACKEND_URL: product.url, BACKEND_SECRET_KEY: product.backendKey };
  const watched = await other.run('npm run canary -- patient --watch 1 --at-least 20', env);
  expect(watched.output).toContain('patient has no canary any more: it did worse than what is live.');
  expect(watched.code).toBe(1);
  expect(performance.now() - startedAt).toBeLessThan(60_000);
  expect((await atDevice(0)).errors).toEqual([]);
});

// In every run: preview.test.mjs.
if (IS_LONG)
  test('a signed link shows one device a build that nobody else gets, until it is left', async ({
    page,
    browser,
    delivery,
  }) => {
    test.setTimeout(400_000);
    const { site, team, product } = delivery;
    const before = await (await page.request.get('/remotes.json')).json();
    const live = await (await page.request.get('/contact')).text();
    await page.goto('/contact');
    const words = (await lead(page).textContent()) ?? '';
    team.edit(CONTACT, 'lead="', 'lead="Only for some. ');
    expect((await team.build('remote-public')).code).toBe(0);
    const given = await team.deliver('preview', 'public', '--site', site, '--url', product.url, '--page', '/contact');
    expect(given.code, given.output).toBe(0);
    const [link = ''] = /http\S+#preview=\S+/.exec(given.output) ?? [];

    const strip = page.getByRole('complementary', { name: 'Preview' });
    await page.addInitScript(() => localStorage.setItem('releaseLot', '0'));
    // In a tab that is open on this page it is opened as well.
    await page.goto(link);
    await expect(lead(page)).toHaveText(/^Only for some\. /);
    await expect(strip).toContainText(/You see a preview of public [0-9a-f]{12}, until .* Others see what is live\./);
    expect(page.url(), 'the token is not passed on').toBe(`${product.url}/contact`);
    // The landing page, which the live build drew, and the next visit.
    await page.goto('/');
    await expect(strip).toBeVisible();
    await expect(page.locator('main h1')).toBeVisible();
    const [cookie] = (await page.context().cookies()).filter(({ name }) => name === 'preview');
    expect(cookie).toMatchObject({ sameSite: 'Strict', path: '/' });
    expect((cookie?.expires ?? 0) * 1000 - Date.now()).toBeLessThan(86_400_000);

    // What servers send is the same for everybody, with the cookie and without.
    expect(await (await page.request.get('/contact')).text()).toBe(live);
    expect(await (await page.request.get('/remotes.json')).json()).toEqual(before);
    const stranger = await (await browser.newContext({ baseURL: product.url })).newPage();
    await stranger.goto('/contact');
    await expect(lead(stranger)).toHaveText(words);
    await stranger.goto(`/contact#preview=${link.split('=').at(-1)?.replace(/^./, 'x')}`);
    await expect(
      stranger.getByText(/not of this site, was changed, or was ended. You see what is live\./),
    ).toBeVisible();
    await expect(lead(stranger)).toHaveText(words);
    await stranger.getByRole('button', { name: 'Close' }).click();
    await expect(stranger.getByRole('complementary', { name: 'Preview' })).toHaveCount(0);
    await stranger.context().close();

    await page.goto('/contact');
    await expect(lead(page)).toHaveText(/^Only for some\. /);
    await strip.getByRole('button', { name: 'Leave the preview' }).click();
    await expect(lead(page)).toHaveText(words);
    await expect(strip).toHaveCount(0);

    // All of them are ended by command: the link shows what is live, and says so.
    const ended = await team.deliver('preview', '--end', '--site', site);
    expect(ended.output).toContain('All previews of this site are over');
    await page.goto('/');
    await page.goto(link);
    await expect(strip).toContainText('You see what is live.');
    await expect(lead(page)).toHaveText(words);
  });

// In every run: the same commands by the walks above and delivery.test.mjs; only the README’s own lines wait for the night.
if (IS_LONG)
  test('what the README says of deploying is so, line by line', async ({ page, delivery }) => {
    test.setTimeout(400_000);
    const { site, other } = delivery;
    const readme = readFileSync(join(import.meta.dirname, '../../README.md'), 'utf8');
    const [, block = ''] = /## How a team deploys its section alone\s+```sh\n([\s\S]*?)```/.exec(readme) ?? [];
    const lines = block.split('\n').map((line) => line.replace(/\s+#.*$/, '').trim());
    expect(lines.filter(Boolean)).toHaveLength(6);
    other.edit('remote-patient/src/pages/connect-device-page.tsx', 'lead="', 'lead="Anew. ');
    await other.run('git init -q && git add -A && git -c user.name=t -c user.email=t@t commit -qm t', {});
    const before = (await (await page.request.get('/remotes.json')).json()).remotes.patient.version;
    const said: string[] = [];
    for (const line of lines.filter(Boolean)) {
      // The check itself runs for a minute; what it leaves behind when it is green is asked for by the deploy.
      const isCheck = line === 'npm run check';
      const noted =
        "import('./scripts/delivery/checked.mjs').then(({ noteGreen }) => noteGreen(process.cwd(), 'npm run check'))";
      const { code, output } = await other.run(isCheck ? `node -e "${noted}"` : line, { SAWUBONA_STORE: site });
      expect(code, `${line}: ${output}`).toBe(0);
      said.push(output);
    }
    const [, , deployed = '', status = '', history = '', back = ''] = said;
    const version = /patient ([0-9a-f]{12}) is live/.exec(deployed)?.[1];
    expect(version).not.toBe(before);
    expect(status).toMatch(new RegExp(`patient +${version} .* @sawubona/patient  contracts \\d+ to \\d+`));
    expect(history.split('\n').find((line) => line.includes('  deploy  patient  '))).toContain(version);
    expect(back).toContain(`patient is back at ${before}`);
  });
