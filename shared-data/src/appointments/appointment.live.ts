import type { LiveState } from '../client/live-channels';
import { useLiveRefresh } from '../client/use-live-refresh';
import { slotKeys } from '../slots/slot.keys';
import { waitlistKeys } from '../waitlist/waitlist.keys';
import { appointmentKeys } from './appointment.queries';

/** A time on offer is a hold, so that its coming and going is told like any other. */
const STALE_ON_CHANGE = [appointmentKeys.all, slotKeys.all, waitlistKeys.mine];

/** How often pages ask by themselves while live updates are away. */
export const POLL_WITHOUT_LIVE_MS = 15_000;

/** Keeps the signed-in person's appointments fresh on both sides of a visit. */
export function useAppointmentsLive(): LiveState {
  return useLiveRefresh((userId) => `appointments:${userId}`, 'appointment_changed', STALE_ON_CHANGE);
}
