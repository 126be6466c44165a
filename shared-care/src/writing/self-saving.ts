import { type AppError, isAppError } from '@telehealth/contracts';
import { holdPage, letPageGo } from './hold-page';

/** After the last key, in ms; and after a save that did not arrive. */
const SAVE_AFTER_MS = 900;
const TRY_AGAIN_MS = 5_000;

/**
 * Words that save themselves: after the last key, again while the line is away, and what was written meanwhile right behind.
 * They outlive the editor that shows them: whoever looks at another part beside the picture and comes back finds their words.
 * While something is not saved, leaving the page asks.
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

  /** Something stands on the screen that the database does not have. */
  abstract hasUnsaved(): boolean;
  /** Whether a save should go out now. */
  protected abstract maySend(): boolean;
  /** Sends what stands there, and puts what that changes. @throws AppError */
  protected abstract send(): Promise<void>;
  protected abstract failed(error: AppError): void;

  /** Saves now what is not saved yet; resolves when nothing is on its way any more. */
  readonly save = (): Promise<State> => {
    clearTimeout(this.#timer);
    this.#running ??= this.#saveAll().finally(() => {
      this.#running = null;
    });
    return this.#running;
  };

  /** Nothing of it is wanted any more: it was put away, or somebody else uses the page. */
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
    // Written while something was on its way: what is newer goes out right behind it.
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
