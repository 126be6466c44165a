import { type RefObject, useLayoutEffect } from 'react';

/**
 * Two things the widget leaves undone for people who use the keyboard or a screen reader: its way back from a code has no
 * word, and when its button is switched off while an answer is awaited, the focus is lost and does not reach the field
 * that was refused.
 * @param place around the widget
 */
export function useWidgetRepairs(place: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const node = place.current;
    if (node === null) return;
    const observer = new MutationObserver((records) => {
      nameButtons(node);
      focusRefused(records);
    });
    observer.observe(node, { childList: true, subtree: true, attributes: true, attributeFilter: ['aria-invalid'] });
    return () => observer.disconnect();
  }, [place]);
}

function nameButtons(node: HTMLElement): void {
  for (const button of node.querySelectorAll('.cl-formButtonReset:empty:not([aria-label])')) {
    button.setAttribute('aria-label', 'Back');
  }
}

/** Only a field that has just been refused, and only when the focus is nowhere. */
function focusRefused(records: readonly MutationRecord[]): void {
  if (document.activeElement !== document.body) return;
  const refused = records
    .filter((record) => record.type === 'attributes')
    .map((record) => record.target)
    .find((target) => target instanceof HTMLInputElement && target.ariaInvalid === 'true');
  if (refused instanceof HTMLInputElement) refused.focus();
}
