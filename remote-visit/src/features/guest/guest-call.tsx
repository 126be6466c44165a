import { Notice } from '@telehealth/ui/feedback/notice';
import { Button } from '@telehealth/ui/parts/button';
import type { DeviceState, RemoteParticipant, Room, RoomView } from '../../room/room-view';
import { StreamVideo } from '../../room/stream-video';
import styles from './guest.module.css';

interface GuestCallProps {
  room: Room;
  view: RoomView;
  hasVideo: boolean;
}

const CONNECTIONS: Readonly<Record<RoomView['connection'], string>> = {
  waiting: 'Nobody else is in the call at the moment. You are in the right place.',
  connecting: 'Connecting …',
  connected: '',
  reconnecting: 'The connection is down. Trying again.',
};

export function GuestCall({ room, view, hasVideo }: GuestCallProps) {
  const { actions } = room;
  if (view.phase === 'outside' || view.phase === 'left' || view.phase === 'taken') {
    return view.phase === 'outside' ? (
      <Notice title="Come into the call" action={<Button onClick={actions.comeIn}>Come in</Button>}>
        Your browser asks for your microphone{hasVideo && ' and camera'}. The others see and hear you from then on.
      </Notice>
    ) : null;
  }
  return (
    <div className={styles.call}>
      <p role="status">{view.phase === 'entering' ? 'Coming in …' : CONNECTIONS[view.connection]}</p>
      <div className={styles.faces}>
        {view.people.map((person) => (
          <Face key={person.seat.id} person={person} hasVideo={hasVideo} />
        ))}
        {hasVideo && view.ownFace !== null && (
          <figure className={styles.face}>
            <StreamVideo stream={view.ownFace} label="Your own picture" />
            <figcaption>You</figcaption>
          </figure>
        )}
      </div>
      {view.needsUserGesture && <Button onClick={actions.hear}>Press once to hear the others</Button>}
      <div className={styles.controls} role="toolbar" aria-label="Your devices">
        <Switch
          name="Microphone"
          state={view.microphone}
          onPress={(isOn) => actions.mute('microphone', isOn)}
          onAgain={() => void actions.choose('microphone', null)}
        />
        {hasVideo && (
          <Switch
            name="Camera"
            state={view.camera}
            onPress={(isOn) => actions.mute('camera', isOn)}
            onAgain={() => void actions.choose('camera', null)}
          />
        )}
      </div>
    </div>
  );
}

function Face({
  person: { seat, state, face, isSpeaking },
  hasVideo,
}: {
  person: RemoteParticipant;
  hasVideo: boolean;
}) {
  const isSeen = hasVideo && state?.camera !== false;
  return (
    <figure className={`${styles.face} ${isSpeaking ? styles.speaking : ''}`}>
      {isSeen ? <StreamVideo stream={face} label={`Picture of ${seat.name}`} /> : <div className={styles.dark} />}
      <figcaption>
        {seat.name}
        {hasVideo && !isSeen && ': camera off'}
        {state?.microphone === false && ', muted'}
      </figcaption>
    </figure>
  );
}

interface SwitchProps {
  name: string;
  state: DeviceState;
  onPress: (isMuted: boolean) => void;
  onAgain: () => void;
}

/** The accessible name is the current state. The same button retries a device that did not open. */
function Switch({ name, state, onPress, onAgain }: SwitchProps) {
  const isOn = state === 'on' || state === 'blank';
  const isWorking = isOn || state === 'off';
  return (
    <Button
      variant="line"
      aria-pressed={isOn}
      busy={state === 'asking'}
      onClick={() => (isWorking ? onPress(isOn) : onAgain())}
    >
      {isWorking ? `${name} ${isOn ? 'on' : 'off'}` : `${name} does not work: try again`}
    </Button>
  );
}
