import type { AppError } from '@telehealth/contracts/errors';
import { isPassing } from '@telehealth/data/errors/passing';
import type { Note, NoteSave, NoteWords } from '@telehealth/data/notes/note.schema';

/** State machine that saves a note's text to the database. Pure; note-saving.unit.test.ts has all rules as a table. */
export interface NoteSaving {
  /** Null until a draft exists: opening an empty note begins none. */
  draft: { id: string; version: number } | null;
  /** Text as stored in the database. */
  kept: NoteWords;
  /** Text on the screen. */
  words: NoteWords;
  /** Text of the save in flight. */
  sending: NoteWords | null;
  savedAt: Date | null;
  /** Error of the last save. The next save clears it; if a retry cannot help, the next edit does. */
  problem: AppError | null;
  /** Another tab saved first: its note. Nothing is sent until the user decides. */
  conflict: Extract<NoteSave, { saved: false }> | null;
}

export type NoteEvent =
  | { type: 'typed'; words: NoteWords }
  | { type: 'begun'; note: Note }
  | { type: 'sent'; words: NoteWords }
  | { type: 'answered'; save: NoteSave }
  | { type: 'failed'; error: AppError }
  | { type: 'decided'; words: NoteWords }
  | { type: 'forgotten' }
  | { type: 'read'; note: Note };

export const NO_WORDS: NoteWords = {
  soap: { subjective: '', objective: '', assessment: '', plan: '' },
  planPlain: '',
  teachBack: [],
  watchFor: { callAtOnce: [], writeOrBook: [] },
};

export function startSaving(note: Note | null): NoteSaving {
  const kept = note === null ? NO_WORDS : wordsOf(note);
  return {
    draft: note && { id: note.id, version: note.version },
    kept,
    words: kept,
    sending: null,
    savedAt: note?.updatedAt ?? null,
    problem: null,
    conflict: null,
  };
}

export function nextSaving(state: NoteSaving, event: NoteEvent): NoteSaving {
  switch (event.type) {
    case 'typed':
      return { ...state, words: event.words, problem: mayHelp(state.problem) ? state.problem : null };
    case 'begun':
      return afterBegin(state, event.note);
    case 'sent':
      return { ...state, sending: event.words };
    case 'answered':
      return afterAnswer(state, event.save);
    case 'failed':
      return { ...state, sending: null, problem: event.error };
    case 'decided':
      return { ...state, words: event.words, conflict: null };
    case 'forgotten':
      return startSaving(null);
    case 'read':
      return afterReading(state, event.note);
  }
}

/** A draft that another tab began meanwhile has text already, which the first save must not overwrite. */
function afterBegin(state: NoteSaving, note: Note): NoteSaving {
  const begun = { ...state, draft: { id: note.id, version: note.version }, kept: wordsOf(note) };
  if (note.state === 'draft' && sameWords(wordsOf(note), NO_WORDS)) return begun;
  const hint = note.state === 'draft' ? 'notes.changedElsewhere' : 'notes.signedElsewhere';
  return { ...begun, sending: null, conflict: { saved: false, hint, note } };
}

function afterAnswer(state: NoteSaving, save: NoteSave): NoteSaving {
  const { id, version, updatedAt } = save.note;
  const answered = { ...state, draft: { id, version }, kept: wordsOf(save.note), sending: null, problem: null };
  return save.saved ? { ...answered, savedAt: updatedAt } : { ...answered, conflict: save };
}

/** The note was refetched, e.g. after another tab saved it. Unsaved edits stay; otherwise the state is updated. */
function afterReading(state: NoteSaving, note: Note): NoteSaving {
  const isBusy = state.sending !== null || state.conflict !== null || hasUnsaved(state);
  if (isBusy || (state.draft !== null && state.draft.version >= note.version)) return state;
  return startSaving(note);
}

export function mayHelp(problem: AppError | null): boolean {
  return problem !== null && isPassing(problem);
}

/** The part that can be saved. The database would refuse an unfinished question and with it the whole note. */
export function savable(words: NoteWords): NoteWords {
  const soap = words.soap;
  const lines = (list: readonly string[]) => list.map((line) => line.trim()).filter((line) => line !== '');
  return {
    soap,
    planPlain: words.planPlain,
    teachBack: words.teachBack.filter(isWhole).map((question) => ({
      ...question,
      options: question.options.filter((option) => option.trim() !== ''),
    })),
    watchFor: {
      callAtOnce: lines(words.watchFor.callAtOnce),
      writeOrBook: lines(words.watchFor.writeOrBook),
    },
  };
}

/** A question is complete with two or more answers, no gap between them and the right one among them. */
export function isWhole({ question, options, right }: NoteWords['teachBack'][number]): boolean {
  const given = options.filter((option) => option.trim() !== '').length;
  const isWithoutGap = options.slice(0, given).every((option) => option.trim() !== '');
  return question.trim() !== '' && given >= 2 && isWithoutGap && right < given;
}

export const sameWords = (one: NoteWords, other: NoteWords) =>
  JSON.stringify(inOrder(one)) === JSON.stringify(inOrder(other));

function inOrder({ soap, planPlain, teachBack, watchFor }: NoteWords) {
  return [
    ...[soap.subjective, soap.objective, soap.assessment, soap.plan, planPlain],
    teachBack.map(({ question, options, right }) => [question, options, right]),
    ...[watchFor.callAtOnce, watchFor.writeOrBook],
  ];
}

export const hasUnsaved = ({ words, kept }: NoteSaving) => !sameWords(savable(words), kept);

export function maySend(state: NoteSaving): boolean {
  if (state.sending !== null || state.conflict !== null) return false;
  return hasUnsaved(state) && (state.problem === null || mayHelp(state.problem));
}

/** Merges both versions: each part that differs holds both texts, so that nothing is lost and the user can shorten it. */
export function putTogether(mine: NoteWords, theirs: NoteWords): NoteWords {
  const both = (one: string, other: string) => {
    if (one.includes(other.trim())) return one;
    return other.includes(one.trim()) ? other : `${other}\n\n${one}`;
  };
  const all = (one: readonly string[], other: readonly string[]) => [...new Set([...other, ...one])].slice(0, 6);
  return {
    soap: {
      subjective: both(mine.soap.subjective, theirs.soap.subjective),
      objective: both(mine.soap.objective, theirs.soap.objective),
      assessment: both(mine.soap.assessment, theirs.soap.assessment),
      plan: both(mine.soap.plan, theirs.soap.plan),
    },
    planPlain: both(mine.planPlain, theirs.planPlain),
    teachBack: mine.teachBack.length >= theirs.teachBack.length ? mine.teachBack : theirs.teachBack,
    watchFor: {
      callAtOnce: all(mine.watchFor.callAtOnce, theirs.watchFor.callAtOnce),
      writeOrBook: all(mine.watchFor.writeOrBook, theirs.watchFor.writeOrBook),
    },
  };
}

export function wordsOf({ soap, planPlain, teachBack, watchFor }: NoteWords): NoteWords {
  return { soap, planPlain, teachBack, watchFor };
}
