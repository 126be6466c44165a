import { Button } from '@telehealth/ui/parts/button';
import type { IconPath } from '@telehealth/ui/parts/icon';
import * as icons from '@telehealth/ui/parts/icons';
import type { CallAction } from './connection-message';
import type { DeviceMessage } from './device-message';

/** All actions that a message about the call may offer. */
export type MessageAction = CallAction | NonNullable<DeviceMessage['action']>;

const LABELS: Readonly<Record<MessageAction, string>> = {
  ring: 'Ring them',
  relay: 'Try another way',
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
const ICONS: Readonly<Partial<Record<MessageAction, IconPath>>> = {
  ring: icons.phone,
  phone: icons.phone,
  chat: icons.chat,
};

interface ActionButtonsProps {
  actions: readonly MessageAction[];
  onAction: (action: MessageAction) => void;
  /** On the darkened video the first button is white. */
  isOnPicture?: boolean;
}

export function ActionButtons({ actions, onAction, isOnPicture = false }: ActionButtonsProps) {
  return actions.map((action, index) => (
    <Button
      key={action}
      size="s"
      variant={isOnPicture && index === 0 ? 'paper' : 'line'}
      icon={ICONS[action]}
      onClick={() => onAction(action)}
    >
      {LABELS[action]}
    </Button>
  ));
}
