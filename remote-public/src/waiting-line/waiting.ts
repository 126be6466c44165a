import type { ConsultationMode } from '@telehealth/contracts/booking';
import type { WaitedFor } from '@telehealth/data/waitlist/waitlist.queries';

export interface WaitOfferProps {
  whom: WaitedFor;
  /** E.g. "cardiology", or a person's name. */
  name: string;
  modes: readonly ConsultationMode[];
  /** The span in which the time may lie. */
  span: { from: Date; until: Date };
  /** Which filters the waiting list applies, when it ignores others. */
  counts?: string;
}

export const WAITING_EXPLAINED =
  'We offer the first time that becomes free to one person at a time and hold it for them.';
