import { LiveRegion } from '@telehealth/ui/feedback/live-region';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

const announcement = createStore(() => ({ text: '' }));

/** Says something to screen readers without moving anything on the screen. */
export function announce(text: string): void {
  // The same words twice in a row would be no change, and so not be said.
  announcement.setState((said) => ({ text: said.text === text ? `${text} ` : text }));
}

export function Announcer() {
  return <LiveRegion message={useStore(announcement, ({ text }) => text)} />;
}
