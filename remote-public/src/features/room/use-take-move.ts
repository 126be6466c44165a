import { useGoOnByWords } from '@telehealth/data/visits/running-visit.mutations';
import type { VisitDetails } from '@telehealth/data/visits/visit-details.schema';
import type { Room } from '../../room/room-view';
import type { AnyMove } from './move-buttons';
import type { CallMoves } from './use-call-moves';

export type TakeMove = (move: AnyMove) => void;

/** Does what a sentence about the call offers. */
export function useTakeMove(room: Room, details: VisitDetails, { open, show }: CallMoves): TakeMove {
  const byWords = useGoOnByWords();
  return (move) => {
    if (move === 'phone') open('ringMe');
    else if (move === 'ring' || move === 'handOff' || move === 'giveUp') open(move);
    else if (move === 'chat') {
      show('chat');
      // Refused or unsent, the sentence over the picture stays as it is, and so does its button.
      if (details.room?.state === 'interrupted') void byWords.run({ appointmentId: details.visit.id });
    } else ACTS[move](room);
  };
}

/** What is done by the room itself. */
const ACTS: Readonly<
  Record<Exclude<AnyMove, 'phone' | 'ring' | 'handOff' | 'giveUp' | 'chat'>, (room: Room) => unknown>
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
