import type { AppError } from '@telehealth/contracts';
import { POLL_WITHOUT_LIVE_MS } from '../appointments/appointment.live';
import { callBackend } from '../client/call-backend';
import { type BackendQuery, useBackendQuery } from '../client/use-backend-query';
import { useLiveRefresh } from '../client/use-live-refresh';
import { type Guest, type GuestPlace, guestPlace, guests } from './guests.schema';

export const guestKeys = { all: ['visit guests'] as const };
const STALE_ON_NEWS = [guestKeys.all];
const GUEST_NEWS = ['guests', 'seat'] as const;
/** Somebody who waits to be let in must not depend on a line that does not carry. */
const POLL_WHILE_WAITING_MS = 15_000;

/** Who was asked into a visit, for its two sides; kept fresh by what the visit's topic says. */
export function useGuests(appointmentId: string): BackendQuery<Guest[]> {
  const live = useLiveRefresh(() => `consultation:${appointmentId}`, GUEST_NEWS, STALE_ON_NEWS);
  return useBackendQuery(
    ({ client }) => ({
      queryKey: [...guestKeys.all, appointmentId],
      queryFn: ({ signal }) =>
        callBackend(client.rpc('guests_of_visit', { p_appointment: appointmentId }).abortSignal(signal), guests),
    }),
    { pollMs: live === 'reconnecting' && POLL_WITHOUT_LIVE_MS },
  );
}

/**
 * The place of the caller as a guest of a visit, or the one that a link offers them. Null: neither.
 * @param token of the link; null once it was used
 */
export function useGuestPlace(appointmentId: string, token: string | null): BackendQuery<GuestPlace | null> {
  return useBackendQuery(
    ({ client }) => ({
      queryKey: [...guestKeys.all, 'place', appointmentId, token],
      queryFn: async ({ signal }) => {
        const asked = client.rpc('guest_place', {
          p_appointment: appointmentId,
          ...(token === null ? {} : { p_token: token }),
        });
        try {
          return await callBackend(asked.abortSignal(signal), guestPlace);
        } catch (cause) {
          if ((cause as AppError).id === 'guests.notFound') return null;
          throw cause;
        }
      },
    }),
    { pollMs: POLL_WHILE_WAITING_MS },
  );
}

/** Keeps a guest's place fresh. To be drawn only once they accepted, since nobody else may listen. */
export function useGuestLive(appointmentId: string): void {
  useLiveRefresh(() => `guests:${appointmentId}`, 'changed', STALE_ON_NEWS);
}
