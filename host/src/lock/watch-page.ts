import type { ActivityKind } from './lock-keeper';

const PRESSES = ['keydown', 'pointerdown', 'touchstart', 'wheel', 'beforeinput'] as const;
const MOVES = ['pointermove', 'touchmove', 'focusin'] as const;
/** Events after which a page may have returned from a sleep, a freeze or the back/forward cache. */
const RETURNS = ['focus', 'pageshow', 'resume', 'online'] as const;

/**
 * Listens to user activity and to the page's return. Only trusted events count, not those of scripts.
 * @returns a function that stops it
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
