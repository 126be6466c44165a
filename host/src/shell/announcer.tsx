import { LiveRegion } from '@telehealth/ui/feedback/live-region';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

const announcement = createStore(() => ({ text: '' }));

/** Announces a text to screen readers without a visible change. */
export function announce(text: string): void {
  // A repeated text would be no change and so not be announced.
  announcement.setState((said) => ({ text: said.text === text ? `${text} ` : text }));
}

export function Announcer() {
  return <LiveRegion message={useStore(announcement, ({ text }) => text)} />;
}
