import type { AppError } from '@telehealth/contracts/errors';
import type { Note, NoteSave, NoteWords } from '@telehealth/data/notes/note.schema';
import { SelfSaving } from '../writing/self-saving';
import { hasUnsaved, maySend, type NoteEvent, type NoteSaving, nextSaving, savable, startSaving } from './note-saving';

/** Backend calls of a note. Both throw an AppError. */
export interface NoteCalls {
  begin: () => Promise<Note>;
  save: (draft: { id: string; version: number }, words: NoteWords) => Promise<NoteSave>;
}

export class NoteStore extends SelfSaving<NoteSaving> {
  readonly #calls: NoteCalls;

  constructor(note: Note | null, calls: NoteCalls) {
    super(startSaving(note));
    this.#calls = calls;
  }

  readonly write = (words: NoteWords) => {
    this.#happens({ type: 'typed', words });
    this.saveSoon();
  };
  readonly decide = (words: NoteWords) => {
    this.#happens({ type: 'decided', words });
    void this.save();
  };
  /** The draft was discarded: the next edit begins a new one. */
  readonly forget = () => this.#happens({ type: 'forgotten' });
  readonly read = (note: Note) => this.#happens({ type: 'read', note });

  hasUnsaved(): boolean {
    return hasUnsaved(this.state());
  }

  protected maySend(): boolean {
    return maySend(this.state());
  }

  protected failed(error: AppError): void {
    this.#happens({ type: 'failed', error });
  }

  protected async send(): Promise<void> {
    const words = savable(this.state().words);
    this.#happens({ type: 'sent', words });
    if (this.state().draft === null) this.#happens({ type: 'begun', note: await this.#calls.begin() });
    const { draft, conflict } = this.state();
    if (draft === null || conflict !== null) return;
    this.#happens({ type: 'answered', save: await this.#calls.save(draft, words) });
  }

  #happens(event: NoteEvent) {
    this.put(nextSaving(this.state(), event));
  }
}
