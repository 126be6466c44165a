import { type ActivityRecord, isActivityRecord } from './activity-record';

const NAME = 'sawubona-session';

export type TabMessage = { kind: 'activity'; record: ActivityRecord } | { kind: 'leaving' };

function isTabMessage(value: unknown): value is TabMessage {
  if (typeof value !== 'object' || value === null || !('kind' in value)) return false;
  return value.kind === 'leaving' || (value.kind === 'activity' && 'record' in value && isActivityRecord(value.record));
}

/**
 * One per tab, because a second channel would receive the first one's messages. Opened only when signed in, because an open
 * channel disables the back/forward cache.
 */
let channel: BroadcastChannel | null | undefined;

/** Null in browsers without BroadcastChannel, where tabs share storage only. */
function open(): BroadcastChannel | null {
  if (channel === undefined) channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(NAME);
  return channel;
}

export function tellTabs(message: TabMessage): void {
  open()?.postMessage(message);
}

/** Receives messages of other tabs, never its own. @returns a function that stops it */
export function hearTabs(listener: (message: TabMessage) => void): () => void {
  const hear = (event: MessageEvent<unknown>) => {
    if (isTabMessage(event.data)) listener(event.data);
  };
  const opened = open();
  opened?.addEventListener('message', hear);
  return () => opened?.removeEventListener('message', hear);
}
