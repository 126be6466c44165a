import type { Page } from '@playwright/test';

/** What a picture shows only to a patient eye: text that is cut off, a page that scrolls sideways, targets under 24 px (WCAG 2.5.8). */
export function faultsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const LEAST_TARGET = 24;
    const nameOf = (one: Element) =>
      `${one.tagName.toLowerCase()}.${String(one.getAttribute('class') ?? '').slice(0, 40)} "${(one.textContent ?? '').trim().slice(0, 40)}"`;
    const isSeen = (one: Element) => {
      const { width, height } = one.getBoundingClientRect();
      return width > 1 && height > 1 && one.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    };
    const isForReadersOnly = (one: Element) => one.closest('.visually-hidden, [inert], [aria-hidden="true"]') !== null;
    const all = [...document.querySelectorAll('body *')].filter((one) => isSeen(one) && !isForReadersOnly(one));
    const faults: string[] = [];
    const width = document.documentElement.clientWidth;
    if (document.documentElement.scrollWidth > width) {
      const widest = all.filter((one) => one.getBoundingClientRect().right > width + 1).at(-1);
      faults.push(
        `scrolls sideways by ${document.documentElement.scrollWidth - width}: ${widest ? nameOf(widest) : ''}`,
      );
    }
    for (const one of all) {
      const style = getComputedStyle(one);
      const hides = /hidden|clip/.test(style.overflowX) || /hidden|clip/.test(style.overflowY);
      const isCut = one.scrollWidth > one.clientWidth + 2 || one.scrollHeight > one.clientHeight + 2;
      const isText = [...one.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
      if (hides && isCut && one.textContent?.trim()) faults.push(`cut off: ${nameOf(one)}`);
      if (
        isText &&
        !hides &&
        style.display !== 'inline' &&
        one.scrollWidth > one.clientWidth + 2 &&
        one.clientWidth > 0
      )
        faults.push(`wider than its place: ${nameOf(one)}`);
      if (!one.matches('a, button, input, select, textarea, summary, [role="tab"], [role="radio"]')) continue;
      const box = (one.closest('label') ?? one).getBoundingClientRect();
      const isInSentence = one.matches('a') && style.display === 'inline';
      if (!isInSentence && (box.width < LEAST_TARGET || box.height < LEAST_TARGET))
        faults.push(`target of ${Math.round(box.width)} × ${Math.round(box.height)}: ${nameOf(one)}`);
    }
    return faults;
  });
}
