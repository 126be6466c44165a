import type { ActivityKind } from './lock-keeper';

const PRESSES = ['keydown', 'pointerdown', 'touchstart', 'wheel', 'beforeinput'] as const;
const MOVES = ['pointermove', 'touchmove', 'focusin'] as const;
/** Every moment at which a page may come back from a sleep, a freeze or the back button's memory. */
const RETURNS = ['focus', 'pageshow', 'resume', 'online'] as const;

/**
 * Listens to what a person does on the page, and to the page coming back. Only what the browser itself reports counts: a
 * script that moves things is nobody.
 * @returns stops listening
 */
export function watchPage(onActive: (kind: ActivityKind) => void, onReturn: () => void): () => void {
  const stopping = new AbortController();
  const { signal } = stopping;
  const listen = (names: readonly string[], kind: ActivityKind) => {
    for (const name of names) {
      const hear = (event: Event) => {
        if (event.isTrusted) onActive(kind);
      };
      window.addEventListener(name, hear, { signal, capture: true, passive: true });
    }
  };
  listen(PRESSES, 'press');
  listen(MOVES, 'pointer');
  for (const name of RETURNS) window.addEventListener(name, onReturn, { signal });
  document.addEventListener('resume', onReturn, { signal });
  document.addEventListener(
    'visibilitychange',
    () => {
      if (document.visibilityState === 'visible') onReturn();
    },
    { signal },
  );
  return () => stopping.abort();
}
