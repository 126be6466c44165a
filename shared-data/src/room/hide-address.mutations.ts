import type { WithClient } from '../client/backend';
import { acknowledged, callBackend } from '../client/call-backend';
import { type BackendMutation, useBackendMutation } from '../client/use-backend-mutation';
import { roomAccessKeys } from './room-access.queries';

/**
 * Whether this person's calls go by a relay only, on every device of theirs; a specialist says it for their patients as well,
 * who may say otherwise. `room-access` answers by it from the next call on.
 */
export function useHideAddress(): BackendMutation<boolean, undefined> {
  return useBackendMutation(
    ({ client }: WithClient, isHidden) =>
      callBackend(client.rpc('hide_my_address', { p_hide: isHidden }), acknowledged),
    { invalidates: [roomAccessKeys.all] },
  );
}
