import type { AppError } from '@telehealth/contracts/errors';
import { POLL_WITHOUT_LIVE_MS } from '@telehealth/data/appointments/appointment.live';
import { callBackend } from '@telehealth/data/client/call-backend';
import { type BackendQuery, useBackendQuery } from '@telehealth/data/client/use-backend-query';
import { useLiveRefresh } from '@telehealth/data/client/use-live-refresh';
import { type Guest, type GuestPlace, guestPlace, guests } from './guests.schema';

export const guestKeys = { all: ['visit guests'] as const };
const STALE_ON_NEWS = [guestKeys.all];
const GUEST_NEWS = ['guests', 'seat'] as const;
/** Polls for a waiting guest, whose live connection may fail. */
const POLL_WHILE_WAITING_MS = 15_000;

/** The guests of a visit, for its two sides; refreshed by the visit's topic. */
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
 * The caller's place as a guest of a visit, or the one that a link offers; null: neither.
 * @param token from the link; null once it was used
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

/** Keeps a guest's place fresh. Use it only after the guest accepted: row security lets no other user listen. */
export function useGuestLive(appointmentId: string): void {
  useLiveRefresh(() => `guests:${appointmentId}`, 'changed', STALE_ON_NEWS);
}
