import '@telehealth/contracts/words';
import { useBackend } from '@telehealth/data/client/use-backend';
import { useEffect, useState } from 'react';
import { enterRoom } from '../../room/enter-room';
import { fetchLateCallCode } from '../../room/fetch-late-call-code';
import { prepareRoom } from '../../room/prepare-room';
import type { VisitPart } from '../../visit/visit-part';
import { CallScreen } from './call-screen';
import { loadLaterParts } from './use-later-parts';

/** Prepares the call's certificate and chunks while the user waits for admission and the network is idle. */
export function prepareCall(appointmentId: string): void {
  void prepareRoom(appointmentId);
  void fetchLateCallCode();
  // Offline: they are fetched in the call.
  void loadLaterParts().catch(() => undefined);
}

/**
 * A running visit for one of its sides. A tab that belongs to the call takes a seat by itself; others ask first, since the
 * user may only want to read the page. Unmounting closes camera and microphone.
 */
export function RoomPage({ details }: VisitPart) {
  const backend = useBackend();
  const { id, mode } = details.visit;
  const [room] = useState(() => enterRoom(backend, { appointmentId: id, side: details.side, mode }));
  useEffect(() => {
    room.start();
    return () => room.close();
  }, [room]);
  return <CallScreen room={room} details={details} />;
}
