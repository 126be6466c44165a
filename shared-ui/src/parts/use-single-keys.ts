import { useEffect, useRef } from 'react';

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));

/**
 * Single keys of a page, in lower case, off while the user types and while a dialog is open; Escape counts while typing, too.
 * @param keys constant while the page stands
 */
export function useSingleKeys<K extends string>(keys: readonly K[], onKey: (key: K) => void): void {
  const latest = useRef(onKey);
  latest.current = onKey;
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
      if (document.querySelector('dialog[open]') !== null) return;
      if (isTyping(event.target) && event.key !== 'Escape') return;
      const wanted = event.key === 'Escape' ? 'Escape' : event.key.toLowerCase();
      const key = keys.find((one) => one === wanted);
      if (key === undefined) return;
      // A key that leads into a field must not be typed there; Escape keeps what it does in the browser.
      if (key !== 'Escape') event.preventDefault();
      latest.current(key);
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [keys]);
}
