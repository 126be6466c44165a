import { useBackendState } from '@telehealth/contracts/session';
import { useBackend } from '@telehealth/data/client/use-backend';
import { useEffect, useSyncExternalStore } from 'react';
import type { Writer } from './kept-writing';
import type { SelfSaving } from './self-saving';

/** Who writes on which page. */
export function useWriter(): Writer {
  const { queries } = useBackend();
  const session = useBackendState();
  return { queries, userId: session.status === 'ready' ? session.userId : null };
}

/** What is written as it stands now; saved when its editor goes out of sight. */
export function useSelfSaving<State>(store: SelfSaving<State>): State {
  useEffect(() => () => void store.save(), [store]);
  return useSyncExternalStore(store.subscribe, store.state);
}
