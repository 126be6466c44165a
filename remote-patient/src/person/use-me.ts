import { useBackendState } from '@telehealth/contracts/session';

/** Id by which the record knows the person who is here; empty while that is not known. */
export function useMe(): string {
  const state = useBackendState();
  return state.status === 'ready' ? state.userId : '';
}
