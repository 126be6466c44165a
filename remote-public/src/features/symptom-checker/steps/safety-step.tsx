import { AnswerButtons } from '@telehealth/care/answers/answer-buttons';
import type { Answer } from '@telehealth/triage/check';
import { Notice } from '@telehealth/ui/feedback/notice';
import { Button } from '@telehealth/ui/parts/button';
import { useId } from 'react';
import { CallNow } from '../../../emergency/call-now';
import { useSay } from '../../../languages/say';
import { judge, resultOf, signsOf } from '../flow/judge';
import type { ScreenProps } from '../flow/screen-props';
import { Screen } from './screen';
import styles from './steps.module.css';

const NOT_SURE = 'If you are not sure, say so: it counts.';
const MISTAKEN = 'Change an answer that was a mistake. What is marked yes or not sure counts.';

/**
 * The danger signs in concrete words. Buttons instead of radios, because an arrow key passing through a group would answer
 * it.
 */
export function SafetyStep({ state, act }: ScreenProps) {
  const say = useSay();
  const signs = signsOf(state);
  const isAsking = judge(state).tier === 'ask';
  const ids = signs.map(({ id }) => id);
  const hasDanger = ids.some((id) => state.signs[id] === 'yes' || state.signs[id] === 'unsure');
  const areAllAnswered = ids.every((id) => state.signs[id] !== undefined);
  return (
    <Screen
      step="safety"
      title="Is any of this there now?"
      lead={say(hasDanger ? MISTAKEN : NOT_SURE)}
      onBack={() => act({ is: 'wentBack' })}
      end={
        <Button onClick={() => act({ is: 'noOtherSign', ids })}>
          {say(areAllAnswered ? 'Continue' : 'None of these, continue')}
        </Button>
      }
    >
      {isAsking && <MayBeOne state={state} />}
      <ul className={styles.signs}>
        {signs.map(({ id, says }) => (
          <Sign
            key={id}
            says={says}
            answer={state.signs[id]}
            onAnswer={(answer) => act({ is: 'signAnswered', id, answer })}
          />
        ))}
      </ul>
    </Screen>
  );
}

/** The words may mean an emergency: whom to call stands above the signs. */
function MayBeOne({ state }: Pick<ScreenProps, 'state'>) {
  const say = useSay();
  const { heading, advice, reasons } = resultOf(state);
  return (
    <Notice tone="warning" title={say(heading)}>
      <p>{say(advice)}</p>
      <CallNow reasons={reasons} />
    </Notice>
  );
}

interface SignProps {
  says: string;
  answer: Answer | undefined;
  onAnswer: (answer: Answer) => void;
}

function Sign({ says, answer, onAnswer }: SignProps) {
  const id = useId();
  const say = useSay();
  return (
    <li className={styles.sign}>
      <span id={id}>{say(says)}</span>
      <AnswerButtons labelledBy={id} answer={answer} say={say} onAnswer={onAnswer} />
    </li>
  );
}
