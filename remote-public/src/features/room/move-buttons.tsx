import { Button } from '@telehealth/ui/parts/button';
import type { IconName } from '@telehealth/ui/parts/icon';
import type { Move } from './say-connection';
import type { DeviceWord } from './say-devices';

/** Everything that a sentence about the call may offer, its own devices included. */
export type AnyMove = Move | NonNullable<DeviceWord['move']>;

const LABELS: Readonly<Record<AnyMove, string>> = {
  ring: 'Ring them',
  relay: 'Try by a relay',
  phone: 'Ring me',
  tryPicture: 'Try the picture now',
  showPicture: 'Show my picture',
  soundOnly: 'Sound only',
  soundAgain: 'Sound again',
  chat: 'Go on in the chat',
  handOff: 'Use another device',
  giveUp: 'Give up this visit',
  takeBack: 'Use it here',
  unmute: 'Unmute',
  hear: 'Hear',
  microphoneAgain: 'Try again',
  cameraAgain: 'Try again',
  take: 'Use it',
  reload: 'Reload',
};
const ICONS: Readonly<Partial<Record<AnyMove, IconName>>> = { ring: 'phone', phone: 'phone', chat: 'chat' };

interface MoveButtonsProps {
  moves: readonly AnyMove[];
  onMove: (move: AnyMove) => void;
  /** On the darkened picture the first one is white. */
  isOnPicture?: boolean;
}

/** What can be done about what is said. */
export function MoveButtons({ moves, onMove, isOnPicture = false }: MoveButtonsProps) {
  return moves.map((move, index) => (
    <Button
      key={move}
      size="s"
      variant={isOnPicture && index === 0 ? 'paper' : 'line'}
      icon={ICONS[move]}
      onClick={() => onMove(move)}
    >
      {LABELS[move]}
    </Button>
  ));
}
