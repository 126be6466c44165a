import { message } from '@telehealth/contracts';
import type { DraftState } from '../../carried/use-keep-draft';

/** Whether a reload would lose anything. Not announced: it changes with every pause in typing. */
export function DraftNote({ state }: { state: DraftState }) {
  if (state === 'idle') return null;
  if (state === 'failed') return <p className="small">{message('booking.draftNotKeptYet')}</p>;
  return <p className="soft small">{message(state === 'kept' ? 'booking.draftKept' : 'booking.draftKeeping')}</p>;
}
