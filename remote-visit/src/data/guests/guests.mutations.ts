import type { GuestRole } from '@telehealth/contracts/schemas/guest';
import type { WithClient } from '@telehealth/data/client/backend';
import { acknowledged, callBackend } from '@telehealth/data/client/call-backend';
import { type BackendMutation, useBackendMutation } from '@telehealth/data/client/use-backend-mutation';
import { z } from 'zod';
import { readRoomAccess } from '../room/room-access';
import { guestKeys } from './guests.queries';

const CHANGES = { invalidates: [guestKeys.all] };
const answered = z.object({ id: z.uuid() });

export interface Invitation {
  appointmentId: string;
  /** Idempotency key, so that one press makes one invitation. */
  key: string;
  role: GuestRole;
  name: string;
  mayWrite: boolean;
  /** SHA-256 of the token in the link, in hexadecimal; the token itself stays in this browser. */
  tokenHash: string;
}

/** Invites a guest into the visit; the other side is notified. */
export function useInviteGuest(): BackendMutation<Invitation, { id: string }> {
  return useBackendMutation(
    ({ client }: WithClient, { appointmentId, key, role, name, mayWrite, tokenHash }) =>
      callBackend(
        client.rpc('invite_guest', {
          p_appointment: appointmentId,
          p_key: key,
          p_role: role,
          p_name: name,
          p_may_write: mayWrite,
          p_token_hash: tokenHash,
        }),
        answered,
      ),
    CHANGES,
  );
}

/** The holder of the link accepts with their account. */
export function useAcceptInvitation(): BackendMutation<{ appointmentId: string; token: string }, { id: string }> {
  return useBackendMutation(
    ({ client }: WithClient, { appointmentId, token }) =>
      callBackend(client.rpc('accept_guest_invitation', { p_appointment: appointmentId, p_token: token }), answered),
    CHANGES,
  );
}

export function useAdmitGuest(): BackendMutation<string, undefined> {
  return useBackendMutation(
    ({ client }: WithClient, guestId) => callBackend(client.rpc('admit_guest', { p_guest: guestId }), acknowledged),
    CHANGES,
  );
}

const endGuest = ({ client }: WithClient, guestId: string) =>
  callBackend(client.rpc('end_guest', { p_guest: guestId }), acknowledged);

/** Either side withdraws an invitation, or the guest leaves. */
export function useEndGuest(): BackendMutation<string, undefined> {
  return useBackendMutation(endGuest, CHANGES);
}

/**
 * Either side removes an admitted guest. Asking `room-access` afterwards makes it tell the LiveKit server; it is asked
 * here so that it happens even if no other tab is in the call.
 * `isOut`: false if the server did not confirm that the guest is out.
 */
export function useSendGuestAway(): BackendMutation<{ appointmentId: string; guestId: string }, { isOut: boolean }> {
  return useBackendMutation(async (backend: WithClient, { appointmentId, guestId }) => {
    await endGuest(backend, guestId);
    const access = await readRoomAccess(backend, appointmentId).catch(() => null);
    return { isOut: access !== null && !access.isClearing };
  }, CHANGES);
}
