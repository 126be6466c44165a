import type { Page } from '@playwright/test';
import { type OwnProduct, startOwnProduct } from '../fixtures/own-product';
import { expect, test as ofProduct } from '../fixtures/product';
import { copySite, makeTeamCheckout, type TeamCheckout } from '../fixtures/team-checkout';

interface Delivery {
  product: OwnProduct;
  site: string;
  team: TeamCheckout;
  other: TeamCheckout;
}

/** A product with a site of its own, and two checkouts that deploy into it. */
const test = ofProduct.extend<object, { delivery: Delivery }>({
  delivery: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture names from the pattern.
    async ({}, use) => {
      const site = copySite();
      const product = await startOwnProduct({ SITE_DIR: site.folder });
      const [team, other] = [makeTeamCheckout(), makeTeamCheckout()];
      await use({ product, site: site.folder, team, other });
      await product.close();
      for (const one of [site, team, other]) one.remove();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  origin: async ({ delivery }, use) => use(delivery.product.url),
});

const CONTACT = 'remote-public/src/pages/contact-page.tsx';
const PROFILE = 'remote-patient/src/pages/profile-page.tsx';
const lead = (page: Page) => page.locator('main .lead');
const ASIDE = ['--unchecked', 'a test of the command itself'];

/** Builds and deploys a section. @returns what the command said */
async function deploy({ site }: Delivery, from: TeamCheckout, section: string, ...more: string[]): Promise<string> {
  const built = await from.build(`remote-${section}`);
  expect(built.code, built.output).toBe(0);
  const { code, output } = await from.deliver('deploy', section, '--site', site, ...ASIDE, ...more);
  expect(code, output).toBe(0);
  return output;
}

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
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click();
  await expect(lead(page)).toHaveText('Who to contact about what.');
});

test('in the middle of a form nothing is lost while others deploy', async ({ open, delivery }) => {
  test.setTimeout(400_000);
  const page = await open('patient');
  await page.goto('/patient/medical-records?view=share');
  await page.getByLabel(/^What it is for/).fill('Clinic in Durban');
  delivery.other.edit(PROFILE, 'lead="', 'lead="Anew. ');
  await deploy(delivery, delivery.other, 'patient');
  await page.getByLabel('Passcode').fill('Blue-kite 7');
  await expect(page.getByLabel(/^What it is for/)).toHaveValue('Clinic in Durban');
  await page.getByRole('button', { name: 'Make the link' }).click();
  await expect(page.getByText('Copy it now')).toBeVisible();
  // What was deployed is there on the next page.
  await page.getByRole('link', { name: 'Profile', exact: true }).click();
  await expect(lead(page)).toHaveText(/^Anew\. /);
});

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
    'Nothing is called pharmacy. There are: host, auth, patient, specialist, public, visit.\n',
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

test('a host’s release keeps what teams deployed', async ({ page, delivery }) => {
  test.setTimeout(400_000);
  const { site, team } = delivery;
  team.edit(CONTACT, '>Contact<', '>Contact a team<');
  await deploy(delivery, team, 'public');
  const { remotes } = await (await page.request.get('/remotes.json')).json();
  const built = await team.build('host');
  expect(built.code, built.output).toBe(0);
  const { code, output } = await team.deliver('deploy', 'host', '--site', site, ...ASIDE);
  expect(code, output).toBe(0);
  expect((await (await page.request.get('/remotes.json')).json()).remotes).toEqual(remotes);
  await page.goto('/contact');
  await expect(page.getByRole('heading', { level: 1, name: 'Contact a team' })).toBeVisible();
});
