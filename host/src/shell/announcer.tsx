import { LiveRegion } from '@telehealth/ui/feedback/live-region';
import { useSyncExternalStore } from 'react';

let said = '';
const listeners = new Set<() => void>();

/** Says something to screen readers without moving anything on the screen. */
export function announce(text: string): void {
  // The same words twice in a row would be no change, and so not be said.
  said = said === text ? `${text} ` : text;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function Announcer() {
  return (
    <LiveRegion
      message={useSyncExternalStore(
        subscribe,
        () => said,
        () => '',
      )}
    />
  );
}
