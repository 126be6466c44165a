import { useBackendState } from '@telehealth/contracts/session';
import { POLL_WITHOUT_LIVE_MS } from '@telehealth/data/appointments/appointment.live';
import type { Backend } from '@telehealth/data/client/backend';
import type { LiveState } from '@telehealth/data/client/live-channels';
import { useBackend } from '@telehealth/data/client/use-backend';
import { threadCalls } from '@telehealth/data/thread/thread.calls';
import type { ThreadMessage } from '@telehealth/data/thread/thread.schema';
import { useUnsentWarning } from '@telehealth/data/thread/use-unsent-warning';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { roomTopic } from '../room/signaling-channel';
import { unreadOf } from './merge-messages';
import { ThreadStore } from './thread-store';
import type { ThreadView } from './thread-view';

export interface Thread {
  /** The user's profile id; empty while it is unknown. */
  me: string;
  view: ThreadView;
  /** Whether messages arrive live; otherwise they are polled every 15 s. */
  live: LiveState;
  store: ThreadStore;
}

const keyOf = (me: string, appointmentId: string) => ['thread', me, appointmentId];

/**
 * One store per user, thread and tab, so that unsent messages wait and go out on any page. It lies in the query cache:
 * what clears that, a sign-out or a lock, closes it too.
 */
function storeOf(backend: Backend, me: string, appointmentId: string): ThreadStore {
  const queryKey = keyOf(me, appointmentId);
  const kept = backend.queries.getQueryData<ThreadStore>(queryKey);
  if (kept !== undefined) return kept;
  const store = new ThreadStore(threadCalls(backend, appointmentId));
  if (me === '') return store;
  const cache = backend.queries.getQueryCache();
  const query = cache.build(backend.queries, { queryKey, gcTime: Number.POSITIVE_INFINITY });
  query.setData(store, { manual: true });
  const stop = cache.subscribe((event) => {
    if (event.type !== 'removed' || event.query !== query) return;
    store.close();
    stop();
  });
  return store;
}

/**
 * A visit's thread, kept fresh while mounted. Several components share one store.
 * @param isGuest guests have their own topic, which only announces changes
 */
export function useThread(appointmentId: string, isGuest = false): Thread {
  const backend = useBackend();
  const state = useBackendState();
  const me = state.status === 'ready' ? state.userId : '';
  const store = useMemo(() => storeOf(backend, me, appointmentId), [backend, me, appointmentId]);
  const view = useSyncExternalStore(store.subscribe, store.get);
  const live = useNews(store, me === '' ? null : roomTopic(appointmentId, isGuest));
  useUnsentWarning(view.draft.trim() !== '' || view.unsent.some(({ isSent }) => !isSent));
  return { me, view, live, store };
}

/** Unread messages of a thread that is not open. */
export interface Unread {
  count: number;
  /** The latest of them, for screen readers; null: none. */
  latest: Pick<ThreadMessage, 'senderName' | 'body'> | null;
}

/** Unread messages, for the badge on the button that opens the thread and for the announcement. */
export function useUnread(appointmentId: string): Unread {
  const { view, me } = useThread(appointmentId);
  const unread = unreadOf(view, me);
  return { count: unread.length, latest: unread.at(-1) ?? null };
}

const nothing = () => undefined;

function useNews(store: ThreadStore, topic: string | null): LiveState {
  const { live } = useBackend();
  const [state, setState] = useState<LiveState>('connecting');
  useEffect(() => {
    if (topic === null) return;
    const stops = [
      live.listen(topic, ['message', 'changed'], { onEvent: store.wake, onJoined: store.wake, onState: setState }),
      live.listen(topic, 'read', { onEvent: () => void store.catchUp(), onJoined: nothing, onState: nothing }),
    ];
    window.addEventListener('online', store.wake);
    store.wake();
    return () => {
      for (const stop of stops) stop();
      window.removeEventListener('online', store.wake);
    };
  }, [live, store, topic]);
  useEffect(() => {
    if (state !== 'reconnecting') return;
    const timer = setInterval(store.wake, POLL_WITHOUT_LIVE_MS);
    return () => clearInterval(timer);
  }, [state, store]);
  return state;
}
