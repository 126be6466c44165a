import { forgetHandedOverWatch, handedOverWatch } from '@telehealth/care/handover/handed-over-watch';
import { lazyPart } from '@telehealth/ui/feedback/lazy-part';
import { Suspense, useEffect, useReducer, useRef, useState } from 'react';
import { forgetHandedOverWho, handedOverWho } from '../../handover/handed-over-who';
import { ENGLISH, InLanguage } from '../../languages/say';
import { reduceCheck } from './flow/check-reducer';
import { type CheckState, EMPTY_CHECK } from './flow/check-state';
import { readCheck, writeCheck } from './flow/check-storage';
import { ResultView } from './result/result-view';
import { FactsStep } from './steps/facts-step';
import { QuestionStep } from './steps/question-step';
import { SafetyStep } from './steps/safety-step';
import styles from './steps/steps.module.css';
import { WhoStep } from './steps/who-step';
import { WordsStep } from './steps/words-step';

/** Comes behind the first screen; where it does not arrive, the check is whole in English. */
const LanguageChoice = lazyPart(
  async () => (await import(/* webpackChunkName: "part-on-demand" */ '../../languages/language-choice')).LanguageChoice,
  () => null,
);

const SCREENS = {
  who: WhoStep,
  safety: SafetyStep,
  words: WordsStep,
  facts: FactsStep,
  questions: QuestionStep,
  result: ResultView,
} as const;

/** Words handed over from a finished visit or the assistant start a new check, with the age they tell; otherwise this tab's check goes on. */
function firstState(): CheckState {
  const words = handedOverWatch();
  const who = handedOverWho();
  if (words === '' && who === null) return readCheck();
  const about = who === null ? {} : { about: 'other' as const, age: String(who.age), unit: who.unit };
  return { ...EMPTY_CHECK, words, who: { ...EMPTY_CHECK.who, ...about } };
}

/** The whole check runs in the browser: the answers stay in this tab until the user sends them. */
export function Checker() {
  const [state, act] = useReducer(reduceCheck, undefined, firstState);
  useEffect(() => {
    forgetHandedOverWatch();
    forgetHandedOverWho();
  }, []);
  useEffect(() => writeCheck(state), [state]);
  const [say, setSay] = useState(() => ENGLISH);
  const place = useRef<HTMLDivElement>(null);
  const at = state.step === 'questions' ? `questions ${state.answers.length}` : state.step;
  const before = useRef(at);
  // Focus moves to the heading of each new screen except the first.
  useEffect(() => {
    if (before.current === at) return;
    before.current = at;
    place.current?.querySelector<HTMLElement>('[data-screen-heading]')?.focus();
  }, [at]);
  const Screen = SCREENS[state.step];
  return (
    <div ref={place} className={styles.screen}>
      {/* An answer begins with whom to call. */}
      <div className={state.step === 'result' ? styles.last : styles.languages}>
        <Suspense>
          <LanguageChoice words={state.step === 'words' ? '' : state.words} onSay={setSay} />
        </Suspense>
      </div>
      <InLanguage.Provider value={say}>
        <Screen key={at} state={state} act={act} />
      </InLanguage.Provider>
    </div>
  );
}
