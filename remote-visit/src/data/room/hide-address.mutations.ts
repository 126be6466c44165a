import type { WithClient } from '@telehealth/data/client/backend';
import { acknowledged, callBackend } from '@telehealth/data/client/call-backend';
import { type BackendMutation, useBackendMutation } from '@telehealth/data/client/use-backend-mutation';
import { roomAccessKeys } from './room-access.queries';

/**
 * Sets whether this user's calls use a relay only, on all their devices. A specialist sets it for their patients too,
 * who may overrule it. `room-access` applies it from the next call.
 */
export function useHideAddress(): BackendMutation<boolean, undefined> {
  return useBackendMutation(
    ({ client }: WithClient, isHidden) =>
      callBackend(client.rpc('hide_my_address', { p_hide: isHidden }), acknowledged),
    { invalidates: [roomAccessKeys.all] },
  );
}
