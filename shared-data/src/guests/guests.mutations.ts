import type { GuestRole } from '@telehealth/contracts';
import { z } from 'zod';
import type { WithClient } from '../client/backend';
import { acknowledged, callBackend } from '../client/call-backend';
import { type BackendMutation, useBackendMutation } from '../client/use-backend-mutation';
import { guestKeys } from './guests.queries';

const CHANGES = { invalidates: [guestKeys.all] };
const answered = z.object({ id: z.uuid() });

export interface Invitation {
  appointmentId: string;
  /** Names the invitation, so that one press makes one. */
  key: string;
  role: GuestRole;
  name: string;
  mayWrite: boolean;
  /** SHA-256 of the token in the link, in hexadecimal; the token itself stays in this browser. */
  tokenHash: string;
}

/** One side asks somebody into the visit; the other side is told. */
export function useInviteGuest(): BackendMutation<Invitation, { id: string }> {
  return useBackendMutation(
    ({ client }: WithClient, { appointmentId, key, role, name, mayWrite, tokenHash }) =>
      callBackend(
        client.rpc('invite_guest', {
          ...{ p_appointment: appointmentId, p_key: key, p_role: role, p_name: name },
          ...{ p_may_write: mayWrite, p_token_hash: tokenHash },
        }),
        answered,
      ),
    CHANGES,
  );
}

/** The one who has the link comes with their account. */
export function useAcceptInvitation(): BackendMutation<{ appointmentId: string; token: string }, { id: string }> {
  return useBackendMutation(
    ({ client }: WithClient, { appointmentId, token }) =>
      callBackend(client.rpc('accept_guest_invitation', { p_appointment: appointmentId, p_token: token }), answered),
    CHANGES,
  );
}

/** The practice lets a guest into the running visit. */
export function useAdmitGuest(): BackendMutation<string, undefined> {
  return useBackendMutation(
    ({ client }: WithClient, guestId) => callBackend(client.rpc('admit_guest', { p_guest: guestId }), acknowledged),
    CHANGES,
  );
}

/** Either side takes an invitation back or sends a guest away, or the guest goes. */
export function useEndGuest(): BackendMutation<string, undefined> {
  return useBackendMutation(
    ({ client }: WithClient, guestId) => callBackend(client.rpc('end_guest', { p_guest: guestId }), acknowledged),
    CHANGES,
  );
}
