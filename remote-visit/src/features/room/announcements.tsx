import { LiveRegion } from '@telehealth/ui/feedback/live-region';
import { useEffect, useRef, useState } from 'react';
import { useUnread } from '../../data/thread/use-thread';
import { useAnnounced } from './use-announced';

interface AnnouncementsProps {
  said: string;
  /** What the practice says of who is in the visit. */
  who: string;
  ring: string;
  device: string;
  time: string;
  isConnected: boolean;
}

/** The one polite live region for connection, participants and time; announces the last change once. */
export function Announcements({ said, who, ring, device, time, isConnected }: AnnouncementsProps) {
  const again = useConnectedAgain(isConnected, said);
  return <LiveRegion message={useAnnounced([ring, who, said, again, device, time])} />;
}

/**
 * Announces a reconnection after an announced loss only: never the first connection, nor a loss too short to be announced.
 */
function useConnectedAgain(isConnected: boolean, said: string): string {
  const was = useRef({ connected: false, lost: false });
  const [text, setText] = useState('');
  useEffect(() => {
    const { connected, lost } = was.current;
    if (isConnected && lost) setText('You are connected again.');
    if (!isConnected) setText('');
    was.current = { connected: connected || isConnected, lost: !isConnected && connected && (lost || said !== '') };
  }, [isConnected, said]);
  return text;
}

interface ChatWordsProps {
  appointmentId: string;
  isChatOpen: boolean;
  onUnread: (count: number) => void;
}

/** Announces messages while the thread is closed; an open thread does so itself. */
export function ChatWords({ appointmentId, isChatOpen, onUnread }: ChatWordsProps) {
  const { latest, count } = useUnread(appointmentId);
  useEffect(() => onUnread(count), [count, onUnread]);
  const text = latest === null ? '' : `${latest.senderName} wrote: ${latest.body}`;
  return <LiveRegion message={isChatOpen ? '' : text} />;
}
