import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { faultsOf } from './cut-off';
import { asUsual, LOOKS } from './looks';

const FOLDER = join(import.meta.dirname, '../../test-results/pictures');

interface How {
  /** The screen is taken while it waits for something. */
  loading?: boolean;
}

/** The screen stands: one heading, nothing loading unless that is the picture, letters drawn. */
async function settled(page: Page, { loading = false }: How): Promise<void> {
  await expect(page.locator('h1:visible').first()).toBeVisible();
  if (loading) await expect(page.locator('[class*="bone_"]').first()).toBeVisible();
  else await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}

/** What is painted only when it is scrolled to would be an empty place in the picture. */
function paintAll(page: Page): Promise<void> {
  return page.evaluate(() => {
    const painted = new CSSStyleSheet();
    painted.replaceSync('* { content-visibility: visible !important }');
    document.adoptedStyleSheets.push(painted);
  });
}

/** A dialog is as high as the window; of a page all of it is taken, from its top, where what is fixed stands at rest. */
async function photograph(page: Page, path: string): Promise<void> {
  const isDialog = (await page.locator('dialog[open]').count()) > 0;
  if (!isDialog) await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await page.screenshot({ path, fullPage: !isDialog, animations: 'disabled' });
}

/** Takes the screen as it stands in every look, into test-results/pictures, with a list of what is cut off or too small. */
export async function take(page: Page, screen: string, how: How = {}): Promise<void> {
  mkdirSync(FOLDER, { recursive: true });
  await settled(page, how);
  await paintAll(page);
  const found: string[] = [];
  for (const look of LOOKS) {
    await look.apply(page);
    await photograph(page, join(FOLDER, `${screen}--${look.name}.png`));
    for (const fault of await faultsOf(page)) found.push(`${look.name}: ${fault}`);
  }
  await asUsual(page);
  writeFileSync(join(FOLDER, `${screen}--faults.txt`), `${found.join('\n')}\n`);
}
