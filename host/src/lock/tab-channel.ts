import { type ActivityRecord, isActivityRecord } from './activity-record';

const NAME = 'sawubona-session';

/** What tabs tell each other: what somebody did, and that somebody is signing out. */
export type TabMessage = { kind: 'activity'; record: ActivityRecord } | { kind: 'leaving' };

function isTabMessage(value: unknown): value is TabMessage {
  if (typeof value !== 'object' || value === null || !('kind' in value)) return false;
  return value.kind === 'leaving' || (value.kind === 'activity' && 'record' in value && isActivityRecord(value.record));
}

/** Stays one per tab: a second would hear what the first tells. Opened when somebody is there, as an open one costs the back button's memory. */
let channel: BroadcastChannel | null | undefined;

/** Null in browsers that have none, where storage alone carries what tabs share. */
function open(): BroadcastChannel | null {
  if (channel === undefined) channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(NAME);
  return channel;
}

export function tellTabs(message: TabMessage): void {
  open()?.postMessage(message);
}

/** Hears what other tabs tell; never what this one told. @returns stops listening */
export function hearTabs(listener: (message: TabMessage) => void): () => void {
  const hear = (event: MessageEvent<unknown>) => {
    if (isTabMessage(event.data)) listener(event.data);
  };
  const opened = open();
  opened?.addEventListener('message', hear);
  return () => opened?.removeEventListener('message', hear);
}
