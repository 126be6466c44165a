import { useEffect, useRef } from 'react';

/** Whether a key belongs to a field. */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));

/** localStorage: `off` where somebody turned the single keys off on this device. */
const KEYS_KEY = 'sawubona-single-keys';

/** People who speak to their computer, or hit keys by chance, turn them off (WCAG 2.1.4). */
export function areSingleKeysOn(): boolean {
  try {
    return localStorage.getItem(KEYS_KEY) !== 'off';
  } catch {
    // Storage is closed to this page.
    return true;
  }
}

export function switchSingleKeys(on: boolean): void {
  try {
    if (on) localStorage.removeItem(KEYS_KEY);
    else localStorage.setItem(KEYS_KEY, 'off');
  } catch {
    // The choice holds nowhere; the switch shows it.
  }
}

/**
 * Single keys of a page, in lower case, off while the user types, while a dialog is open, and where they were turned off; Escape
 * counts always.
 * @param keys constant while the page stands
 */
export function useSingleKeys<K extends string>(keys: readonly K[], onKey: (key: K) => void): void {
  const latest = useRef(onKey);
  latest.current = onKey;
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
      if (document.querySelector('dialog[open]') !== null) return;
      if (event.key !== 'Escape' && (isTyping(event.target) || !areSingleKeysOn())) return;
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
