import type { Page } from '@playwright/test';

/** Longer than one try may take; the page's clock jumps, so that nobody waits for it. */
const STEP_MS = 11_000;
/** What a person presses to go on after a failure. */
export const WAY_ON = /try again|reload|ask again|send again|press (the button )?again|look again/i;

/** What stands on a page, as far as it matters whether that is true. */
export interface ScreenState {
  headings: string[];
  isBusy: boolean;
  /** Words that are announced, and may say that something did not work. */
  words: string[];
  hasWayOn: boolean;
}

/** Reads the page as it is drawn now. */
export function readScreen(page: Page): Promise<ScreenState> {
  return page.evaluate((pattern) => {
    const wayOn = new RegExp(pattern, 'i');
    const isShown = (one: Element) => one.checkVisibility({ visibilityProperty: true });
    const shown = (selector: string) => [...document.querySelectorAll(selector)].filter(isShown);
    const textOf = (one: Element) => (one.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
    const places = shown('[role="alert"], [role="status"], [data-sonner-toast], #unstarted');
    const loading = shown('[role="status"]').some((one) => /^(Loading|Connecting|Asking|Opening)/.test(textOf(one)));
    return {
      headings: shown('h1, main h2').map(textOf),
      isBusy: loading || shown('[aria-busy="true"]').length > 0,
      words: places.map(textOf).filter((text) => text.length > 20),
      hasWayOn: shown('button, a, [role="alert"], [role="status"]').some((one) => wayOn.test(textOf(one))),
    };
  }, WAY_ON.source);
}

function judge({ headings, isBusy, words, hasWayOn }: ScreenState): string {
  if (headings.length === 0) return 'blank';
  if (isBusy) return `still busy: ${headings.join(' / ')}`;
  if (words.length === 0) return `no word of it: ${headings.join(' / ')}`;
  return hasWayOn ? '' : `no way on: ${words.join(' / ')}`;
}

/**
 * What a page on which something failed does not say; empty when it says so and how to go on.
 * @param mayJump whether nothing else is on its way: a jump of the clock would end the time of that as well
 */
export async function errorNotShown(page: Page, mayJump: boolean): Promise<string> {
  const said = judge(await readScreen(page));
  if (said !== '' && mayJump) await page.clock.fastForward(STEP_MS);
  return said;
}

/**
 * What a page lacks of what stood there when all was well; empty when it is whole and says nothing of a failure. The clock
 * goes its own pace: a jump would end the time of an answer that is on its way.
 */
export async function notWhole(page: Page, whole: ScreenState): Promise<string> {
  const now = await readScreen(page);
  const missing = whole.headings.filter((heading) => !now.headings.includes(heading));
  if (missing.length > 0) return `without ${missing.join(' / ')}: ${now.words.join(' / ')}`;
  if (now.isBusy) return 'still busy';
  return now.hasWayOn && !whole.hasWayOn ? `still says ${now.words.join(' / ')}` : '';
}
