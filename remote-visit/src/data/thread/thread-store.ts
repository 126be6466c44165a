import { type AppError, isAppError } from '@telehealth/contracts/errors';
import { isPassing } from '@telehealth/data/errors/passing';
import type { ThreadCalls } from '@telehealth/data/thread/thread.calls';
import type { ThreadPage } from '@telehealth/data/thread/thread.schema';
import { mergeMessages, withoutArrived } from './merge-messages';
import { NOTHING, type ThreadView, type Unsent } from './thread-view';
import { withTimeout } from './with-timeout';

const RETRY_MS = [1_000, 2_000, 4_000, 8_000] as const;
export const PAGE = 100;
/** Reread each time, because a withdrawn message keeps its number. */
const OVERLAP = 50;

const toError = (cause: unknown): AppError => (isAppError(cause) ? cause : { id: 'data.failed', cause });

/**
 * A visit's message thread in this tab. Messages are sent one at a time under a client id until the backend confirms them;
 * repeats are idempotent, so none is lost, doubled or reordered. Messages of others are read from the last known number.
 */
export class ThreadStore {
  #view = NOTHING;
  readonly #listeners = new Set<() => void>();
  readonly #calls: ThreadCalls;
  #isSending = false;
  #reading: Promise<void> | null = null;
  #readAgain = false;
  #failures = 0;
  #retry: ReturnType<typeof setTimeout> | null = null;
  #marked = 0;
  /** Scans for danger signs in unsent messages, by client id. */
  readonly #scans = new Map<string, Promise<string | null>>();
  #isClosed = false;
  readonly #onClose = new Set<() => void>();

  constructor(calls: ThreadCalls) {
    this.#calls = calls;
  }

  readonly get = (): ThreadView => this.#view;

  readonly subscribe = (onChange: () => void): (() => void) => {
    this.#listeners.add(onChange);
    return () => void this.#listeners.delete(onChange);
  };

  readonly draft = (draft: string): void => this.#change({ draft });

  /**
   * @param scan checks the text for danger signs. The message waits for it at most 2 s and goes without a result when
   * it fails
   * @returns the message's client id
   */
  readonly say = (words: Pick<Unsent, 'body' | 'fileId' | 'fileTitle'>, scan?: Promise<string | null>): string => {
    const clientId = crypto.randomUUID();
    const unsent = { ...words, clientId, redFlag: null, isSent: false, refusal: null };
    if (scan !== undefined) this.#follow(clientId, scan);
    this.#change({ unsent: [...this.#view.unsent, unsent] });
    void this.#send();
    return clientId;
  };

  /** Shows the emergency number however late the result comes, even while nothing can be sent. */
  #follow(clientId: string, scan: Promise<string | null>): void {
    this.#scans.set(clientId, withTimeout(scan));
    const flag = (sign: string | null) => {
      if (sign !== null && !this.#isClosed) this.#change({ flagged: [...this.#view.flagged, clientId] });
    };
    // The caller that started the scan reports its failure.
    scan.then(flag, () => undefined);
  }

  /** Sends a refused message once more, in its place. */
  readonly sayAgain = (clientId: string): void => {
    this.#changeUnsent(clientId, { refusal: null });
    void this.#send();
  };

  readonly drop = (clientId: string): void =>
    this.#change({ unsent: this.#view.unsent.filter((words) => words.clientId !== clientId) });

  /** The network is back or an event arrived: send and catch up. */
  readonly wake = (): void => {
    this.#clearRetry();
    void this.#send();
    void this.catchUp();
  };

  readonly seen = (): void => {
    const last = this.#last();
    if (last <= this.#marked) return;
    const before = this.#marked;
    this.#marked = last;
    this.#calls.markRead(last).catch(() => {
      // Marked again with the next read; until then the other side sees an older mark.
      this.#marked = before;
    });
  };

  /** Says that the other side's messages so far need no answer. @throws AppError */
  readonly settle = async (): Promise<void> => {
    await this.#calls.settle(this.#last());
    await this.catchUp();
  };

  readonly takeBack = async (messageId: string): Promise<void> => {
    await this.#calls.takeBack(messageId);
    await this.catchUp();
  };

  /** Reads the page before the first known message. @throws AppError */
  readonly readEarlier = async (): Promise<void> => {
    const first = this.#view.messages[0]?.seq ?? 1;
    if (first <= 1) return;
    const after = Math.max(0, first - 1 - PAGE);
    this.#take(await this.#calls.read(after, first - 1 - after));
  };

  readonly catchUp = (): Promise<void> => {
    if (this.#isClosed) return Promise.resolve();
    if (this.#reading !== null) {
      this.#readAgain = true;
      return this.#reading;
    }
    this.#reading = this.#readNew().finally(() => {
      this.#reading = null;
      if (!this.#readAgain) return;
      this.#readAgain = false;
      void this.catchUp();
    });
    return this.#reading;
  };

  /** Registers what must end with the thread. */
  readonly onClose = (tell: () => void): void => void this.#onClose.add(tell);

  /** The user signed out: nothing more is sent, since another user may sign in. */
  close(): void {
    this.#isClosed = true;
    this.#clearRetry();
    for (const tell of this.#onClose) tell();
    this.#change(NOTHING);
  }

  async #readNew(): Promise<void> {
    try {
      const last = this.#last();
      let after = last === 0 ? null : Math.max(0, last - OVERLAP);
      for (;;) {
        const page = await this.#calls.read(after, PAGE);
        this.#take(page);
        if (after === null || page.messages.length < PAGE) return;
        after = page.messages.at(-1)?.seq ?? after;
      }
    } catch (cause) {
      const trouble = toError(cause);
      this.#change({ trouble, status: this.#view.status === 'ready' ? 'ready' : 'failed' });
      if (isPassing(trouble)) this.#later();
    }
  }

  #take({ messages: read, isOpen, closesAt, unansweredSince, reads }: ThreadPage): void {
    const messages = mergeMessages(this.#view.messages, read);
    this.#change({
      status: 'ready',
      messages,
      isOpen,
      closesAt,
      unansweredSince,
      reads,
      hasEarlier: (messages[0]?.seq ?? 1) > 1,
      unsent: withoutArrived(this.#view.unsent, messages),
      trouble: this.#isStuck() ? this.#view.trouble : null,
    });
  }

  async #send(): Promise<void> {
    if (this.#isSending || this.#isClosed) return;
    this.#isSending = true;
    try {
      for (let next = this.#next(); next !== undefined; next = this.#next()) {
        const redFlag = next.redFlag ?? (await this.#scans.get(next.clientId)) ?? null;
        this.#changeUnsent(next.clientId, { redFlag });
        const error = await this.#calls.send({ ...next, redFlag }).then(() => null, toError);
        if (this.#isClosed) return;
        if (error !== null && isPassing(error)) {
          this.#change({ trouble: error });
          return this.#later();
        }
        this.#failures = 0;
        this.#scans.delete(next.clientId);
        this.#changeUnsent(next.clientId, error === null ? { isSent: true } : { refusal: error });
        this.#change({ trouble: null });
        void this.catchUp();
      }
    } finally {
      this.#isSending = false;
    }
  }

  #next(): Unsent | undefined {
    return this.#view.unsent.find(({ isSent, refusal }) => !isSent && refusal === null);
  }

  #isStuck(): boolean {
    return this.#failures > 0 && this.#next() !== undefined;
  }

  #last(): number {
    return this.#view.messages.at(-1)?.seq ?? 0;
  }

  #later(): void {
    if (this.#isClosed) return;
    const pause = RETRY_MS[Math.min(this.#failures, RETRY_MS.length - 1)];
    this.#failures += 1;
    this.#retry ??= setTimeout(this.wake, pause);
  }

  #clearRetry(): void {
    if (this.#retry !== null) clearTimeout(this.#retry);
    this.#retry = null;
  }

  #changeUnsent(clientId: string, to: Partial<Unsent>): void {
    this.#change({
      unsent: this.#view.unsent.map((words) => (words.clientId === clientId ? { ...words, ...to } : words)),
    });
  }

  #change(to: Partial<ThreadView>): void {
    this.#view = { ...this.#view, ...to };
    for (const listener of this.#listeners) listener();
  }
}
