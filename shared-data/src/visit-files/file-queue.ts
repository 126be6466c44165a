import { chosenFile } from '@telehealth/contracts/chart';
import { type AppError, isAppError } from '@telehealth/contracts/errors';
import type { MessageId } from '@telehealth/contracts/messages';
import { isPassing } from '../errors/passing';
import { judgeFile } from './judge-file';

/** A file on its way, with the words that go with it. */
export interface QueuedFile {
  id: string;
  name: string;
  /** In bytes. */
  size: number;
  body: string;
  /** What reads those words for danger signs. */
  scan?: Promise<string | null> | undefined;
  /** They sound like danger. */
  isFlagged: boolean;
  /** `queued`: others go first. `waiting`: the line was cut; it goes on by itself where it stopped. `failed`: see `problem`. */
  state: 'queued' | 'preparing' | 'sending' | 'checking' | 'waiting' | 'failed';
  /** The part that has left, 0 to 1. */
  sent: number;
  problem: AppError | null;
  /** Once it is kept: what is gone from the file that was chosen. */
  remark: MessageId | null;
}

export interface FileQueueView {
  /** Chosen, and going with the next message. */
  chosen: File | null;
  /** Why what was chosen last is not taken. */
  refused: MessageId | null;
  items: readonly QueuedFile[];
}

/** How a file goes out; it may be repeated under the same id, and is the same file then. */
export interface FileWays {
  /** Without what a camera wrote into it. @throws AppError when it cannot be drawn */
  clean(file: File): Promise<File>;
  /** Sends it and has it inspected. @throws AppError */
  send(file: {
    id: string;
    file: File;
    onProgress: (part: number) => void;
    signal: AbortSignal;
  }): Promise<{ reason: MessageId | null } | undefined>;
  /** It arrived and was kept. */
  arrived(file: QueuedFile): void;
}

/** Between tries after a cut: twice as long each time, until something leaves again. */
const FIRST_WAIT_MS = 2_000;
const LONGEST_WAIT_MS = 60_000;

/**
 * Files that are sent, one after the other: a phone's line is shared by all of them. What a camera wrote is taken off on this
 * device; after a cut only the rest of a file goes.
 */
export class FileQueue {
  #view: FileQueueView = { chosen: null, refused: null, items: [] };
  readonly #listeners = new Set<() => void>();
  readonly #files = new Map<string, { file: File; isClean: boolean; stop: AbortController; waitMs: number }>();
  readonly #timers = new Map<string, ReturnType<typeof setTimeout>>();
  readonly #ways: FileWays;
  #line: Promise<void> = Promise.resolve();
  /** Whoever chooses again meanwhile, or closes, does not want the one before. */
  #choices = 0;

  constructor(ways: FileWays) {
    this.#ways = ways;
  }

  readonly get = (): FileQueueView => this.#view;

  readonly subscribe = (onChange: () => void): (() => void) => {
    this.#listeners.add(onChange);
    return () => void this.#listeners.delete(onChange);
  };

  /** @returns what was taken, under the name it is kept by */
  readonly choose = async (given: File | null): Promise<File | null> => {
    const turn = ++this.#choices;
    const file = given && (await chosenFile(given));
    if (turn !== this.#choices) return null;
    const refused = file === null ? null : judgeFile(file);
    const chosen = refused === null ? file : null;
    this.#show({ chosen, refused });
    return chosen;
  };

  /** What was chosen goes out with these words. Whether there was anything. */
  readonly sendChosen = (body = '', scan?: Promise<string | null>): boolean => {
    const { chosen } = this.#view;
    if (chosen === null) return false;
    this.#show({ chosen: null, refused: null });
    this.send(chosen, body, scan);
    return true;
  };

  /** A file that was judged goes out. @returns its id */
  readonly send = (file: File, body = '', scan?: Promise<string | null>): string => {
    const id = crypto.randomUUID();
    this.#files.set(id, { file, isClean: false, stop: new AbortController(), waitMs: FIRST_WAIT_MS });
    const item: QueuedFile = {
      id,
      name: file.name,
      size: file.size,
      body,
      scan,
      isFlagged: false,
      state: 'queued',
      sent: 0,
      problem: null,
      remark: null,
    };
    this.#show({ items: [...this.#view.items, item] });
    // Whoever asked for the look says that it failed.
    scan?.then(
      (sign) => this.#change(id, { isFlagged: sign !== null }),
      () => undefined,
    );
    this.#enqueue(id);
    return id;
  };

  readonly again = (id: string): void => {
    clearTimeout(this.#timers.get(id));
    const { state } = this.#find(id) ?? {};
    if (state === 'failed' || state === 'waiting') this.#enqueue(id);
  };

  /** The line is back. */
  readonly wake = (): void => {
    for (const { id, state } of this.#view.items) if (state === 'waiting') this.again(id);
  };

  /** Also stops one that is on its way. @returns the words that would have gone with it */
  readonly cancel = (id: string): string => {
    const body = this.#find(id)?.body ?? '';
    this.#files.get(id)?.stop.abort();
    this.#forget(id);
    return body;
  };

  close(): void {
    this.#choices++;
    for (const { id } of this.#view.items) this.cancel(id);
    this.#show({ chosen: null, refused: null });
  }

  #enqueue(id: string): void {
    this.#change(id, { state: 'queued', problem: null });
    this.#line = this.#line.then(() => this.#send(id));
  }

  async #send(id: string): Promise<void> {
    const kept = this.#files.get(id);
    if (kept === undefined) return;
    const { signal } = kept.stop;
    const onProgress = (part: number) => {
      kept.waitMs = FIRST_WAIT_MS;
      this.#change(id, { sent: part, state: part >= 1 ? 'checking' : 'sending' });
    };
    try {
      // Sent again it must be the same file: drawn anew it would be another one.
      if (!kept.isClean) {
        this.#change(id, { state: 'preparing' });
        Object.assign(kept, { file: await this.#ways.clean(kept.file), isClean: true });
      }
      if (signal.aborted) return;
      const { name, size } = kept.file;
      this.#change(id, { name, size, state: 'sending' });
      const stored = await this.#ways.send({ id, file: kept.file, onProgress, signal });
      const item = this.#find(id);
      if (item === undefined) return;
      this.#forget(id);
      this.#ways.arrived({ ...item, remark: stored?.reason ?? null });
    } catch (cause) {
      this.#failed(id, isAppError(cause) ? cause : { id: 'data.failed', cause });
    }
  }

  #failed(id: string, problem: AppError): void {
    const waits = isPassing(problem);
    this.#change(id, { state: waits ? 'waiting' : 'failed', problem });
    const kept = this.#files.get(id);
    if (!waits || kept === undefined) return;
    this.#timers.set(id, setTimeout(this.again, kept.waitMs, id));
    kept.waitMs = Math.min(kept.waitMs * 2, LONGEST_WAIT_MS);
  }

  #find(id: string): QueuedFile | undefined {
    return this.#view.items.find((item) => item.id === id);
  }

  #forget(id: string): void {
    clearTimeout(this.#timers.get(id));
    this.#timers.delete(id);
    this.#files.delete(id);
    this.#show({ items: this.#view.items.filter((item) => item.id !== id) });
  }

  #change(id: string, to: Partial<QueuedFile>): void {
    this.#show({ items: this.#view.items.map((item) => (item.id === id ? { ...item, ...to } : item)) });
  }

  #show(to: Partial<FileQueueView>): void {
    this.#view = { ...this.#view, ...to };
    for (const listener of this.#listeners) listener();
  }
}
