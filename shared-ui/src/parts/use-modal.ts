import { type RefObject, useEffect, useRef } from 'react';
import { keepFocus } from './keep-focus';

/**
 * Keeps a native dialog modal while mounted, focuses its heading (or `data-autofocus`), and restores the focus afterwards.
 * The native dialog does the rest: it traps the focus and makes the page inert.
 */
export function useModal(open: boolean): RefObject<HTMLDialogElement | null> {
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = ref.current;
    if (!open || dialog === null) return;
    const giveBack = keepFocus();
    if (!dialog.open) dialog.showModal();
    dialog.querySelector<HTMLElement>('[data-autofocus]')?.focus();
    return () => {
      dialog.close();
      giveBack();
    };
  }, [open]);
  return ref;
}
