import { type BackendQuery, useBackendQuery } from '@telehealth/data/client/use-backend-query';
import { type RoomAccess, readRoomAccess } from './room-access';

/** TURN credentials live for hours, longer than a page is likely to wait without asking again. */
const FRESH_MS = 600_000;

export const roomAccessKeys = { all: ['room access'] as const };

/**
 * How this tab would connect in an open visit, for components that show it; they share one answer. The call itself asks
 * anew, because it needs the current state.
 */
export function useRoomAccess(appointmentId: string, isAsked = true): BackendQuery<RoomAccess> {
  return useBackendQuery(
    (backend) => ({
      queryKey: [...roomAccessKeys.all, appointmentId],
      queryFn: () => readRoomAccess(backend, appointmentId),
      staleTime: FRESH_MS,
    }),
    { enabled: isAsked },
  );
}
