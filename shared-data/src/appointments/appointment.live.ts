import type { LiveState } from '../client/live-channels';
import { useLiveRefresh } from '../client/use-live-refresh';
import { slotKeys } from '../slots/slot.keys';
import { waitlistKeys } from '../waitlist/waitlist.keys';
import { appointmentKeys } from './appointment.queries';

/** A time offered to a waiting patient is a hold, so its changes arrive as appointment changes. */
const STALE_ON_CHANGE = [appointmentKeys.all, slotKeys.all, waitlistKeys.mine];

/** Polling interval of pages while live updates are unavailable, in milliseconds. */
export const POLL_WITHOUT_LIVE_MS = 15_000;

/** Refreshes the signed-in person's appointments when they change, on either side of a visit. */
export function useAppointmentsLive(): LiveState {
  return useLiveRefresh((userId) => `appointments:${userId}`, 'appointment_changed', STALE_ON_CHANGE);
}
