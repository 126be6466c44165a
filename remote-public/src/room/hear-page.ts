interface PageEars {
  /** The network or the person is back. */
  wake(): void;
  onHide(): void;
  /** A page that the browser kept and shows again has left its seat on going. */
  onKept(): void;
}

/** What happens to the page of a call, and to its network. @returns stops hearing it */
export function hearPage({ wake, onHide, onKept }: PageEars): () => void {
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
