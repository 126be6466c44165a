import { type AppError, isAppError } from '@telehealth/contracts/errors';
import { holdPage, letPageGo } from './hold-page';

/** Delay after the last key, and after a failed save, in ms. */
const SAVE_AFTER_MS = 900;
const TRY_AGAIN_MS = 5_000;

/**
 * Text that saves itself: after the last key, again while the network is down, and at once for edits made during a save. It
 * outlives its editor, so a user who switches panels and returns finds their text. Leaving the page asks while something is
 * unsaved.
 */
export abstract class SelfSaving<State> {
  #state: State;
  readonly #listeners = new Set<() => void>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #running: Promise<State> | null = null;
  #isClosed = false;

  constructor(first: State) {
    this.#state = first;
  }

  readonly state = () => this.#state;
  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  abstract hasUnsaved(): boolean;
  protected abstract maySend(): boolean;
  /** Sends the current text and updates the state. @throws AppError */
  protected abstract send(): Promise<void>;
  protected abstract failed(error: AppError): void;

  /** Saves unsaved text now; resolves when no save is in flight. */
  readonly save = (): Promise<State> => {
    clearTimeout(this.#timer);
    this.#running ??= this.#saveAll().finally(() => {
      this.#running = null;
    });
    return this.#running;
  };

  /** The text was discarded, or another user uses the page: stop saving. */
  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    letPageGo(this);
  }

  protected put(state: State): void {
    this.#state = state;
    if (this.hasUnsaved() && !this.#isClosed) holdPage(this);
    else letPageGo(this);
    for (const listener of this.#listeners) listener();
  }

  protected saveSoon(ms = SAVE_AFTER_MS): void {
    clearTimeout(this.#timer);
    if (!this.#isClosed) this.#timer = setTimeout(() => void this.save(), ms);
  }

  async #saveAll(): Promise<State> {
    // Edited during a save: the newer text follows at once.
    while (this.maySend() && !this.#isClosed) {
      try {
        await this.send();
      } catch (cause) {
        this.failed(isAppError(cause) ? cause : { id: 'data.failed', cause });
        if (this.maySend()) this.saveSoon(TRY_AGAIN_MS);
        break;
      }
    }
    return this.#state;
  }
}
