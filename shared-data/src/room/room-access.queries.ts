import { type BackendQuery, useBackendQuery } from '../client/use-backend-query';
import { type RoomAccess, readRoomAccess } from './room-access';

/** Credentials of relays live for hours; nobody stands at a door that long without asking again. */
const FRESH_MS = 600_000;

export const roomAccessKeys = { all: ['room access'] as const };

/**
 * How this tab would reach the others of an open visit, for those who show it: one answer for all of them. The call itself
 * asks anew, since it needs what holds at that moment.
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
