/** The distance at which sonner 2 dismisses a toast; it has no setting for it. */
const SONNER_PX = 45;
const AMOUNTS = ['--swipe-amount-x', '--swipe-amount-y'];

/**
 * Dismisses a toast dragged this far. sonner stores the distance in the toast's style and reads it when the pointer is
 * released; a distance sufficient for us is increased to one sufficient for sonner. Returns a function that stops it.
 */
export function watchSwipes(distancePx: number): () => void {
  const lengthen = ({ target }: PointerEvent) => {
    const shown = target instanceof Element ? target.closest<HTMLElement>('[data-sonner-toast]') : null;
    for (const name of AMOUNTS) {
      const pulled = Number.parseFloat(shown?.style.getPropertyValue(name) || '0');
      if (Math.abs(pulled) >= distancePx && Math.abs(pulled) < SONNER_PX)
        shown?.style.setProperty(name, `${Math.sign(pulled) * SONNER_PX}px`);
    }
  };
  // Before React's listeners, which are on the root.
  document.addEventListener('pointerup', lengthen, { capture: true });
  return () => document.removeEventListener('pointerup', lengthen, { capture: true });
}
