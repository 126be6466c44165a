/** Long enough for whoever took the control away to move the focus themselves. */
const PATIENCE_MS = 100;

/** An element that stood around a control, or the control itself, and what may be gone to where it is not there any more. */
interface Surrounding {
  element: Element;
  /** The entries of a list beside this one: who took one out of many reads on there, not at the top of the list. */
  beside: readonly (Element | null)[];
}

/**
 * Where the focus goes when the control that had it is gone (WCAG 2.2, 2.4.3): to the heading of the nearest place around
 * it that is still there, else to that place. Otherwise the browser starts from the top of the page again.
 * @param around the control and what it stood in, the nearest first
 */
export function placeLeft(around: readonly Surrounding[]): HTMLElement | null {
  for (const { element, beside } of around) {
    const one = [element, ...beside].find((place) => place?.isConnected);
    if (!(one instanceof HTMLElement) || one.closest('[inert], [hidden], dialog:not([open])')) continue;
    if ((one.textContent ?? '').trim() === '') continue;
    return one.querySelector<HTMLElement>('h1, h2, h3') ?? one;
  }
  return null;
}

/**
 * Keeps the focus on the page for the whole application, and what has it in view: where content is replaced by shorter content the
 * browser stays at the same depth, which on a phone is the footer. What a page moves by itself, and arrivals, go first.
 * @returns what ends it
 */
export function keepFocus(main: () => HTMLElement | null): () => void {
  let last: { control: Element; around: Surrounding[]; address: string } | null = null;
  const remember = ({ target }: Event) => {
    if (!(target instanceof Element)) return;
    // Pressed may be a part of it, and not every browser gives a pressed button the focus (Safari).
    const control = target.closest('a, button') ?? target;
    last = { control, around: around(control, main()), address: location.pathname };
  };
  addEventListener('focusin', remember);
  // Before the page hears of it, and may move the focus itself.
  addEventListener('click', remember, true);
  const isLost = () => document.activeElement === null || document.activeElement === document.body;
  const bringBack = () => {
    // Another page has its own beginning.
    if (last === null || last.control.isConnected || last.address !== location.pathname || !isLost()) return;
    const place = placeLeft(last.around);
    if (place === null) return;
    if (!place.hasAttribute('tabindex')) place.tabIndex = -1;
    place.focus({ preventScroll: true });
    place.scrollIntoView({ block: 'nearest' });
  };
  const watch = new MutationObserver(() => {
    if (last !== null && !last.control.isConnected && isLost()) setTimeout(bringBack, PATIENCE_MS);
  });
  watch.observe(document.body, { childList: true, subtree: true });
  return () => watch.disconnect();
}

/** From the control on, up to the page's own part and not beyond; empty outside of it. */
function around(control: Element, main: HTMLElement | null): Surrounding[] {
  const found: Surrounding[] = [];
  if (!main?.contains(control)) return found;
  for (let one: Element | null = control; one !== null; one = one === main ? null : one.parentElement) {
    const beside = one.matches('li, tr') ? [one.nextElementSibling, one.previousElementSibling] : [];
    found.push({ element: one, beside });
  }
  return found;
}
