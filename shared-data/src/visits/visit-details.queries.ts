import type { LookScreen } from '@telehealth/contracts/chart';
import type { AppError } from '@telehealth/contracts/errors';
import { POLL_WITHOUT_LIVE_MS, useAppointmentsLive } from '../appointments/appointment.live';
import { appointmentKeys } from '../appointments/appointment.queries';
import type { WithClient } from '../client/backend';
import { callBackend } from '../client/call-backend';
import type { LiveState } from '../client/live-channels';
import { readAudited } from '../client/read-audited';
import { type BackendQuery, type BackendQueryOptions, useBackendQuery } from '../client/use-backend-query';
import { useLiveRefresh } from '../client/use-live-refresh';
import { usePaymentsLive } from '../payments/payment.queries';
import { visitDetails as detailsAnswer, type VisitDetails, visitWords } from './visit-details.schema';

const SCREEN: LookScreen = 'consultation';
const UUID = /^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/i;

/** Below the appointments' key, so that whatever makes those stale makes this stale. */
const detailsKey = (appointmentId: string) => [...appointmentKeys.all, 'details', appointmentId] as const;
const STALE_ON_CHANGE = [[...appointmentKeys.all, 'details']];

/** Everything about one visit. A malformed id matches no visit and is not sent. */
export function visitDetails(backend: WithClient, appointmentId: string): BackendQueryOptions<VisitDetails | null> {
  return {
    queryKey: detailsKey(appointmentId),
    queryFn: async ({ signal }) => {
      if (!UUID.test(appointmentId)) return null;
      const asked = backend.client.rpc('visit_details', { p_appointment: appointmentId }).abortSignal(signal);
      try {
        const details = await callBackend(asked, detailsAnswer);
        return details.toOpen ? await withWords(backend, details, signal) : details;
      } catch (cause) {
        if ((cause as AppError).id === 'consultation.notFound') return null;
        throw cause;
      }
    },
  };
}

/** Adds what its patient wrote, their location and phone number, for the treating specialist: one line in the patient's log. */
async function withWords({ client }: WithClient, details: VisitDetails, signal: AbortSignal): Promise<VisitDetails> {
  const asked = { p_appointment: details.visit.id, p_screen: SCREEN };
  const words = await readAudited(client, client.rpc('open_visit_words', asked).abortSignal(signal), visitWords);
  if (words === null) return details;
  const { intake, place, ring } = words;
  return { ...details, intake, room: details.room && { ...details.room, place, ring } };
}

/**
 * One visit, refreshed by live messages, or by polling while those are unavailable. Null: not the caller's, or it does not exist.
 */
export function useVisitDetails(appointmentId: string): { query: BackendQuery<VisitDetails | null>; live: LiveState } {
  const live = useAppointmentsLive();
  usePaymentsLive();
  const query = useBackendQuery((backend) => visitDetails(backend, appointmentId), {
    pollMs: live === 'reconnecting' && POLL_WITHOUT_LIVE_MS,
  });
  return { query, live };
}

const ROOM_NEWS = [
  'consultation_changed',
  'presence',
  'preparation_changed',
  'intake_changed',
  'seat',
  'files_changed',
] as const;

/** Refreshes an open visit's room for those who may read it. Render it only where a room exists. */
export function useRoomLive(appointmentId: string): void {
  useLiveRefresh(() => `consultation:${appointmentId}`, ROOM_NEWS, STALE_ON_CHANGE);
}

/** Notes and prescriptions after a visit come with a message in its thread, which refreshes them, too. */
export function useResultsLive(appointmentId: string): void {
  useLiveRefresh(() => `consultation:${appointmentId}`, 'message', STALE_ON_CHANGE);
}
