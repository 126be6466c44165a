import type { ConsultationMode } from './appointment';
import type { ChartCategory } from './chart-access';

/** What is typed of a person who is not in the list yet; complete or not. */
export interface DraftPerson {
  name: string;
  dateOfBirth: string;
  gender: string;
  relation: string;
}

/** A booking that is not made yet. Kept on the server under a one-time code, never in browser storage. */
export interface BookingDraft {
  visitTypeId?: string;
  specialistId?: string;
  /** ISO 8601 instant. */
  startsAt?: string;
  mode?: ConsultationMode;
  reason?: string;
  consent?: boolean;
  /** Id of the related person it is for; `me` for the account holder, `new` for the one in `person`. */
  forWhom?: string;
  person?: DraftPerson;
  /** What of the record the specialist may see for this visit. */
  access?: ChartCategory[];
  /** Ids of files that were added; the files themselves lie with the account that added them. */
  files?: string[];
}
