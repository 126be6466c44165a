/** From here on sonner 2 lets a toast go by itself; it has no setting for it. */
const SONNER_PX = 45;
const AMOUNTS = ['--swipe-amount-x', '--swipe-amount-y'];

/**
 * Lets a toast go once it was pulled this far. sonner writes into the toast's style how far that is and reads it back when
 * the pointer leaves: what is far enough for us is made far enough for it. Returns what ends it.
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
  // Before React's own listeners, which hear of it at the root.
  document.addEventListener('pointerup', lengthen, { capture: true });
  return () => document.removeEventListener('pointerup', lengthen, { capture: true });
}
