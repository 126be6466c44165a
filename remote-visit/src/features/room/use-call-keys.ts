import { useEffect, useRef } from 'react';

/** Keyboard shortcuts, listed under "?". */
export type CallKey = 'm' | 'c' | 's' | 't' | '?' | 'Escape' | TabKey;
/** The number of a tab beside the picture, from 1. */
export type TabKey = '1' | '2' | '3' | '4' | '5' | '6' | '7';

const KEYS: ReadonlySet<string> = new Set(['m', 'c', 's', 't', '?', 'Escape', '1', '2', '3', '4', '5', '6', '7']);
const isCallKey = (key: string): key is CallKey => KEYS.has(key);

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
      if (isCallKey(key)) latest.current(key);
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
