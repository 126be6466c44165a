import type {
  AccessPermission,
  AccessPurpose,
  ChartCategory,
  DelegateScope,
  GrantPermission,
} from '@telehealth/contracts/chart';
import type { WithClient } from '../client/backend';
import { acknowledged, callBackend } from '../client/call-backend';
import { type BackendMutation, useBackendMutation } from '../client/use-backend-mutation';
import { accessKeys } from './access.queries';

/** Each visit's page shows access as part of the visit, so visits are stale, too. */
const STALE = { invalidates: [accessKeys.all, ['appointments']] };

/** The parts of the record to share, the permission, and its end. */
export interface Sharing {
  categories: readonly ChartCategory[];
  may: GrantPermission;
  /** Null: until it is revoked. */
  until: Date | null;
}

export interface Giving extends Sharing {
  /** Idempotency key: repeating a call with it grants once. */
  key: string;
  specialistId: string;
  purpose: Exclude<AccessPurpose, 'visit'>;
}

export interface Changing extends Sharing {
  id: string;
}

const toArgs = ({ categories, may, until }: Sharing) => ({
  p_categories: [...categories],
  p_may: may,
  // The generated types do not allow null, which here means "until revoked".
  p_until: (until?.toISOString() ?? null) as string,
});

function giveAccess({ client }: WithClient, { key, specialistId, purpose, ...sharing }: Giving): Promise<void> {
  const args = { p_key: key, p_specialist: specialistId, p_purpose: purpose, ...toArgs(sharing) };
  return callBackend(client.rpc('grant_access', args), acknowledged);
}

function changeAccess({ client }: WithClient, { id, ...sharing }: Changing): Promise<void> {
  return callBackend(client.rpc('change_access', { p_grant: id, ...toArgs(sharing) }), acknowledged);
}

function grantRequest({ client }: WithClient, { id, ...sharing }: Changing): Promise<void> {
  return callBackend(client.rpc('grant_request', { p_request: id, ...toArgs(sharing) }), acknowledged);
}

export const useGiveAccess = (): BackendMutation<Giving, void> => useBackendMutation(giveAccess, STALE);
export const useChangeAccess = (): BackendMutation<Changing, void> => useBackendMutation(changeAccess, STALE);
export const useGrantRequest = (): BackendMutation<Changing, void> => useBackendMutation(grantRequest, STALE);

/** Takes effect at once: when it resolves, no read under that grant succeeds any more. */
export function useRevokeAccess(): BackendMutation<string, void> {
  return useBackendMutation(
    ({ client }: WithClient, id) => callBackend(client.rpc('revoke_access', { p_grant: id }), acknowledged),
    STALE,
  );
}

export function useRefuseRequest(): BackendMutation<string, void> {
  return useBackendMutation(
    ({ client }: WithClient, id) => callBackend(client.rpc('refuse_request', { p_request: id }), acknowledged),
    STALE,
  );
}

/** A specialist's request for access to a patient's record. */
export interface AskedAccess {
  patientId: string;
  categories: readonly ChartCategory[];
  purpose: AccessPurpose;
  may: AccessPermission;
  message: string;
  /** The visit the request is for; null without one. */
  appointmentId: string | null;
}

/** Requests access from a patient, who grants it, less of it, or nothing. The request lapses after seven days. */
export function useRequestAccess(): BackendMutation<AskedAccess, void> {
  return useBackendMutation(
    ({ client }: WithClient, { patientId, categories, purpose, may, message, appointmentId }) =>
      callBackend(
        client.rpc('request_access', {
          p_patient: patientId,
          p_categories: [...categories],
          p_purpose: purpose,
          p_may: may,
          p_message: message,
          ...(appointmentId !== null && { p_appointment: appointmentId }),
        }),
        acknowledged,
      ),
    STALE,
  );
}

/** Withdraws the caller's own unanswered request. Repeatable. */
export function useWithdrawRequest(): BackendMutation<string, void> {
  return useBackendMutation(
    ({ client }: WithClient, id) => callBackend(client.rpc('withdraw_request', { p_request: id }), acknowledged),
    STALE,
  );
}

/** Ends a delegation; an open invitation is withdrawn. */
export function useEndDelegation(): BackendMutation<string, void> {
  return useBackendMutation(
    ({ client }: WithClient, id) => callBackend(client.rpc('end_delegation', { p_delegation: id }), acknowledged),
    STALE,
  );
}

export interface Invitation {
  /** Idempotency key: repeating a call with it invites once. */
  key: string;
  email: string;
  scopes: readonly DelegateScope[];
  /** Whether the delegate may also add to the record. */
  may: AccessPermission;
  relationship: string;
}

/** Invites the owner of an address to act for the patient; the invitation lapses after 14 days. */
export function useInviteDelegate(): BackendMutation<Invitation, void> {
  return useBackendMutation(
    ({ client }: WithClient, { key, email, scopes, may, relationship }) =>
      callBackend(
        client.rpc('invite_delegate', {
          p_key: key,
          p_email: email,
          p_scopes: [...scopes],
          p_may: may,
          p_relationship: relationship,
        }),
        acknowledged,
      ),
    STALE,
  );
}

/** The invited person answers; on acceptance they act for the patient at once. */
export function useAnswerDelegation(): BackendMutation<{ id: string; accepts: boolean }, void> {
  return useBackendMutation(
    ({ client }: WithClient, { id, accepts }) =>
      callBackend(client.rpc(accepts ? 'accept_delegation' : 'refuse_delegation', { p_delegation: id }), acknowledged),
    STALE,
  );
}

/** A patient's objection to one emergency access or log line. */
export interface Objection {
  id: string;
  text: string;
}

export function useReportAccess(): BackendMutation<Objection, void> {
  return useBackendMutation(
    ({ client }: WithClient, { id, text }) =>
      callBackend(client.rpc('report_access', { p_log: id, p_text: text }), acknowledged),
    STALE,
  );
}

export function useDisputeEmergency(): BackendMutation<Objection, void> {
  return useBackendMutation(
    ({ client }: WithClient, { id, text }) =>
      callBackend(client.rpc('dispute_break_glass', { p_id: id, p_text: text }), acknowledged),
    STALE,
  );
}
