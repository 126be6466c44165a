import { useBackend } from '@telehealth/data/client/use-backend';
import { useEffect, useState } from 'react';
import { enterRoom } from '../../room/enter-room';
import type { VisitPart } from '../../visit/visit-part';
import { CallScreen } from './call-screen';

/** Of the same chunk: whoever fetches the call beforehand makes its certificate, too. */
export { prepareRoom } from '../../room/prepare-room';

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
