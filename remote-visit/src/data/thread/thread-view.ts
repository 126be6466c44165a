import type { AppError } from '@telehealth/contracts/errors';
import type { WordsToSend } from '@telehealth/data/thread/thread.calls';
import type { ThreadMessage } from '@telehealth/data/thread/thread.schema';

/** A message that the others cannot see yet. It lives in memory only: nothing clinical is stored in a browser. */
export interface Unsent extends WordsToSend {
  fileTitle: string | null;
  /** Sent, and not read back yet. */
  isSent: boolean;
  /** The backend refused it and a retry cannot help; the user decides. */
  refusal: AppError | null;
}

export interface ThreadView {
  /** `failed`: nothing was read so far, see `trouble`. */
  status: 'loading' | 'ready' | 'failed';
  /** Error of the last read or send, which is retried by itself. */
  trouble: AppError | null;
  /** In order of their number, each once. */
  messages: readonly ThreadMessage[];
  hasEarlier: boolean;
  /** In the order in which the user sent them. */
  unsent: readonly Unsent[];
  /** Client ids of messages from this tab with a danger sign. */
  flagged: readonly string[];
  isOpen: boolean;
  closesAt: Date | null;
  /** Since when this side owes the other an answer; null: it owes none. */
  unansweredSince: Date | null;
  /** Number of the last message that each person read. */
  reads: Readonly<Record<string, number>>;
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
