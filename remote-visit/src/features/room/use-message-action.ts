import type { VisitDetails } from '@telehealth/data/visits/visit-details.schema';
import { useGoOnByWords } from '../../data/visits/running-visit.mutations';
import type { Room } from '../../room/room-view';
import type { MessageAction } from './action-buttons';
import type { CallActions } from './use-call-actions';

export type TakeMessageAction = (action: MessageAction) => void;

/** Performs the action that a message about the call offers. */
export function useMessageAction(room: Room, details: VisitDetails, { open, show }: CallActions): TakeMessageAction {
  const byWords = useGoOnByWords();
  return (action) => {
    if (action === 'phone') open('ringMe');
    else if (action === 'ring' || action === 'handOff' || action === 'giveUp') open(action);
    else if (action === 'chat') {
      show('chat');
      // If the request fails, the message and its button stay.
      if (details.room?.state === 'interrupted') void byWords.run({ appointmentId: details.visit.id });
    } else ACTS[action](room);
  };
}

const ACTS: Readonly<
  Record<Exclude<MessageAction, 'phone' | 'ring' | 'handOff' | 'giveUp' | 'chat'>, (room: Room) => unknown>
> = {
  relay: ({ actions }) => actions.tryNow(true),
  tryPicture: ({ actions }) => actions.wish('video'),
  showPicture: ({ actions }) => actions.wish('video'),
  soundOnly: ({ actions }) => actions.wish('audio'),
  soundAgain: ({ actions }) => actions.wish('audio'),
  takeBack: ({ actions }) => actions.comeIn(),
  unmute: ({ actions }) => actions.mute('microphone', false),
  hear: ({ actions }) => actions.hear(),
  microphoneAgain: ({ actions }) => actions.choose('microphone', null),
  cameraAgain: ({ actions }) => actions.choose('camera', null),
  reload: () => location.reload(),
  take: ({ actions, get }) => {
    const { deviceNews } = get();
    if (deviceNews?.is === 'offered') void actions.choose(deviceNews.source, deviceNews.deviceId);
    actions.dismissDeviceNews();
  },
};
