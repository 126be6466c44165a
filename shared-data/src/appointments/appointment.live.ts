import type { LiveState } from '../client/live-channels';
import { useLiveRefresh } from '../client/use-live-refresh';
import { slotKeys } from '../slots/slot.keys';
import { appointmentKeys } from './appointment.queries';

const STALE_ON_CHANGE = [appointmentKeys.all, slotKeys.all];

/** How often pages ask by themselves while live updates are away. */
export const POLL_WITHOUT_LIVE_MS = 15_000;

/** Keeps the signed-in person's appointments fresh on both sides of a visit. */
export function useAppointmentsLive(): LiveState {
  return useLiveRefresh((userId) => `appointments:${userId}`, 'appointment_changed', STALE_ON_CHANGE);
}
