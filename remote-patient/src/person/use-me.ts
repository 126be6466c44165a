import { useBackendState } from '@telehealth/contracts/session';

/** The record's id of the signed-in person; empty while unknown. */
export function useMe(): string {
  const state = useBackendState();
  return state.status === 'ready' ? state.userId : '';
}
