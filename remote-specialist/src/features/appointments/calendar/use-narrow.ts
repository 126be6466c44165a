import { useSyncExternalStore } from 'react';

const NARROW = '(max-width: 639px)';

function watch(onChange: () => void): () => void {
  const query = globalThis.matchMedia?.(NARROW);
  query?.addEventListener('change', onChange);
  return () => query?.removeEventListener('change', onChange);
}

/** Whether the screen has room for one column only. */
export const useNarrow = (): boolean =>
  useSyncExternalStore(
    watch,
    () => globalThis.matchMedia?.(NARROW).matches ?? false,
    () => false,
  );
