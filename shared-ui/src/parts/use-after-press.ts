import { useCallback, useEffect, useRef } from 'react';

/**
 * Does what follows leaving a field only when the press that left it is over: a message that appears meanwhile moves what is
 * pressed from under the finger, and the press is lost.
 */
export function useAfterPress(): (work: () => void) => void {
  const isPressed = useRef(false);
  useEffect(() => {
    const down = () => {
      isPressed.current = true;
    };
    const up = () => {
      isPressed.current = false;
    };
    document.addEventListener('mousedown', down, true);
    document.addEventListener('mouseup', up, true);
    return () => {
      document.removeEventListener('mousedown', down, true);
      document.removeEventListener('mouseup', up, true);
    };
  }, []);
  return useCallback((work) => {
    if (!isPressed.current) return work();
    // The click comes between the two.
    document.addEventListener('mouseup', () => setTimeout(work), { once: true });
  }, []);
}
