import type { ConsultationMode } from './appointment';

/** A booking that is not made yet. Kept on the server under a one-time code, never in browser storage. */
export interface BookingDraft {
  visitTypeId?: string;
  specialistId?: string;
  /** ISO 8601 instant. */
  startsAt?: string;
  mode?: ConsultationMode;
  reason?: string;
  consent?: boolean;
}
