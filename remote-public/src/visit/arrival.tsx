import { useLocation } from '@telehealth/contracts/router';
import { type ReactNode, useEffect, useRef } from 'react';
import styles from './arrival.module.css';

/** What somebody does who reads on by themselves: from then on nothing moves under them. */
const OWN_MOVES = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/**
 * A place that an address leads to by its hash. The focus goes there as soon as it is drawn, however late that is, and it stays in
 * view while what stands above it still comes.
 */
export function Arrival({ id, children }: { id: string; children: ReactNode }) {
  const { hash, key } = useLocation();
  const box = useRef<HTMLDivElement>(null);
  const isMeant = hash === `#${id}`;
  useEffect(() => {
    const place = box.current;
    // A link pressed once more is another entry of the history, by its key.
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
