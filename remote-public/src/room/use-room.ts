import { useSyncExternalStore } from 'react';
import type { Room, RoomView } from './room-view';

/** The room as it is now; draws again at every change of it. */
export const useRoomView = (room: Room): RoomView => useSyncExternalStore(room.subscribe, room.get);
