/** Marks the one child of the body that may be seen while the others are covered. */
export const ABOVE_COVER = 'data-above-cover';
/** On the root element while the page is covered; the style sheet hides everything by it. */
const COVERED = 'data-covered';

/**
 * Takes the page away from eyes, keyboard, assistive technology, search and printer, and leaves it as it is: nothing is
 * unmounted, nothing typed is lost. Whatever is added to the page meanwhile is covered as well.
 * @returns uncovers it and gives the focus back to where it was
 */
export function coverPage(doc: Document = document): () => void {
  const before = doc.activeElement;
  const made = new Set<Element>();
  const hide = (node: Node) => {
    if (!(node instanceof Element) || node.hasAttribute(ABOVE_COVER) || node.hasAttribute('inert')) return;
    node.setAttribute('inert', '');
    made.add(node);
  };
  doc.documentElement.setAttribute(COVERED, '');
  for (const child of doc.body.children) hide(child);
  const observer = new MutationObserver((changes) => {
    for (const change of changes) for (const node of change.addedNodes) hide(node);
  });
  observer.observe(doc.body, { childList: true });
  return () => {
    observer.disconnect();
    doc.documentElement.removeAttribute(COVERED);
    for (const element of made) element.removeAttribute('inert');
    // Once whatever stood above is closed as well: before, nothing below it takes the focus.
    queueMicrotask(() => {
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    });
  };
}

/**
 * Keeps a modal dialog the topmost one. A page below may open a dialog of its own by a timer; it would be invisible and yet
 * take all keys.
 * @returns stops
 */
export function keepOnTop(dialog: HTMLDialogElement): () => void {
  if (!dialog.open) dialog.showModal();
  const raise = () => {
    const focused = document.activeElement;
    dialog.close();
    dialog.showModal();
    if (focused instanceof HTMLElement && dialog.contains(focused)) focused.focus();
  };
  const observer = new MutationObserver((changes) => {
    if (!dialog.isConnected) return;
    const others = changes.map((change) => change.target).filter((target) => target !== dialog);
    if (others.some((target) => target instanceof HTMLDialogElement && target.open)) raise();
  });
  observer.observe(document.body, { subtree: true, attributes: true, attributeFilter: ['open'] });
  return () => {
    observer.disconnect();
    dialog.close();
  };
}
