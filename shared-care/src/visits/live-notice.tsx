import { messageFrom } from '@telehealth/contracts/message-from';
import { DATA_MESSAGES } from '@telehealth/contracts/messages/data';
import type { LiveState } from '@telehealth/data/client/live-channels';
import { Notice } from '@telehealth/ui/feedback/notice';

/** Says when live updates are interrupted; renders nothing otherwise. */
export function LiveNotice({ state }: { state: LiveState }) {
  if (state !== 'reconnecting') return null;
  return (
    <Notice tone="warning" live>
      {messageFrom(DATA_MESSAGES, 'data.liveAway')}
    </Notice>
  );
}
