import { useSyncExternalStore } from 'react';
import type { Room, RoomView } from './room-view';

export const useRoomView = (room: Room): RoomView => useSyncExternalStore(room.subscribe, room.get);
