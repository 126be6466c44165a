import { useBackendState } from '@telehealth/contracts/session';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { POLL_WITHOUT_LIVE_MS } from '../appointments/appointment.live';
import type { Backend } from '../client/backend';
import type { LiveState } from '../client/live-channels';
import { useBackend } from '../client/use-backend';
import { roomTopic } from '../room/room-line';
import { unreadOf } from './merge-messages';
import { threadCalls } from './thread.calls';
import type { ThreadMessage } from './thread.schema';
import { ThreadStore } from './thread-store';
import type { ThreadView } from './thread-view';
import { useUnsentWarning } from './use-unsent-warning';

export interface Thread {
  /** Who looks at it, by their id at the backend; empty while that is not known. */
  me: string;
  view: ThreadView;
  /** Whether messages arrive by themselves right now; otherwise they are asked for every 15 s. */
  live: LiveState;
  store: ThreadStore;
}

const keyOf = (me: string, appointmentId: string) => ['thread', me, appointmentId];

/**
 * One store for each thread of a person and tab, so that words wait and go out wherever in the product they are. It lies
 * among what was read: whatever forgets that, at a sign-out or a lock, forgets and closes it.
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
 * The thread of a visit, kept fresh while it is drawn. Several may draw it at once; they share what they know.
 * @param isGuest guests have a topic of their own, on which they hear that something changed
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

/** What waits in a thread that is not open on the screen. */
export interface Unread {
  count: number;
  /** The last of them, for those who cannot see a mark; null: none. */
  latest: Pick<ThreadMessage, 'senderName' | 'body'> | null;
}

/** What the others said and nobody here has seen; for a mark beside what opens the thread, and to be said aloud. */
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
