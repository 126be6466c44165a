import type { Page } from '@playwright/test';
import { type VIEWPORTS, widthsInTurn } from '../fixtures/axe';
import { forgetShifts, shiftsOf, watchShifts } from '../fixtures/layout-shift';
import { settled } from '../fixtures/pages';
import { expect, test } from '../fixtures/product';
import { sampled } from '../fixtures/sample';

// What moves while a page loads is measured where axe looks at it (accessibility.spec.ts).

const RATES = '**/rest/v1/exchange_rates?*';

/** The rate comes when everything else stands. @returns what that moved */
async function withLateRate(page: Page, path: string, width: (typeof VIEWPORTS)[number]): Promise<string[]> {
  await page.setViewportSize(width);
  let letGo = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const dated = new Date().toISOString().slice(0, 10);
  await page.route(RATES, async (route) => {
    await held;
    await route.fulfill({ json: { version: 1, per_dollar: 18.0315, dated, source: 'South African Reserve Bank' } });
  });
  await page.goto(path);
  await settled(page);
  const shown = (text: RegExp) => page.getByText(text).filter({ visible: true }).first();
  await expect(shown(/^US\$\d/)).toBeVisible();
  await shiftsOf(page, path);
  await forgetShifts(page);
  letGo();
  await expect(shown(/about R/)).toBeVisible();
  const found = await shiftsOf(page, `${path}, ${width.width} px`);
  await page.unroute(RATES);
  return found;
}

test('rands that come long after the prices move nothing', async ({ open }) => {
  const page = await open('patient');
  await watchShifts(page);
  const found: string[] = [];
  const look = async (path: string) => {
    for (const width of widthsInTurn()) found.push(...(await withLateRate(page, path, width)));
  };
  await look('/find-specialist');
  const opening = page.getByRole('list', { name: /^Next openings of / }).getByRole('link');
  const booking = (await opening.first().getAttribute('href')) ?? '';
  for (const path of sampled(['/book-consultation', booking, '/patient/appointments'], 3, 1)) await look(path);
  expect(found).toEqual([]);
});
