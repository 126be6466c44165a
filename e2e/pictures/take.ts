import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { faultsOf } from './cut-off';
import { asUsual, LOOKS } from './looks';

const FOLDER = join(import.meta.dirname, '../../test-results/pictures');

/** The screen stands: one heading, nothing loading, letters drawn. */
async function settled(page: Page): Promise<void> {
  await expect(page.locator('h1:visible').first()).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}

/** Takes the screen as it stands in every look, into test-results/pictures, with a list of what is cut off or too small. */
export async function take(page: Page, screen: string): Promise<void> {
  mkdirSync(FOLDER, { recursive: true });
  await settled(page);
  const found: string[] = [];
  for (const look of LOOKS) {
    await look.apply(page);
    await page.screenshot({
      path: join(FOLDER, `${screen}--${look.name}.png`),
      fullPage: true,
      animations: 'disabled',
    });
    for (const fault of await faultsOf(page)) found.push(`${look.name}: ${fault}`);
  }
  await asUsual(page);
  writeFileSync(join(FOLDER, `${screen}--faults.txt`), `${found.join('\n')}\n`);
}
