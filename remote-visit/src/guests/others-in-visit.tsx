import type { VisitDetails } from '@telehealth/data/visits/visit-details.schema';
import { isPractice } from '../call/who-talks';
import { useRoomAccess } from '../data/room/room-access.queries';
import { useOwnNeeds } from '../visit/own-needs';
import { GuestList } from './guest-list';

export function OthersInVisit({ details }: { details: VisitDetails }) {
  const { visit, side, patientName, treatedBy, room } = details;
  const practice = isPractice(details);
  const isRunning = room?.state === 'active' || room?.state === 'interrupted';
  const { data } = useRoomAccess(visit.id, isRunning);
  const { interpreter } = useOwnNeeds(details);
  return (
    <GuestList
      appointmentId={visit.id}
      isPractice={practice}
      mayInvite={side !== 'delegate'}
      isRunning={isRunning}
      otherName={practice ? patientName : treatedBy}
      isTogether={data?.carriesMany ?? null}
      {...(interpreter ? { interpreterFor: interpreter } : {})}
    />
  );
}
