import { LIMITS, type SymptomChange } from '@telehealth/contracts';
import type { VisitIntake } from '@telehealth/data/visits/visit-details.schema';
import { useEffect, useRef, useState } from 'react';

/** What the patient wants to ask, and how it is now. Always as many questions as there are fields. */
export interface Words {
  questions: string[];
  symptoms: SymptomChange | '';
}

export interface WordsModel extends Words {
  /** The saved version these words are written over. */
  base: VisitIntake | null;
  isSaved: boolean;
  /** Saved elsewhere meanwhile, while something unsaved stands here; null: nothing to decide. */
  other: Words | null;
  change: (part: Partial<Words>) => void;
  /** Notes that these words are on their way. @returns what `settle` is told when they have arrived */
  send: () => number;
  settle: (sent: number) => void;
  takeOther: () => void;
  keepMine: () => void;
}

const wordsOf = (intake: VisitIntake | null): Words => ({
  questions: Array.from({ length: LIMITS.intakeQuestions.max }, (_, at) => intake?.questions[at] ?? ''),
  symptoms: intake?.symptoms ?? '',
});
/** Blank questions are left out by the database, spaces at the ends, too. */
const comparable = ({ questions, symptoms }: Words) =>
  JSON.stringify([questions.map((question) => question.trim()).filter((question) => question !== ''), symptoms]);
const questionsOf = (words: Words) => comparable({ ...words, symptoms: '' });
const versionOf = (intake: VisitIntake | null) => intake?.savedAt.getTime() ?? 0;

/** Words being written over a saved version, and what to do when another version appears. */
export function useWords(intake: VisitIntake | null): WordsModel {
  const [base, setBase] = useState(intake);
  const [words, setWords] = useState(() => wordsOf(intake));
  const [isSaved, setSaved] = useState(false);
  const changes = useRef(0);
  const settled = useRef(0);
  const sent = useRef<string | null>(null);
  const isNewer = versionOf(intake) !== versionOf(base);
  const isOwn = isNewer && comparable(wordsOf(intake)) === sent.current;
  const isUntouched = changes.current === settled.current;
  // How it is now has a place of its own, too: saved there, it does not stand against questions that are being written.
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
    // What was written meanwhile is not on the way yet.
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
