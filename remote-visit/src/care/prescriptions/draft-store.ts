import type { AppError } from '@telehealth/contracts/errors';
import type {
  AskedWhileWriting,
  DraftItem,
  OwnPrescription,
} from '@telehealth/data/prescribing/own-prescription.schema';
import { mayHelp } from '../note/note-saving';
import { SelfSaving } from '../writing/self-saving';
import { EMPTY_ITEM } from './draft-item';

type SavedDraft = Pick<OwnPrescription, 'id' | 'version'>;

export interface DraftSaving {
  items: readonly DraftItem[];
  /** What the prescriber asked while writing. */
  asked: AskedWhileWriting;
  /** As stored in the database; null: not begun. */
  saved: SavedDraft | null;
  /** The stored medicines and answers. */
  kept: string;
  isSending: boolean;
  /** Error of the last save. The next save clears it; if a retry cannot help, the next edit does. */
  problem: AppError | null;
}

/** Begins a draft, or saves it over the version it was read in. @throws AppError */
export type SaveDraft = (
  draft: SavedDraft | null,
  items: readonly DraftItem[],
  asked: AskedWhileWriting,
) => Promise<SavedDraft>;

const textOf = ({ items, asked }: Pick<DraftSaving, 'items' | 'asked'>) => JSON.stringify([items, asked]);

function start(row: OwnPrescription | null): DraftSaving {
  const items = row === null || row.draftItems.length === 0 ? [EMPTY_ITEM] : row.draftItems;
  const saved = row && { id: row.id, version: row.version };
  const asked = row?.asked ?? {};
  return { items, asked, saved, kept: textOf({ items, asked }), isSending: false, problem: null };
}

export class DraftStore extends SelfSaving<DraftSaving> {
  readonly #save: SaveDraft;
  #isLeaving = false;

  constructor(row: OwnPrescription | null, save: SaveDraft) {
    super(start(row));
    this.#save = save;
  }

  readonly write = (items: readonly DraftItem[]) => {
    const { problem } = this.state();
    this.put({ ...this.state(), items, problem: mayHelp(problem) ? problem : null });
    this.saveSoon();
  };

  readonly ask = (asked: AskedWhileWriting) => {
    this.put({ ...this.state(), asked });
    this.saveSoon();
  };

  /** The draft was refetched, e.g. after another tab saved it. Unsaved edits stay; otherwise it is updated. */
  readonly read = (row: OwnPrescription) => {
    const { saved, isSending } = this.state();
    if (isSending || this.hasUnsaved() || (saved !== null && saved.version >= row.version)) return;
    this.put(start(row));
  };

  /** Save by the user's press, which also retries a refused save. */
  readonly saveNow = (): Promise<DraftSaving> => {
    this.put({ ...this.state(), problem: null });
    return this.save();
  };

  /** Saving pauses while the draft is discarded and resumes if that fails. @returns whether it is gone */
  readonly putAway = async (cancel: () => Promise<boolean>): Promise<boolean> => {
    this.#isLeaving = true;
    this.#isLeaving = await cancel();
    return this.#isLeaving;
  };

  hasUnsaved(): boolean {
    return textOf(this.state()) !== this.state().kept;
  }

  protected maySend(): boolean {
    const { isSending, problem } = this.state();
    return !this.#isLeaving && !isSending && this.hasUnsaved() && (problem === null || mayHelp(problem));
  }

  protected failed(problem: AppError): void {
    this.put({ ...this.state(), isSending: false, problem });
  }

  protected async send(): Promise<void> {
    const { items, asked, saved: from } = this.state();
    this.put({ ...this.state(), isSending: true });
    const { id, version } = await this.#save(from, items, asked);
    const kept = textOf({ items, asked });
    this.put({ ...this.state(), saved: { id, version }, kept, isSending: false, problem: null });
  }
}
