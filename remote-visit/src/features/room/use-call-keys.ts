import { useEffect, useRef } from 'react';

/** Keyboard shortcuts, listed under "?". */
export type CallKey = 'm' | 'c' | 's' | 't' | '?' | 'Escape';

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));

/** Single-key shortcuts, off while the user types and while a dialog is open. */
export function useCallKeys(onKey: (key: CallKey) => void): void {
  const latest = useRef(onKey);
  latest.current = onKey;
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
      if (document.querySelector('dialog[open]') !== null) return;
      const key = event.key === 'Escape' ? 'Escape' : event.key.toLowerCase();
      if (isTyping(event.target) && key !== 'Escape') return;
      if (key === 'm' || key === 'c' || key === 's' || key === 't' || key === '?' || key === 'Escape')
        latest.current(key);
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
