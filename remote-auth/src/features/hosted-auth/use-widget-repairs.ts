import { type RefObject, useLayoutEffect } from 'react';

/**
 * Repairs two accessibility faults of the widget: its back link on a code step has no name, and when its button is disabled while
 * it waits, the focus is lost and never reaches the refused field.
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

/** Focuses only a field that was just refused, and only when the focus is lost. */
function focusRefused(records: readonly MutationRecord[]): void {
  if (document.activeElement !== document.body) return;
  const refused = records
    .filter((record) => record.type === 'attributes')
    .map((record) => record.target)
    .find((target) => target instanceof HTMLInputElement && target.ariaInvalid === 'true');
  if (refused instanceof HTMLInputElement) refused.focus();
}
