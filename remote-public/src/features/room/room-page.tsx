import { useBackend } from '@telehealth/data/client/use-backend';
import { useEffect, useState } from 'react';
import { enterRoom } from '../../room/enter-room';
import { fetchKeeping } from '../../room/fetch-keeping';
import { prepareRoom } from '../../room/prepare-room';
import type { VisitPart } from '../../visit/visit-part';
import { CallScreen } from './call-screen';
import { loadLaterParts } from './use-later-parts';

/** For whoever waits to be let in, while nothing else needs their line: the certificate of the call, and all of its parts. */
export function prepareCall(appointmentId: string): void {
  void prepareRoom(appointmentId);
  void fetchKeeping();
  // Without a network they are fetched in the call.
  void loadLaterParts().catch(() => undefined);
}

/**
 * A visit that runs, for one of its sides. A tab that belongs into the call sits down by itself; every other one asks first,
 * since somebody may only look at the page. Camera and microphone are given back with the page.
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
