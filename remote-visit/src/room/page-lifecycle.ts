interface PageListener {
  /** The network or the user is back. */
  wake(): void;
  onHide(): void;
  /** A page restored from the back/forward cache gave up its seat when it was hidden. */
  onKept(): void;
}

/** Listens to page visibility, unloading and the network. @returns a function that stops it */
export function listenToPage({ wake, onHide, onKept }: PageListener): () => void {
  const all = new AbortController();
  const { signal } = all;
  const onVisible = () => {
    if (document.visibilityState === 'visible') wake();
  };
  const onShown = ({ persisted }: PageTransitionEvent) => {
    if (persisted) onKept();
  };
  addEventListener('online', wake, { signal });
  addEventListener('pagehide', onHide, { signal });
  addEventListener('pageshow', onShown, { signal });
  document.addEventListener('visibilitychange', onVisible, { signal });
  return () => all.abort();
}
