import { NEEDS_PROGRAM } from '@telehealth/contracts/shell';
import { Button } from '@telehealth/ui/parts/button';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';

/** One more attempt. @returns whether the code has loaded */
type Retry = () => Promise<boolean>;

/**
 * Shows in a prerendered page whose code failed to load what is missing, in its place, with a retry. After a success the HTML
 * is restored, so that React can hydrate it.
 */
export function showHydrationFailure(root: HTMLElement, retry: Retry, takeOver: () => void): void {
  const places = [...root.querySelectorAll<HTMLElement>(`[${NEEDS_PROGRAM}]`)];
  const before = places.map((place) => [...place.childNodes]);
  const roots = places.map((place) => createRoot(place));
  const tryAgain = async () => {
    const hasArrived = await retry();
    if (!hasArrived) return;
    const at = places.find((place) => place.contains(document.activeElement));
    for (const [index, one] of roots.entries()) {
      one.unmount();
      places[index]?.replaceChildren(...(before[index] ?? []));
    }
    takeOver();
    // The pressed button is gone; its replacement takes the focus.
    at?.focus();
  };
  for (const one of roots) one.render(<HydrationFailure onRetry={tryAgain} />);
}

function HydrationFailure({ onRetry }: { onRetry: () => Promise<void> }) {
  const [isTrying, setTrying] = useState(false);
  const press = () => {
    setTrying(true);
    void onRetry().finally(() => setTrying(false));
  };
  return (
    <>
      This part did not load; everything else works.{' '}
      <Button variant="quiet" size="s" onClick={press} busy={isTrying}>
        Try again
      </Button>
    </>
  );
}
