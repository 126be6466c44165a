import { AnswerButtons } from '@telehealth/care/answers/answer-buttons';
import { MOST_QUESTIONS } from '@telehealth/triage/check';
import { useId } from 'react';
import { useSay } from '../../../languages/say';
import { questionOf } from '../flow/judge';
import type { ScreenProps } from '../flow/screen-props';
import { Screen } from './screen';
import styles from './steps.module.css';

/** One question at a time, the most informative first. */
export function QuestionStep({ state, act }: ScreenProps) {
  const id = useId();
  const say = useSay();
  const question = questionOf(state);
  if (question === null) return null;
  const count = state.answers.length + 1;
  return (
    <Screen
      step="questions"
      title={question.asks}
      lead={`Question ${count} of at most ${MOST_QUESTIONS}`}
      onBack={() => act({ is: 'wentBack' })}
    >
      <progress className={styles.progress} max={MOST_QUESTIONS} value={count} aria-label="Questions so far" />
      <span id={id} hidden>
        {say(question.asks)}
      </span>
      <AnswerButtons
        large
        say={say}
        labelledBy={id}
        onAnswer={(answer) => act({ is: 'questionAnswered', ...question, answer })}
      />
    </Screen>
  );
}
