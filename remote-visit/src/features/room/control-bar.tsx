import type { VisitDetails } from '@telehealth/data/visits/visit-details.schema';
import { Button } from '@telehealth/ui/parts/button';
import { Icon } from '@telehealth/ui/parts/icon';
import * as icons from '@telehealth/ui/parts/icons';
import type { ReactNode } from 'react';
import { isPractice } from '../../call/who-talks';
import type { DeviceState, Room, RoomView } from '../../room/room-view';
import styles from './controls.module.css';
import { RoomIcon } from './room-icon';
import type { CallActions } from './use-call-actions';

interface ControlProps {
  /** Accessible name: the current state, not the effect of a press. */
  name: string;
  /** Visible label, two words at most. */
  label: string;
  sign: ReactNode;
  isPressed?: boolean;
  /** Crossed out: off, or not working. */
  isOff?: boolean;
  count?: number;
  className?: string | undefined;
  onPress: () => void;
}

/** One button of the call with a label under its icon. */
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
  callActions: CallActions;
  unread: number;
}

const WORDS: Readonly<Partial<Record<DeviceState, string>>> = { on: 'on', asking: 'is being opened', off: 'off' };
const saysOn = (state: DeviceState) => WORDS[state] ?? 'does not work';

/** The most used controls; the rest is behind More. Without a seat only the chat remains. */
export function ControlBar({ room, view, details, callActions, unread }: ControlBarProps) {
  const { mode } = details.visit;
  const isSeated = view.phase === 'seated';
  // While another seat of this side has the call, this tab sends nothing.
  const hasDevices = isSeated && view.replacedBy === null;
  const practice = isPractice(details);
  return (
    <fieldset className={styles.bar} aria-label="Call">
      {hasDevices && mode !== 'chat' && <DeviceControl source="microphone" room={room} view={view} />}
      {hasDevices && mode === 'video' && <PictureControls room={room} view={view} callActions={callActions} />}
      <ChatControl callActions={callActions} unread={unread} />
      <Control
        name="More"
        label="More"
        sign={<RoomIcon name="more" size={24} />}
        onPress={() => callActions.open('more')}
      />
      {isSeated && !practice && (
        <Control
          name="Leave, the visit stays open"
          label="Leave"
          sign={<Icon path={icons.signOut} size={24} />}
          className={styles.narrow}
          onPress={callActions.leave}
        />
      )}
      <Ends isPractice={practice} isSeated={isSeated} callActions={callActions} />
    </fieldset>
  );
}

function PictureControls({ room, view, callActions }: Omit<ControlBarProps, 'details' | 'unread'>) {
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
          onPress={callActions.share}
        />
      )}
    </>
  );
}

function ChatControl({ callActions, unread }: Pick<ControlBarProps, 'callActions' | 'unread'>) {
  const waiting = callActions.isChatOpen ? 0 : unread;
  return (
    <Control
      name={`Chat ${callActions.isChatOpen ? 'open' : 'closed'}${waiting > 0 ? `, ${waiting} unread` : ''}`}
      label="Chat"
      sign={<Icon path={icons.chat} size={24} />}
      isPressed={callActions.isChatOpen}
      count={waiting}
      onPress={callActions.toggleChat}
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
      sign={<Icon path={isMicrophone ? icons.voice : icons.video} size={24} />}
      isPressed={isOn}
      isOff={!isOn}
      onPress={() => room.actions.mute(source, isOn)}
    />
  );
}

/** Leaving and ending always have a label that says what they do. */
function Ends({
  isPractice: practice,
  isSeated,
  callActions,
}: {
  isPractice: boolean;
  isSeated: boolean;
  callActions: CallActions;
}) {
  return (
    <span className={`${styles.ends} ${practice ? styles.endsOfPractice : ''}`}>
      {isSeated && (
        <Button variant="line" className={styles.twoLines} onClick={callActions.leave}>
          <span>
            Leave<small>{practice ? 'you can come back' : 'the visit stays open'}</small>
          </span>
        </Button>
      )}
      {practice && (
        <Button className={styles.twoLines} onClick={() => callActions.open('finish')}>
          <span>
            Finish visit<small>ends it for both</small>
          </span>
        </Button>
      )}
    </span>
  );
}
