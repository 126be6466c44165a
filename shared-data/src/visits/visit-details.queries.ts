import type { AppError, LookScreen } from '@telehealth/contracts';
import { POLL_WITHOUT_LIVE_MS, useAppointmentsLive } from '../appointments/appointment.live';
import { appointmentKeys } from '../appointments/appointment.queries';
import type { WithClient } from '../client/backend';
import { callBackend } from '../client/call-backend';
import type { LiveState } from '../client/live-channels';
import { readLook } from '../client/read-look';
import { type BackendQuery, type BackendQueryOptions, useBackendQuery } from '../client/use-backend-query';
import { useLiveRefresh } from '../client/use-live-refresh';
import { usePaymentsLive } from '../payments/payment.queries';
import { visitDetails as detailsAnswer, type VisitDetails, visitWords } from './visit-details.schema';

const SCREEN: LookScreen = 'consultation';
const UUID = /^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/i;

/** Below the appointments' own keys: what makes those stale makes this stale. */
const detailsKey = (appointmentId: string) => [...appointmentKeys.all, 'details', appointmentId] as const;
const STALE_ON_CHANGE = [[...appointmentKeys.all, 'details']];

/** Everything about one visit. What is no id is nobody's visit, and is not asked for. */
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

/** What its patient wrote, where they are and what number to ring, for who holds it: a line in the patient's log. */
async function withWords({ client }: WithClient, details: VisitDetails, signal: AbortSignal): Promise<VisitDetails> {
  const asked = { p_appointment: details.visit.id, p_screen: SCREEN };
  const words = await readLook(client, client.rpc('open_visit_words', asked).abortSignal(signal), visitWords);
  if (words === null) return details;
  const { intake, place, ring } = words;
  return { ...details, intake, room: details.room && { ...details.room, place, ring } };
}

/** A visit kept fresh: by live messages, and by asking while those are away. Null: not theirs, or there is none. */
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

/** Keeps an open visit's room fresh for those who may read it. To be drawn only where there is one. */
export function useRoomLive(appointmentId: string): void {
  useLiveRefresh(() => `consultation:${appointmentId}`, ROOM_NEWS, STALE_ON_CHANGE);
}

/** What is signed and issued after a visit comes with a line in its thread: keeps that fresh, too. */
export function useResultsLive(appointmentId: string): void {
  useLiveRefresh(() => `consultation:${appointmentId}`, 'message', STALE_ON_CHANGE);
}
