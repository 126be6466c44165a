import type { NoteWords } from '@telehealth/data/notes/note.schema';
import { isWhole } from './note-saving';

export interface SignPoint {
  id: 'assessment' | 'plan' | 'addendum' | 'question' | 'prescription';
  words: string;
  isDone: boolean;
  /** Required items block signing; the others are only listed. */
  isRequired: boolean;
}

interface SignFacts {
  words: NoteWords;
  isAddendum: boolean;
  /** Unissued prescription drafts of this visit. */
  openDrafts: number;
}

/** Items for the sign bar. The database requires assessment, plan and addendum too. */
export function pointsToSign({ words, isAddendum, openDrafts }: SignFacts): SignPoint[] {
  if (isAddendum) {
    const isWritten = [...Object.values(words.soap), words.planPlain].some((text) => text.trim() !== '');
    return [{ id: 'addendum', words: 'What the addendum adds', isDone: isWritten, isRequired: true }];
  }
  const points: SignPoint[] = [
    { id: 'assessment', words: 'Assessment', isDone: words.soap.assessment.trim() !== '', isRequired: true },
    { id: 'plan', words: 'Plan in plain words', isDone: words.planPlain.trim() !== '', isRequired: true },
  ];
  if (words.teachBack.length > 0 && !words.teachBack.every(isWhole)) {
    points.push({ id: 'question', words: 'A question is not finished', isDone: false, isRequired: true });
  }
  if (openDrafts > 0) {
    points.push({ id: 'prescription', words: 'Prescription not issued', isDone: false, isRequired: false });
  }
  return points;
}

/** The missing items in one sentence for screen readers; empty if there are none. */
export function missingText(points: readonly SignPoint[]): string {
  const missing = points
    .filter(({ isDone, isRequired }) => isRequired && !isDone)
    .map(({ words }) => words.toLowerCase());
  return missing.length === 0 ? '' : `To sign you also need: ${missing.join(', ')}.`;
}
