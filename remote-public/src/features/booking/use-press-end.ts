import { useEffect, useRef } from 'react';

/** A finger that rests on the page keeps it waiting this long at most. */
const LONGEST_PRESS_MS = 2_000;

/**
 * For what moves the page, which would take a press from what is being pressed.
 * @returns a function whose promise resolves when no pointer is down, after the click of the last press
 */
export function usePressEnd(): () => Promise<void> {
  const press = useRef<Promise<void> | null>(null);
  useEffect(() => {
    const stop = new AbortController();
    const endOfPress = () =>
      new Promise<void>((resolve) => {
        const heard = new AbortController();
        const end = () => {
          heard.abort();
          clearTimeout(longest);
          press.current = null;
          // The click of a press comes after its end, in the same task.
          setTimeout(resolve);
        };
        const longest = setTimeout(end, LONGEST_PRESS_MS);
        for (const kind of ['pointerup', 'pointercancel'])
          window.addEventListener(kind, end, { capture: true, signal: heard.signal });
      });
    const begin = () => {
      press.current ??= endOfPress();
    };
    window.addEventListener('pointerdown', begin, { capture: true, signal: stop.signal });
    return () => stop.abort();
  }, []);
  return () => press.current ?? Promise.resolve();
}
