import { useLocation } from '@telehealth/contracts/router';
import { type ReactNode, useEffect, useRef } from 'react';
import styles from './arrival.module.css';

/** Input by which the user takes over scrolling; from then on the page does not scroll by itself. */
const OWN_MOVES = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/**
 * The target of a location hash. It is focused when it is rendered, however late, and stays in view while content above it
 * loads.
 */
export function Arrival({ id, children }: { id: string; children: ReactNode }) {
  const { hash, key } = useLocation();
  const box = useRef<HTMLDivElement>(null);
  const isMeant = hash === `#${id}`;
  useEffect(() => {
    const place = box.current;
    // Pressing the link again makes a history entry with a new key.
    if (!isMeant || place === null || key === '') return;
    place.focus({ preventScroll: true });
    return keepInView(place);
  }, [isMeant, key]);
  return (
    <div ref={box} id={id} className={styles.arrival} tabIndex={-1}>
      {children}
    </div>
  );
}

function keepInView(place: HTMLElement): () => void {
  const show = () => place.scrollIntoView?.();
  show();
  const growing = new ResizeObserver(show);
  growing.observe(document.body);
  const stop = () => {
    growing.disconnect();
    for (const move of OWN_MOVES) removeEventListener(move, stop);
  };
  for (const move of OWN_MOVES) addEventListener(move, stop, { passive: true });
  return stop;
}
