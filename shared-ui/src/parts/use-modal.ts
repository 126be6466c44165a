import { type RefObject, useEffect, useRef } from 'react';

/**
 * Keeps a native dialog modal while it is drawn, moves the focus to its heading (or to `data-autofocus`), and gives it
 * back to whatever had it before. The native dialog brings the rest: focus stays inside, the page behind is inert.
 */
export function useModal(open: boolean): RefObject<HTMLDialogElement | null> {
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = ref.current;
    if (!open || dialog === null) return;
    const before = document.activeElement;
    if (!dialog.open) dialog.showModal();
    dialog.querySelector<HTMLElement>('[data-autofocus]')?.focus();
    return () => {
      dialog.close();
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, [open]);
  return ref;
}
