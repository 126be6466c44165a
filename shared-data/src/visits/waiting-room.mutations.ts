import { e164Of } from '@telehealth/contracts/phone';
import { z } from 'zod';
import { appointmentKeys } from '../appointments/appointment.queries';
import type { WithClient } from '../client/backend';
import { acknowledged, callBackend } from '../client/call-backend';
import { type BackendMutation, useBackendMutation } from '../client/use-backend-mutation';
import { placeKeys } from './waiting-room.queries';

const CHANGES = { invalidates: [[...appointmentKeys.all], placeKeys.all] };
/** `key` identifies one press: pressed or sent twice, it happens once. */
interface Press {
  appointmentId: string;
  key: string;
}

export interface ComingIn extends Press {
  location: string;
  callback: string;
}

/** The patient enters, returns, or corrects place or number. Sent only after consent. */
export function useEnterWaitingRoom(): BackendMutation<ComingIn, undefined> {
  return useBackendMutation(async ({ client }: WithClient, { appointmentId, location, callback, key }) => {
    const p_callback_e164 = await e164Of(callback);
    return callBackend(
      client.rpc('enter_waiting_room', {
        p_appointment: appointmentId,
        p_location: location,
        p_callback: callback,
        p_consent: true,
        p_key: key,
        ...(p_callback_e164 !== null && { p_callback_e164 }),
      }),
      acknowledged,
    );
  }, CHANGES);
}

export function useAnnounceDelay(): BackendMutation<{ appointmentId: string; minutes: number }, undefined> {
  return useBackendMutation(
    ({ client }: WithClient, { appointmentId, minutes }) =>
      callBackend(client.rpc('announce_delay', { p_appointment: appointmentId, p_minutes: minutes }), acknowledged),
    CHANGES,
  );
}

/** A side leaves for now, or returns; the place in the queue stays theirs. */
export function useComeOrGo(): BackendMutation<Press & { kind: 'join' | 'leave' }, undefined> {
  return useBackendMutation(
    ({ client }: WithClient, { appointmentId, kind, key }) =>
      callBackend(
        client.rpc('record_join_event', { p_appointment: appointmentId, p_kind: kind, p_key: key }),
        acknowledged,
      ),
    CHANGES,
  );
}

export function useAdmitPatient(): BackendMutation<Press, undefined> {
  return useBackendMutation(
    ({ client }: WithClient, { appointmentId, key }) =>
      callBackend(client.rpc('admit_patient', { p_appointment: appointmentId, p_key: key }), acknowledged),
    CHANGES,
  );
}

/** Records whether the patient answered the practice's call. */
export function useRecordCallback(): BackendMutation<Press & { answered: boolean }, undefined> {
  return useBackendMutation(
    ({ client }: WithClient, { appointmentId, answered, key }) =>
      callBackend(
        client.rpc('record_callback', { p_appointment: appointmentId, p_answered: answered, p_key: key }),
        acknowledged,
      ),
    CHANGES,
  );
}

/** The practice reports that the patient did not come; refused when the evidence contradicts it or is missing. */
export function useReportNoShow(): BackendMutation<{ appointmentId: string }, undefined> {
  return useBackendMutation(
    ({ client }: WithClient, { appointmentId }) =>
      callBackend(client.rpc('report_no_show', { p_appointment: appointmentId }), z.unknown()).then(() => undefined),
    CHANGES,
  );
}
