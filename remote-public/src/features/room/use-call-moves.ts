import { useGoOnByWords } from '@telehealth/data/visits/running-visit.mutations';
import type { VisitDetails } from '@telehealth/data/visits/visit-details.schema';
import { type RefObject, useState } from 'react';
import { isPractice } from '../../call/who-talks';
import type { Room } from '../../room/room-view';
import type { AnyMove } from './move-buttons';
import { type CallKey, useCallKeys } from './use-call-keys';

export type OpenDialog =
  | 'more'
  | 'keys'
  | 'ring'
  | 'ringMe'
  | 'help'
  | 'handOff'
  | 'finish'
  | 'giveUp'
  | 'handOver'
  | null;
/** The tabs beside the picture; a patient's `facts` is what stands there by itself. */
export type PanelTab = 'brief' | 'note' | 'prescriptions' | 'files' | 'chat' | 'facts';

export interface CallMoves {
  dialog: OpenDialog;
  open: (dialog: OpenDialog) => void;
  tab: PanelTab;
  show: (tab: PanelTab) => void;
  isChatOpen: boolean;
  toggleChat: () => void;
  showsSelf: boolean;
  setShowsSelf: (shows: boolean) => void;
  share: () => void;
  leave: () => void;
  /** What a sentence or a key asked for. */
  take: (move: AnyMove) => void;
  video: RefObject<HTMLVideoElement | null>;
}

/** What can be pressed in a call, from wherever it is pressed: a control, a sentence's button, a key. */
export function useCallMoves(room: Room, details: VisitDetails, video: RefObject<HTMLVideoElement | null>): CallMoves {
  const [dialog, open] = useState<OpenDialog>(null);
  const home: PanelTab = isPractice(details) ? 'note' : 'facts';
  const [tab, show] = useState<PanelTab>(details.visit.mode === 'chat' ? 'chat' : home);
  const [showsSelf, setShowsSelf] = useState(true);
  const byWords = useGoOnByWords();
  const { actions } = room;
  const isChatOpen = tab === 'chat';
  const toggleChat = () => show(isChatOpen ? home : 'chat');
  const share = () => (room.get().isSharing ? actions.stopSharing() : void actions.shareScreen());
  const take = (move: AnyMove) => {
    if (move === 'phone') open('ringMe');
    else if (move === 'ring' || move === 'handOff' || move === 'giveUp') open(move);
    else if (move === 'chat') {
      show('chat');
      // Refused or unsent, the sentence over the picture stays as it is, and so does its button.
      if (details.room?.state === 'interrupted') void byWords.run({ appointmentId: details.visit.id });
    } else ACTS[move](room);
  };
  const byKey = (key: CallKey) => {
    const { mode } = details.visit;
    if (key === 't') toggleChat();
    else if (key === '?') open('keys');
    else if (key === 'Escape' && isChatOpen && mode !== 'chat') show(home);
    else if (key === 's' && mode === 'video' && room.get().canShare) share();
    else if ((key === 'm' && mode !== 'chat') || (key === 'c' && mode === 'video')) toggle(room, key);
  };
  useCallKeys(byKey);
  const leave = () => void actions.leave();
  return { ...{ dialog, open, tab, show, isChatOpen, toggleChat, showsSelf, setShowsSelf, share, leave, take, video } };
}

function toggle({ actions, get }: Room, key: 'm' | 'c'): void {
  const source = key === 'm' ? 'microphone' : 'camera';
  const state = get()[source];
  actions.mute(source, state === 'on' || state === 'asking');
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
