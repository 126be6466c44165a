import { DATA_MESSAGES, messageFrom } from '@telehealth/contracts';
import type { LiveState } from '@telehealth/data/client/live-channels';
import { Notice } from '@telehealth/ui/feedback/notice';

/** Says honestly when changes do not arrive by themselves; silent while they do. */
export function LiveNotice({ state }: { state: LiveState }) {
  if (state !== 'reconnecting') return null;
  return (
    <Notice tone="warning" live>
      {messageFrom(DATA_MESSAGES, 'data.liveAway')}
    </Notice>
  );
}
