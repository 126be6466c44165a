import type { Page } from '@playwright/test';
import { copySite, makeTeamCheckout, type TeamCheckout } from '../../scripts/delivery/team-checkout.mjs';
import { type OwnProduct, startOwnProduct } from '../fixtures/own-product';
import { expect, test as ofProduct } from '../fixtures/product';

export interface Delivery {
  product: OwnProduct;
  site: string;
  team: TeamCheckout;
  other: TeamCheckout;
}

/** A product with a site of its own, and two checkouts that deploy into it. */
export const test = ofProduct.extend<object, { delivery: Delivery }>({
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

export const ASIDE = ['--unchecked', 'a test of the command itself'];

/** Builds and deploys a section. @returns what the command said */
export async function deploy(
  { site }: Delivery,
  from: TeamCheckout,
  section: string,
  ...more: string[]
): Promise<string> {
  const built = await from.build(`remote-${section}`);
  expect(built.code, built.output).toBe(0);
  const { code, output } = await from.deliver('deploy', section, '--site', site, ...ASIDE, ...more);
  expect(code, output).toBe(0);
  return output;
}

/** As if somebody came back to the tab: it asks what is live, and takes it over when they go on, however slow the machine is. */
export async function comeBack(page: Page): Promise<void> {
  const asked = page.waitForResponse('**/remotes.json');
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await (await asked).finished();
}
