/**
 * Remembers where the focus is. The returned function moves it back there. If that control is gone, because what was done in a
 * dialog took it away, the focus goes to the heading of the nearest part around it that is left: at the body, a keyboard would
 * begin anew at the top of the page (WCAG 2.4.3).
 */
export function keepFocus(): () => void {
  const before = document.activeElement;
  const around = partsAround(before);
  return () => {
    if (!(before instanceof HTMLElement)) return;
    if (before.isConnected) return before.focus();
    // Somebody else has put it where it belongs.
    if (document.activeElement !== null && document.activeElement !== document.body) return;
    const heading = around.find((part) => part.isConnected)?.querySelector<HTMLElement>('h1, h2, h3, h4');
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus();
  };
}

/** The parts of the page around an element that have a heading, from within; not the page as a whole. */
function partsAround(element: Element | null): Element[] {
  const parts: Element[] = [];
  for (let at = element?.parentElement; at && !at.matches('main, body'); at = at.parentElement)
    if (at.querySelector('h1, h2, h3, h4') !== null) parts.push(at);
  return parts;
}
