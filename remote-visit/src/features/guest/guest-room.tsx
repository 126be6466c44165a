import { errorText } from '@telehealth/contracts/messages';
import { useKeepAwake } from '@telehealth/contracts/session';
import { useBackend } from '@telehealth/data/client/use-backend';
import { Notice } from '@telehealth/ui/feedback/notice';
import { SkeletonCard } from '@telehealth/ui/feedback/skeleton';
import { Card } from '@telehealth/ui/layout/card';
import { Stack } from '@telehealth/ui/layout/stack';
import { Button } from '@telehealth/ui/parts/button';
import { ConfirmDialog } from '@telehealth/ui/parts/confirm-dialog';
import { type ReactNode, useEffect, useState } from 'react';
import { useEndGuest } from '../../data/guests/guests.mutations';
import type { GuestPlace } from '../../data/guests/guests.schema';
import { useRoomAccess } from '../../data/room/room-access.queries';
import { enterRoom } from '../../room/enter-room';
import type { Room } from '../../room/room-view';
import { useRoomView } from '../../room/use-room';
import styles from './guest.module.css';
import { GuestCall } from './guest-call';
import { GuestThread } from './guest-thread';

interface GuestRoomProps {
  place: GuestPlace;
  appointmentId: string;
}

/** The running visit for a guest: in the call if a server carries it, otherwise only with messages. */
export function GuestRoom({ place, appointmentId }: GuestRoomProps) {
  const { data, status, error, isFetching, refetch } = useRoomAccess(appointmentId);
  if (status === 'pending') return <SkeletonCard height="20rem" />;
  const isInCall = data?.transport === 'livekit';
  // Without an answer the guest can write but not join the call; a later answer remounts the room.
  const instead =
    error === null || data !== undefined ? (
      <NotInCall place={place} />
    ) : (
      <Notice
        tone="warning"
        live
        title="We do not know yet whether you can listen and speak here"
        action={
          <Button variant="line" busy={isFetching} onClick={refetch}>
            Ask again
          </Button>
        }
      >
        {errorText(error)} {place.mayWrite && 'You can read and write messages in the meantime.'}
      </Notice>
    );
  return <Seated key={String(isInCall)} {...{ place, appointmentId, isInCall }} instead={instead} />;
}

interface SeatedProps extends GuestRoomProps {
  isInCall: boolean;
  /** Shown where the guest is not in a call. */
  instead: ReactNode;
}

function Seated({ place, appointmentId, isInCall, instead }: SeatedProps) {
  const mode = isInCall ? place.mode : 'chat';
  const backend = useBackend();
  const [room] = useState(() => enterRoom(backend, { appointmentId, side: 'guest', mode }));
  const view = useRoomView(room);
  useKeepAwake(view.phase === 'seated');
  useComingIn(room, isInCall);
  const { patientName = '', specialistName = '' } = place.people ?? {};
  return (
    <Stack gap={4}>
      <Card title={`With ${patientName} and ${specialistName}`} actions={<Go place={place} room={room} />}>
        {isInCall && mode !== 'chat' ? <GuestCall room={room} view={view} hasVideo={mode === 'video'} /> : instead}
        <p className="small soft">
          In the visit now: {view.seats.map(({ name, mine }) => (mine ? 'you' : name)).join(', ') || 'nobody yet'}.
        </p>
        {view.phase === 'refused' && view.refusal !== null && (
          <Notice tone="warning" live>
            {errorText(view.refusal)}
          </Notice>
        )}
        {(view.phase === 'taken' || view.phase === 'left') && (
          <Notice
            live
            action={<Button onClick={room.actions.comeIn}>Use it here</Button>}
            title={view.phase === 'taken' ? 'You took this visit to another tab or device.' : 'You stepped out.'}
          />
        )}
      </Card>
      {place.mayWrite && (
        <Card title="Messages">
          <GuestThread appointmentId={appointmentId} patientName={patientName} specialistName={specialistName} />
        </Card>
      )}
    </Stack>
  );
}

/** Messages open no device, so the guest takes a seat at once; a call is joined by a press. */
function useComingIn(room: Room, isInCall: boolean): void {
  useEffect(() => {
    room.start();
    if (!isInCall && room.get().phase === 'outside') room.actions.comeIn();
    return () => room.close();
  }, [room, isInCall]);
}

function NotInCall({ place }: { place: GuestPlace }) {
  return (
    <Notice title={place.mayWrite ? 'You can read and write messages' : 'You are let in'}>
      {place.mayWrite ? 'You see everything that is written from now on, and they see what you write. ' : ''}
      Calls with more than two people are not available here. To listen and speak, ask the practice to ring you and to
      join both calls
      {place.mayWrite ? ': write them your number.' : ', through the person who invited you.'}
    </Notice>
  );
}

function Go({ place, room }: { place: GuestPlace; room: Room }) {
  const end = useEndGuest();
  const [isAsked, setAsked] = useState(false);
  const go = async () => {
    await room.actions.leave();
    await end.run(place.id);
    setAsked(false);
  };
  return (
    <div className={styles.go}>
      {end.error !== null && (
        <Notice tone="danger" live>
          {errorText(end.error)}
        </Notice>
      )}
      <Button variant="danger" size="s" onClick={() => setAsked(true)}>
        Leave
      </Button>
      <ConfirmDialog
        open={isAsked}
        onClose={() => setAsked(false)}
        onConfirm={go}
        title="Leave the visit?"
        confirmLabel="Leave"
        cancelLabel="Stay"
      >
        The visit goes on without you. To come back you need a new link.
      </ConfirmDialog>
    </div>
  );
}
