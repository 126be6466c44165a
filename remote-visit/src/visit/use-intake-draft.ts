import { LIMITS } from '@telehealth/contracts/settings';
import type { SymptomChange } from '@telehealth/contracts/visit';
import type { VisitIntake } from '@telehealth/data/visits/visit-details.schema';
import { useEffect, useRef, useState } from 'react';

/** The patient's questions and symptom change. There is always one entry per field. */
export interface Words {
  questions: string[];
  symptoms: SymptomChange | '';
}

export interface IntakeDraft extends Words {
  /** The saved version being edited. */
  base: VisitIntake | null;
  isSaved: boolean;
  /** A newer version that was saved elsewhere while this one has unsaved edits; null: no conflict. */
  other: Words | null;
  change: (part: Partial<Words>) => void;
  /** Marks the current text as being sent. @returns the value to pass to `settle` once it has arrived */
  send: () => number;
  settle: (sent: number) => void;
  takeOther: () => void;
  keepMine: () => void;
}

const wordsOf = (intake: VisitIntake | null): Words => ({
  questions: Array.from({ length: LIMITS.intakeQuestions.max }, (_, at) => intake?.questions[at] ?? ''),
  symptoms: intake?.symptoms ?? '',
});
/** Like the database, ignores blank questions and surrounding spaces. */
const comparable = ({ questions, symptoms }: Words) =>
  JSON.stringify([questions.map((question) => question.trim()).filter((question) => question !== ''), symptoms]);
const questionsOf = (words: Words) => comparable({ ...words, symptoms: '' });
const versionOf = (intake: VisitIntake | null) => intake?.savedAt.getTime() ?? 0;

/** Editing state of the patient's words over a saved version, and of a conflict with another one. */
export function useIntakeDraft(intake: VisitIntake | null): IntakeDraft {
  const [base, setBase] = useState(intake);
  const [words, setWords] = useState(() => wordsOf(intake));
  const [isSaved, setSaved] = useState(false);
  const changes = useRef(0);
  const settled = useRef(0);
  const sent = useRef<string | null>(null);
  const isNewer = versionOf(intake) !== versionOf(base);
  const isOwn = isNewer && comparable(wordsOf(intake)) === sent.current;
  const isUntouched = changes.current === settled.current;
  // The symptom change has its own control; when only that was saved, it does not conflict with questions being edited.
  const isHowKept = words.symptoms === wordsOf(base).symptoms;
  const isHowAlone = isNewer && isHowKept && questionsOf(wordsOf(intake)) === questionsOf(wordsOf(base));
  useEffect(() => {
    if (!isNewer || !(isOwn || isUntouched || isHowAlone)) return;
    setBase(intake);
    if (isHowAlone && !isUntouched) setWords((mine) => ({ ...mine, symptoms: wordsOf(intake).symptoms }));
    if (!isUntouched) return;
    setWords(wordsOf(intake));
    setSaved((was) => was && isOwn);
  }, [intake, isNewer, isOwn, isUntouched, isHowAlone]);
  const change = (part: Partial<Words>) => {
    changes.current += 1;
    setSaved(false);
    setWords({ ...words, ...part });
  };
  const send = () => {
    sent.current = comparable(words);
    return changes.current;
  };
  const settle = (written: number) => {
    settled.current = Math.max(settled.current, written);
    // Edits made after `send` are still unsaved.
    setSaved(changes.current === written);
  };
  const takeOther = () => {
    settled.current = changes.current;
    setBase(intake);
    setWords(wordsOf(intake));
  };
  const other = isNewer && !isOwn && !isUntouched && !isHowAlone ? wordsOf(intake) : null;
  return { ...words, base, isSaved, other, change, send, settle, takeOther, keepMine: () => setBase(intake) };
}
