import { type BackendQuery, useBackendQuery } from '../client/use-backend-query';
import { type RoomAccess, readRoomAccess } from '../room/room-access';

/** Credentials of relays live for hours; nobody stands at a door that long without asking again. */
const FRESH_MS = 600_000;

/** How this tab would reach the others of an open visit, asked once for a look at the connection. */
export function useRoomAccess(appointmentId: string): BackendQuery<RoomAccess> {
  return useBackendQuery((backend) => ({
    queryKey: ['room-access', appointmentId],
    queryFn: () => readRoomAccess(backend, appointmentId),
    staleTime: FRESH_MS,
  }));
}
