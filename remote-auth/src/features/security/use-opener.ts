import { type RefObject, useEffect, useRef } from 'react';

/** Returns the focus to the button that opened a panel in its place, once that is closed. */
export function useOpener(isOpen: boolean): RefObject<HTMLButtonElement | null> {
  const opener = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (wasOpen.current && !isOpen) opener.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  return opener;
}

/** Moves the focus to newly shown content. */
export function useArrival<E extends HTMLElement>(): RefObject<E | null> {
  const place = useRef<E>(null);
  useEffect(() => place.current?.focus(), []);
  return place;
}
