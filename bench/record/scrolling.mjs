import { PATIENT, signInQuickly } from '../identity/people.mjs';
import { scrollDown } from '../measure/scroll-down.mjs';
import { SLOW_PHONE } from '../measure/visit.mjs';

/** How often more of the list is asked for: ten times what stands at first. */
const TIMES_MORE = 9;

/**
 * How smoothly the record scrolls on a phone's processor: as it opens, with ten pages of entries, and an empty page of that height.
 * @returns {Promise<{ name: string, entries: number, frames: number, late: number, longest: number }[]>}
 */
export async function scrollRecord(browser, url, { path, row }) {
  const storageState = await signInQuickly(browser, url, PATIENT);
  const context = await browser.newContext({ baseURL: url, viewport: SLOW_PHONE.viewport, storageState });
  try {
    const page = await context.newPage();
    const cdp = await context.newCDPSession(page);
    const told = [];
    const scroll = async (name) => {
      await page.evaluate(() => scrollTo(0, 0));
      await page.waitForTimeout(500);
      const { deltas } = await page.evaluate(scrollDown);
      const late = deltas.filter((delta) => delta > 50).length;
      told.push({
        name,
        entries: await page.locator(row).count(),
        frames: deltas.length,
        late,
        longest: Math.max(...deltas),
      });
    };
    await page.goto(path, { waitUntil: 'networkidle' });
    await page.locator(row).first().waitFor();
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOW_PHONE.cpuSlowdown });
    await scroll('the record as it opens');
    for (let time = 0; time < TIMES_MORE; time += 1) await page.getByRole('button', { name: /^Show \d+ more/ }).click();
    await scroll('with ten pages of entries');
    await page.evaluate(() => {
      const height = document.documentElement.scrollHeight;
      document.body.replaceChildren();
      document.body.style.height = `${height}px`;
    });
    await scroll('an empty page');
    return told;
  } finally {
    await context.close();
  }
}
