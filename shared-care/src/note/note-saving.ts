import type { AppError } from '@telehealth/contracts';
import { isPassing } from '@telehealth/data/errors/passing';
import type { Note, NoteSave, NoteWords } from '@telehealth/data/notes/note.schema';

/** How words on a screen become words in the database. Pure: all rules are in the table of note-saving.test.ts. */
export interface NoteSaving {
  /** Null until there is a draft: looking at an empty note begins none. */
  draft: { id: string; version: number } | null;
  /** As the database has them. */
  kept: NoteWords;
  /** As they stand on the screen. */
  words: NoteWords;
  /** On their way. */
  sending: NoteWords | null;
  savedAt: Date | null;
  /** Why the last save failed. Gone with the next one, or, if trying again cannot help, with the next change. */
  problem: AppError | null;
  /** Another window was faster: the note as it is there. Nothing is sent until somebody decided. */
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
    ...{ kept, words: kept, sending: null, savedAt: note?.updatedAt ?? null, problem: null, conflict: null },
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

/** A draft that another window began meanwhile has words already: they are not overwritten by the first save. */
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

/** The note came again, e.g. because another window saved it. What is typed here stays; what is not is renewed. */
function afterReading(state: NoteSaving, note: Note): NoteSaving {
  const isBusy = state.sending !== null || state.conflict !== null || hasUnsaved(state);
  if (isBusy || (state.draft !== null && state.draft.version >= note.version)) return state;
  return startSaving(note);
}

/** Whether trying the same again can succeed by itself. */
export function mayHelp(problem: AppError | null): boolean {
  return problem !== null && isPassing(problem);
}

/** What can be saved: a question that is not finished yet would be refused, and with it all other words. */
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

/** A question with two answers or more, no gap between them, the right one among them. */
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

/** Something stands on the screen that the database does not have. */
export const hasUnsaved = ({ words, kept }: NoteSaving) => !sameWords(savable(words), kept);

/** Whether a save should go out now. */
export function maySend(state: NoteSaving): boolean {
  if (state.sending !== null || state.conflict !== null) return false;
  return hasUnsaved(state) && (state.problem === null || mayHelp(state.problem));
}

/** Both versions of a note in one: each part that differs holds both, so that nothing is lost and somebody can shorten it. */
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
