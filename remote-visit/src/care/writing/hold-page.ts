interface Unsaved {
  save: () => Promise<unknown>;
}

/** Unsaved editors of this page, mounted or not. */
const WAITING = new Set<Unsaved>();

const saveAll = () => {
  for (const unsaved of WAITING) void unsaved.save();
};
const ask = (event: BeforeUnloadEvent) => {
  event.preventDefault();
  saveAll();
};

/**
 * From now on the browser asks before the page is left. When the page is hidden or the network returns, the text is saved at
 * once.
 */
export function holdPage(unsaved: Unsaved): void {
  WAITING.add(unsaved);
  if (WAITING.size > 1 || typeof window === 'undefined') return;
  document.addEventListener('visibilitychange', saveAll);
  window.addEventListener('pagehide', saveAll);
  window.addEventListener('online', saveAll);
  window.addEventListener('beforeunload', ask);
}

export function letPageGo(unsaved: Unsaved): void {
  if (!WAITING.delete(unsaved) || WAITING.size > 0 || typeof window === 'undefined') return;
  document.removeEventListener('visibilitychange', saveAll);
  window.removeEventListener('pagehide', saveAll);
  window.removeEventListener('online', saveAll);
  window.removeEventListener('beforeunload', ask);
}
