import type { VisitDetails } from '@telehealth/data/visits/visit-details.schema';
import { type RefObject, useRef, useState } from 'react';
import { isPractice } from '../../call/who-talks';
import type { Room } from '../../room/room-view';
import { type PanelTab, practiceTabs } from './practice-tabs';
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
  | 'wrongPerson'
  | 'handOver'
  | null;

export interface CallActions {
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
  /** The other participant's video element. */
  video: RefObject<HTMLVideoElement | null>;
}

/** The call's actions, shared by controls, message buttons and keys. */
export function useCallActions(room: Room, details: VisitDetails): CallActions {
  const video = useRef<HTMLVideoElement>(null);
  const [dialog, open] = useState<OpenDialog>(null);
  const home: PanelTab = isPractice(details) ? 'note' : 'facts';
  const [tab, show] = useState<PanelTab>(details.visit.mode === 'chat' ? 'chat' : home);
  const [showsSelf, setShowsSelf] = useState(true);
  const { actions } = room;
  const isChatOpen = tab === 'chat';
  const toggleChat = () => show(isChatOpen ? home : 'chat');
  const share = () => (room.get().isSharing ? actions.stopSharing() : void actions.shareScreen());
  const byKey = (key: CallKey) => {
    const { mode } = details.visit;
    const tabOfKey = isPractice(details) ? practiceTabs(details)[Number(key) - 1] : undefined;
    if (tabOfKey !== undefined) show(tabOfKey);
    else if (key === 't') toggleChat();
    else if (key === '?') open('keys');
    else if (key === 'Escape' && isChatOpen && mode !== 'chat') show(home);
    else if (key === 's' && mode === 'video' && room.get().canShare) share();
    else if ((key === 'm' && mode !== 'chat') || (key === 'c' && mode === 'video')) toggle(room, key);
  };
  useCallKeys(byKey);
  const leave = () => void actions.leave();
  return { dialog, open, tab, show, isChatOpen, toggleChat, showsSelf, setShowsSelf, share, leave, video };
}

function toggle({ actions, get }: Room, key: 'm' | 'c'): void {
  const source = key === 'm' ? 'microphone' : 'camera';
  const state = get()[source];
  actions.mute(source, state === 'on' || state === 'asking');
}
