import type { AppError } from '@telehealth/contracts';
import type { WordsToSend } from './thread.calls';
import type { ThreadMessage } from './thread.schema';

/** Words that the others cannot see yet. They live in memory only: nothing clinical is kept in a browser. */
export interface Unsent extends WordsToSend {
  /** How the file that goes along is called here. */
  fileTitle: string | null;
  /** Arrived, and not read back yet. */
  isSent: boolean;
  /** Trying again cannot change this; they wait for the person. */
  refusal: AppError | null;
}

export interface ThreadView {
  /** `failed`: nothing was read so far, see `trouble`. */
  status: 'loading' | 'ready' | 'failed';
  /** Why the last reading or sending did not succeed; it is tried again by itself. */
  trouble: AppError | null;
  /** By their number, each once. */
  messages: readonly ThreadMessage[];
  hasEarlier: boolean;
  /** In the order in which they were said. */
  unsent: readonly Unsent[];
  /** Ids under which words went out of this tab that sounded like danger. */
  flagged: readonly string[];
  isOpen: boolean;
  closesAt: Date | null;
  /** Since when this side owes the other an answer; null: it owes none. */
  unansweredSince: Date | null;
  /** By person: the number of the last message they read. */
  reads: Readonly<Record<string, number>>;
  /** What is being written. */
  draft: string;
}

export const NOTHING: ThreadView = {
  status: 'loading',
  trouble: null,
  messages: [],
  hasEarlier: false,
  unsent: [],
  flagged: [],
  isOpen: true,
  closesAt: null,
  unansweredSince: null,
  reads: {},
  draft: '',
};
