/** Long enough for whoever took the control away to move the focus themselves. */
const PATIENCE_MS = 100;

/**
 * Where the focus goes when the control that had it is gone (WCAG 2.2, 2.4.3): to the heading of the nearest place around
 * it that is still there, else to that place. Otherwise the browser starts from the top of the page again.
 * @param around what the control stood in, the nearest first
 */
export function placeLeft(around: readonly Element[]): HTMLElement | null {
  for (const one of around) {
    if (!(one instanceof HTMLElement) || !one.isConnected || one.closest('[inert], [hidden], dialog:not([open])'))
      continue;
    if ((one.textContent ?? '').trim() === '') continue;
    return one.querySelector<HTMLElement>('h1, h2, h3') ?? one;
  }
  return null;
}

/**
 * Keeps the focus on the page for the whole application. What a page moves by itself, and arrivals, go first.
 * @returns what ends it
 */
export function keepFocus(main: () => HTMLElement | null): () => void {
  let last: { control: Element; around: Element[]; address: string } | null = null;
  addEventListener('focusin', ({ target }) => {
    if (target instanceof Element)
      last = { control: target, around: ancestorsWithin(target, main()), address: location.pathname };
  });
  const isLost = () => document.activeElement === null || document.activeElement === document.body;
  const bringBack = () => {
    // Another page has its own beginning.
    if (last === null || last.control.isConnected || last.address !== location.pathname || !isLost()) return;
    const place = placeLeft(last.around);
    if (place === null) return;
    if (!place.hasAttribute('tabindex')) place.tabIndex = -1;
    place.focus({ preventScroll: true });
  };
  const watch = new MutationObserver(() => {
    if (last !== null && !last.control.isConnected && isLost()) setTimeout(bringBack, PATIENCE_MS);
  });
  watch.observe(document.body, { childList: true, subtree: true });
  return () => watch.disconnect();
}

/** From the nearest on, up to the page's own part and not beyond; empty outside of it. */
function ancestorsWithin(control: Element, main: HTMLElement | null): Element[] {
  if (main === null || !main.contains(control)) return [];
  const around: Element[] = [];
  for (let one = control.parentElement; one !== null; one = one.parentElement) {
    around.push(one);
    if (one === main) break;
  }
  return around;
}
