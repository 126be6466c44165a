import { message } from '@telehealth/contracts/messages';
import type { KeepState } from '@telehealth/data/drafts/use-keeping';

/** Shows whether a reload would lose anything. Not announced, because it changes with every pause in typing. */
export function DraftNote({ state }: { state: KeepState }) {
  if (state === 'idle') return null;
  if (state === 'failed') return <p className="small">{message('booking.draftNotKeptYet')}</p>;
  return <p className="soft small">{message(state === 'kept' ? 'booking.draftKept' : 'booking.draftKeeping')}</p>;
}
