import type { Backend } from '@telehealth/data/client/backend';
import { useBackend } from '@telehealth/data/client/use-backend';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { enterRoom } from './enter-room';
import type { Room, RoomView } from './room-view';
import type { RoomSettings } from './sitting';

/** The room as it is now; draws again at every change of it. */
export const useRoomView = (room: Room): RoomView => useSyncExternalStore(room.subscribe, room.get);

/**
 * This tab's part in the call of a visit, for as long as it is drawn: then devices go off and the seat is left.
 * @param settings of the visit; another visit needs another `key`
 */
export function useRoom(
  settings: RoomSettings,
  enter: (backend: Backend, settings: RoomSettings) => Room = enterRoom,
): Room {
  const backend: Backend = useBackend();
  const [room] = useState(() => enter(backend, settings));
  useEffect(() => {
    room.start();
    return () => room.close();
  }, [room]);
  return room;
}
