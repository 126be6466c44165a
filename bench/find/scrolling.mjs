import { scrollDown } from '../measure/scroll-down.mjs';

const VIEWPORT = { width: 1280, height: 900 };

/**
 * How smoothly the list scrolls, beside an empty page of the same height in the same run.
 * @returns {Promise<{ name: string, cards: number, frames: number, late: number, longest: number, longTasks: number }[]>}
 */
export async function scrollThrough(browser, url) {
  const context = await browser.newContext({ baseURL: url, viewport: VIEWPORT });
  try {
    const page = await context.newPage();
    const told = [];
    const scroll = async (name) => {
      await page.evaluate(() => scrollTo(0, 0));
      await page.waitForTimeout(500);
      const { deltas, longTasks } = await page.evaluate(scrollDown);
      const cards = await page.locator('article').count();
      const late = deltas.filter((delta) => delta > 50).length;
      told.push({
        name,
        cards,
        frames: deltas.length,
        late,
        longest: Math.max(...deltas),
        longTasks: longTasks.length,
      });
    };
    await page.goto('/find-specialist', { waitUntil: 'networkidle' });
    await page.locator('article').first().waitFor();
    await scroll('the list, for the first time');
    await scroll('the list, once more');
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
