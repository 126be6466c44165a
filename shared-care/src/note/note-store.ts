import { type AppError, isAppError } from '@telehealth/contracts';
import type { Note, NoteSave, NoteWords } from '@telehealth/data/notes/note.schema';
import { maySend, type NoteEvent, type NoteSaving, nextSaving, savable, startSaving } from './note-saving';

/** After the last key, in ms; and after a save that did not arrive. */
const SAVE_AFTER_MS = 900;
const TRY_AGAIN_MS = 5_000;

/** The two calls of a note. Both throw an AppError. */
export interface NoteCalls {
  begin: () => Promise<Note>;
  save: (draft: { id: string; version: number }, words: NoteWords) => Promise<NoteSave>;
}

/**
 * One note that saves itself. It outlives the editor that shows it: whoever looks at another part beside the picture and
 * comes back finds their words, and what was being saved is saved.
 */
export class NoteStore {
  #state: NoteSaving;
  #calls: NoteCalls;
  #listeners = new Set<() => void>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #running: Promise<NoteSaving> | null = null;

  constructor(note: Note | null, calls: NoteCalls) {
    this.#state = startSaving(note);
    this.#calls = calls;
  }

  readonly state = () => this.#state;
  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };
  readonly write = (words: NoteWords) => {
    this.#happens({ type: 'typed', words });
    this.#saveIn(SAVE_AFTER_MS);
  };
  readonly decide = (words: NoteWords) => {
    this.#happens({ type: 'decided', words });
    void this.save();
  };
  /** The draft was put away: the next word begins another. */
  readonly forget = () => this.#happens({ type: 'forgotten' });
  readonly read = (note: Note) => this.#happens({ type: 'read', note });

  /** Saves now what is not saved yet; resolves when nothing is on its way any more. */
  readonly save = (): Promise<NoteSaving> => {
    clearTimeout(this.#timer);
    this.#running ??= this.#saveAll().finally(() => {
      this.#running = null;
    });
    return this.#running;
  };

  async #saveAll(): Promise<NoteSaving> {
    // Written while something was on its way: what is newer goes out right behind it.
    while (maySend(this.#state)) {
      const words = savable(this.#state.words);
      this.#happens({ type: 'sent', words });
      try {
        await this.#send(words);
      } catch (cause) {
        const error: AppError = isAppError(cause) ? cause : { id: 'data.failed', cause };
        this.#happens({ type: 'failed', error });
        if (maySend(this.#state)) this.#saveIn(TRY_AGAIN_MS);
        break;
      }
    }
    return this.#state;
  }

  async #send(words: NoteWords): Promise<void> {
    if (this.#state.draft === null) this.#happens({ type: 'begun', note: await this.#calls.begin() });
    const { draft, conflict } = this.#state;
    if (draft === null || conflict !== null) return;
    this.#happens({ type: 'answered', save: await this.#calls.save(draft, words) });
  }

  #saveIn(ms: number) {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.save(), ms);
  }

  #happens(event: NoteEvent) {
    this.#state = nextSaving(this.#state, event);
    for (const listener of this.#listeners) listener();
  }
}
