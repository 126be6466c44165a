import type { ConsultationMode } from '@telehealth/contracts';
import type { WaitedFor } from '@telehealth/data/waitlist/waitlist.queries';

export interface WaitOfferProps {
  whom: WaitedFor;
  /** "cardiology", or a name. */
  name: string;
  modes: readonly ConsultationMode[];
  /** The span the time may lie in. */
  span: { from: Date; until: Date };
  /** Which of the wishes the line knows, when there are others. */
  counts?: string;
}

/** Said before somebody waits. */
export const WAITING_EXPLAINED =
  'We offer the first time that becomes free to one person at a time and hold it for them.';
