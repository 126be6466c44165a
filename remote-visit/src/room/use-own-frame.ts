import { useEffect } from 'react';

let holders = 0;

/**
 * While `isActive`, the page fills the screen: styles hide the host's header, menu and footer, because a call needs the
 * space. The page must offer its own way to help. Ends with the component.
 */
export function useOwnFrame(isActive: boolean): void {
  useEffect(() => {
    if (!isActive) return;
    const mark = (by: number) => {
      holders += by;
      document.documentElement.toggleAttribute('data-own-frame', holders > 0);
    };
    mark(1);
    return () => mark(-1);
  }, [isActive]);
}
