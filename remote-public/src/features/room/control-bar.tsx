import type { VisitDetails } from '@telehealth/data/visits/visit-details.schema';
import { Button } from '@telehealth/ui/parts/button';
import { Icon } from '@telehealth/ui/parts/icon';
import type { ReactNode } from 'react';
import { isPractice } from '../../call/who-talks';
import type { DeviceState, Room, RoomView } from '../../room/room-view';
import styles from './controls.module.css';
import { RoomIcon } from './room-icon';
import type { CallMoves } from './use-call-moves';

interface ControlProps {
  /** What is read out: what is, not what a press does. */
  name: string;
  /** Two words at most, always shown. */
  label: string;
  sign: ReactNode;
  isPressed?: boolean;
  /** Crossed out: it is off, or does not work. */
  isOff?: boolean;
  count?: number;
  className?: string | undefined;
  onPress: () => void;
}

/** One control of the call, with its words under the sign. */
export function Control({ name, label, sign, isPressed, isOff = false, count = 0, className, onPress }: ControlProps) {
  const classes = [styles.control, isOff && styles.off, className].filter(Boolean).join(' ');
  return (
    <button type="button" className={classes} aria-label={name} aria-pressed={isPressed} onClick={onPress}>
      <span className={styles.sign}>{sign}</span>
      {label}
      {count > 0 && <span className={styles.count}>{count}</span>}
    </button>
  );
}

interface ControlBarProps {
  room: Room;
  view: RoomView;
  details: VisitDetails;
  moves: CallMoves;
  /** Words that were not read yet. */
  unread: number;
}

const WORDS: Readonly<Partial<Record<DeviceState, string>>> = { on: 'on', asking: 'is being opened', off: 'off' };
const saysOn = (state: DeviceState) => WORDS[state] ?? 'does not work';

/** What is pressed most in a call. Everything else is behind More. Outside of the call only the words are left. */
export function ControlBar({ room, view, details, moves, unread }: ControlBarProps) {
  const { mode } = details.visit;
  const isSeated = view.phase === 'seated';
  // While another of this side has the call, nothing is sent from here.
  const hasDevices = isSeated && view.inOurPlace === null;
  const practice = isPractice(details);
  return (
    <fieldset className={styles.bar} aria-label="Call">
      {hasDevices && mode !== 'chat' && <DeviceControl source="microphone" room={room} view={view} />}
      {hasDevices && mode === 'video' && <PictureControls room={room} view={view} moves={moves} />}
      <ChatControl moves={moves} unread={unread} />
      <Control name="More" label="More" sign={<RoomIcon name="more" size={24} />} onPress={() => moves.open('more')} />
      {isSeated && !practice && (
        <Control
          name="Leave, the visit stays open"
          label="Leave"
          sign={<Icon name="signOut" size={24} />}
          className={styles.narrow}
          onPress={moves.leave}
        />
      )}
      <Ends isPractice={practice} isSeated={isSeated} moves={moves} />
    </fieldset>
  );
}

function PictureControls({ room, view, moves }: Omit<ControlBarProps, 'details' | 'unread'>) {
  return (
    <>
      <DeviceControl source="camera" room={room} view={view} />
      {view.canTurnCamera && (
        <Control
          name="Turn the camera"
          label="Turn"
          sign={<RoomIcon name="turn" size={24} />}
          className={styles.wide}
          onPress={() => void room.actions.turnCamera()}
        />
      )}
      {view.canShare && (
        <Control
          name={view.isSharing ? 'Stop, screen shared' : 'Share, screen not shared'}
          label={view.isSharing ? 'Stop' : 'Share'}
          sign={<RoomIcon name="share" size={24} />}
          isPressed={view.isSharing}
          className={styles.wide}
          onPress={moves.share}
        />
      )}
    </>
  );
}

function ChatControl({ moves, unread }: Pick<ControlBarProps, 'moves' | 'unread'>) {
  const waiting = moves.isChatOpen ? 0 : unread;
  return (
    <Control
      name={`Chat ${moves.isChatOpen ? 'open' : 'closed'}${waiting > 0 ? `, ${waiting} unread` : ''}`}
      label="Chat"
      sign={<Icon name="chat" size={24} />}
      isPressed={moves.isChatOpen}
      count={waiting}
      onPress={moves.toggleChat}
    />
  );
}

function DeviceControl({
  source,
  room,
  view,
}: Pick<ControlBarProps, 'room' | 'view'> & { source: 'microphone' | 'camera' }) {
  const isMicrophone = source === 'microphone';
  const state = view[source];
  const isOn = state === 'on' || state === 'asking';
  return (
    <Control
      name={`${isMicrophone ? 'Mic' : 'Camera'} ${saysOn(state)}`}
      label={isMicrophone ? 'Mic' : 'Camera'}
      sign={<Icon name={isMicrophone ? 'voice' : 'video'} size={24} />}
      isPressed={isOn}
      isOff={!isOn}
      onPress={() => room.actions.mute(source, isOn)}
    />
  );
}

/** Leaving and ending never stand with a sign alone: what each means is written into it. */
function Ends({ isPractice: practice, isSeated, moves }: { isPractice: boolean; isSeated: boolean; moves: CallMoves }) {
  return (
    <span className={`${styles.ends} ${practice ? styles.endsOfPractice : ''}`}>
      {isSeated && (
        <Button variant="line" className={styles.twoLines} onClick={moves.leave}>
          <span>
            Leave<small>{practice ? 'you can come back' : 'the visit stays open'}</small>
          </span>
        </Button>
      )}
      {practice && (
        <Button className={styles.twoLines} onClick={() => moves.open('finish')}>
          <span>
            Finish visit<small>ends it for both</small>
          </span>
        </Button>
      )}
    </span>
  );
}
