import { copySite } from '../../scripts/delivery/team-checkout.mjs';
import { makeOwnRepository } from '../../scripts/pack/own-repository.mjs';
import { startOwnProduct } from '../fixtures/own-product';
import { expect, test as ofProduct } from '../fixtures/product';

interface Elsewhere {
  site: string;
  url: string;
}

/** A product with a site of its own. */
const test = ofProduct.extend<object, { elsewhere: Elsewhere }>({
  elsewhere: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture names from the pattern.
    async ({}, use) => {
      const site = copySite();
      const product = await startOwnProduct({ SITE_DIR: site.folder });
      await use({ site: site.folder, url: product.url });
      await product.close();
      site.remove();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  origin: async ({ elsewhere }, use) => use(elsewhere.url),
});

test('a section in a repository of its own is built from packages and runs under the host', async ({
  page,
  elsewhere,
}) => {
  test.setTimeout(400_000);
  const own = await makeOwnRepository();
  try {
    for (const line of ['npx -y pnpm@12 install --prefer-offline', 'npm run types', 'npm run build']) {
      const { code, output } = await own.run(line);
      expect(code, `${line}: ${output}`).toBe(0);
    }
    const { code, output } = await own.deploy('--site', elsewhere.site, '--unchecked', 'a test of the command itself');
    expect(code, output).toBe(0);
  } finally {
    own.remove();
  }
  await page.goto('/');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Library' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Library' })).toBeVisible();
  const { remotes } = await (await page.request.get('/remotes.json')).json();
  expect(remotes.library).toMatchObject({ container: 'remote_library', team: '@library/team' });

  // Menus have room for it, also where they are narrowest.
  await page.setViewportSize({ width: 920, height: 700 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(920);

  // The kit's styles lie in its layer there too, so the section's own win over them.
  const { files } = await (await page.request.get(remotes.library.details)).json();
  const sheet = files.find((file: string) => file.endsWith('.css'));
  expect(await (await page.request.get(`/r/remote_library/${sheet}`)).text()).toMatch(/^@layer ui\{[\s\S]*\.shelf_/);
  await expect(page.getByRole('article').first()).toHaveCSS('display', 'grid');

  // It has the host's router: the page is not loaded anew.
  await page.evaluate(() => Object.assign(window, { isSame: true }));
  await page.getByRole('article').first().getByRole('link', { name: 'Go on' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Find a specialist' })).toBeVisible();
  expect(await page.evaluate(() => 'isSame' in window)).toBe(true);
});
