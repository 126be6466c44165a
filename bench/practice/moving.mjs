import { SPECIALIST, signInQuickly } from '../identity/people.mjs';
import { slowDown } from '../measure/visit.mjs';

const BLOCK = 'ul[data-day] button[data-kind="booked"]';
const SELF = 'button[data-moving]';

/**
 * Moves visits of a full day in the calendar by keyboard, as its specialist does: the new place first, then the reason.
 * @param slow whether on a slow phone's line and processor
 * @returns {Promise<{ shown: number[], kept: number[], alone: number[] }>} ms from the key until the new place is drawn, from
 *   the last press until the server has moved it and the dialog is gone, and of a bare question on the same line
 */
export async function moveVisits(browser, url, { rounds, slow, day }) {
  const storageState = await signInQuickly(browser, url, SPECIALIST);
  const context = await browser.newContext({ baseURL: url, viewport: { width: 1280, height: 900 }, storageState });
  const times = { shown: [], kept: [], alone: [] };
  try {
    const page = await context.newPage();
    await page.goto(`/specialist/appointments?view=day&day=${day}`);
    await page.locator(BLOCK).first().waitFor();
    if (slow) await slowDown(await context.newCDPSession(page));
    for (let round = 0; round < rounds; round += 1) {
      times.alone.push(await page.evaluate(askAlone));
      // The last one of the day moves on, to where nobody is.
      const visit = page.locator(BLOCK).last();
      await visit.focus();
      times.shown.push(await page.evaluate(pressAndLook, { moving: SELF, hidden: false, key: 'ArrowDown' }));
      await page.keyboard.press('Enter');
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('textbox', { name: /^Why does it move/ }).fill('The clinic begins later');
      await dialog.getByRole('button', { name: 'Move the visit' }).focus();
      times.kept.push(await page.evaluate(pressAndLook, { moving: 'dialog[open]', hidden: true, key: null }));
      await dialog.waitFor({ state: 'hidden' });
    }
    return times;
  } finally {
    await context.close();
  }
}

/** Runs in the page: presses a key with Alt, or what has the focus, and waits until something is drawn or gone. */
async function pressAndLook({ moving, hidden, key }) {
  const focused = document.activeElement;
  const from = performance.now();
  if (key === null) focused.click();
  else focused.dispatchEvent(new KeyboardEvent('keydown', { key, altKey: true, bubbles: true }));
  while ((document.querySelector(moving) !== null) === hidden) await new Promise(requestAnimationFrame);
  return performance.now() - from;
}

/** Runs in the page: the smallest answer of the same server. */
async function askAlone() {
  const from = performance.now();
  await (await fetch(`/remotes.json?${from}`, { cache: 'no-store' })).text();
  return performance.now() - from;
}
