import { useEffect, useReducer, useRef } from 'react';
import { reduceCheck } from './flow/check-reducer';
import { readCheck, writeCheck } from './flow/check-storage';
import { ResultView } from './result/result-view';
import { FactsStep } from './steps/facts-step';
import { QuestionStep } from './steps/question-step';
import { SafetyStep } from './steps/safety-step';
import { WhoStep } from './steps/who-step';
import { WordsStep } from './steps/words-step';

const SCREENS = {
  who: WhoStep,
  safety: SafetyStep,
  words: WordsStep,
  facts: FactsStep,
  questions: QuestionStep,
  result: ResultView,
} as const;

/** The whole check. It talks to nobody: what is said stays in this tab until the person sends it somewhere. */
export function Checker() {
  const [state, act] = useReducer(reduceCheck, undefined, readCheck);
  useEffect(() => writeCheck(state), [state]);
  const place = useRef<HTMLDivElement>(null);
  const at = state.step === 'questions' ? `questions ${state.answers.length}` : state.step;
  const before = useRef(at);
  // A new screen is read from its heading on; the first one is left to the page.
  useEffect(() => {
    if (before.current === at) return;
    before.current = at;
    place.current?.querySelector<HTMLElement>('[data-screen-heading]')?.focus();
  }, [at]);
  const Screen = SCREENS[state.step];
  return (
    <div ref={place}>
      <Screen key={at} state={state} act={act} />
    </div>
  );
}
