import { useUnread } from '@telehealth/data/thread/use-thread';
import { LiveRegion } from '@telehealth/ui/feedback/live-region';
import { useEffect, useRef, useState } from 'react';
import { useAnnounced } from './use-announced';

interface AnnouncementsProps {
  said: string;
  ring: string;
  device: string;
  time: string;
  isConnected: boolean;
}

/** The one polite region for connection, people and time: what changed last, said once. */
export function Announcements({ said, ring, device, time, isConnected }: AnnouncementsProps) {
  const again = useConnectedAgain(isConnected, said);
  return <LiveRegion message={useAnnounced([ring, said, again, device, time])} />;
}

/** Said when the line is back after words of its loss: never at the first connection, nor after a moment that nobody heard of. */
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

/** Words that arrive while the thread is closed; while it is open it says them itself. */
export function ChatWords({ appointmentId, isChatOpen, onUnread }: ChatWordsProps) {
  const { latest, count } = useUnread(appointmentId);
  useEffect(() => onUnread(count), [count, onUnread]);
  const text = latest === null ? '' : `${latest.senderName} wrote: ${latest.body}`;
  return <LiveRegion message={isChatOpen ? '' : text} />;
}
