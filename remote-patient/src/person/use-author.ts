import { useBackendState } from '@telehealth/contracts/session';

/** The id of whoever signed in, under which they write into a record, be it their own; empty while unknown. */
export function useAuthor(): string {
  const state = useBackendState();
  return state.status === 'ready' ? (state.actorId ?? state.userId) : '';
}
