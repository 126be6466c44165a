import { useCallback, useEffect, useRef } from 'react';

/**
 * Runs blur work only after the press that caused the blur: a message that appears meanwhile would move the pressed element,
 * and the click would be lost.
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
    // The click fires between the two.
    document.addEventListener('mouseup', () => setTimeout(work), { once: true });
  }, []);
}
