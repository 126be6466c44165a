import { useEffect } from 'react';

let holders = 0;

/**
 * While `isActive`, the page fills the screen and brings its own way to help: the host's frames leave out header, menu and
 * footer, by their styles. For a call, where the picture needs the room. Ends with the component.
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
