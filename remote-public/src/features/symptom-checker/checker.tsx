import { useEffect, useReducer, useRef } from 'react';
import { carriedWatch, forgetCarriedWatch } from '../../carried/carried-watch';
import { reduceCheck } from './flow/check-reducer';
import { type CheckState, EMPTY_CHECK } from './flow/check-state';
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

/** Who comes from what to watch for after a visit begins anew with those words; everybody else goes on where this tab was. */
function firstState(): CheckState {
  const words = carriedWatch();
  return words === '' ? readCheck() : { ...EMPTY_CHECK, words };
}

/** The whole check. It talks to nobody: what is said stays in this tab until the person sends it somewhere. */
export function Checker() {
  const [state, act] = useReducer(reduceCheck, undefined, firstState);
  useEffect(forgetCarriedWatch, []);
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
