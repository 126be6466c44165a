import { useBackendState } from '@telehealth/contracts/session';
import { useBackend } from '@telehealth/data/client/use-backend';
import { useEffect, useSyncExternalStore } from 'react';
import type { Writer } from './kept-writing';
import type { SelfSaving } from './self-saving';

export function useWriter(): Writer {
  const { queries } = useBackend();
  const session = useBackendState();
  return { queries, userId: session.status === 'ready' ? session.userId : null };
}

/** Subscribes to the store, and saves when the editor unmounts. */
export function useSelfSaving<State>(store: SelfSaving<State>): State {
  useEffect(() => () => void store.save(), [store]);
  return useSyncExternalStore(store.subscribe, store.state);
}
