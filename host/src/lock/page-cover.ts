/** Marks the one child of the body that stays visible. */
export const ABOVE_COVER = 'data-above-cover';
/** Attribute of the root element while covered; the style sheet hides everything by it. */
const COVERED = 'data-covered';

/**
 * Hides the page from sight, keyboard, assistive technology, search and printing without unmounting it, so no input is lost.
 * Elements added meanwhile are hidden too.
 * @returns a function that uncovers it and restores the focus
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
    // After dialogs above are closed too; before that nothing below can take the focus.
    queueMicrotask(() => {
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    });
  };
}

/**
 * Keeps a modal dialog on top. A page below may open its own dialog by a timer, which would be invisible and yet take all
 * keys.
 * @returns a function that stops it
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
