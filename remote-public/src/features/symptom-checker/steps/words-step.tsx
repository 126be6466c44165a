import { signName } from '@telehealth/triage/signs';
import { lazyPart } from '@telehealth/ui/feedback/lazy-part';
import { Notice } from '@telehealth/ui/feedback/notice';
import { Skeleton, SkeletonGroup } from '@telehealth/ui/feedback/skeleton';
import { Button } from '@telehealth/ui/parts/button';
import { Field } from '@telehealth/ui/parts/field';
import { TextArea } from '@telehealth/ui/parts/inputs';
import { Tabs } from '@telehealth/ui/parts/tabs';
import { Suspense, useState } from 'react';
import { WORDS_LIMIT } from '../flow/check-state';
import type { ScreenProps } from '../flow/screen-props';
import { aboutOf } from '../flow/who';
import { Screen } from './screen';
import styles from './steps.module.css';

const BodyPicker = lazyPart(
  async () => (await import(/* webpackChunkName: "part-on-demand" */ '../body/body-picker')).BodyPicker,
);

const ASKS = {
  you: 'What do you feel, since when, and how strong?',
  child: 'What is wrong with your child, since when, and how bad is it?',
  person: 'What do they feel, since when, and how strong?',
} as const;

export function WordsStep({ state, act }: ScreenProps) {
  const [isTried, setTried] = useState(false);
  const [tab, setTab] = useState(state.words === '' && state.added.length > 0 ? 'body' : 'words');
  const isEmpty = state.words.trim() === '' && state.added.length === 0;
  const goOn = () => (isEmpty ? setTried(true) : act({ is: 'wordsDone' }));
  const items = [
    { id: 'words', label: 'In your words', content: <Words state={state} act={act} /> },
    {
      id: 'body',
      label: 'On a body',
      ...(state.added.length > 0 && { count: state.added.length }),
      content: (
        <Suspense
          fallback={
            <SkeletonGroup label="Loading the body">
              <Skeleton width="14rem" />
            </SkeletonGroup>
          }
        >
          <BodyPicker added={state.added} onToggle={(id) => act({ is: 'factToggled', id })} />
        </Suspense>
      ),
    },
  ];
  return (
    <Screen
      step="words"
      title="What is wrong?"
      lead="Write it as you would tell a friend, or show where it is. Both count."
      onBack={() => act({ is: 'wentBack' })}
      end={<Button onClick={goOn}>Continue</Button>}
    >
      <Tabs label="How to say it" items={items} selected={tab} onSelect={setTab} />
      {state.added.length > 0 && (
        <p className="small">
          <strong>Chosen on the body:</strong> {state.added.map(signName).join(', ')}
        </p>
      )}
      {isTried && isEmpty && (
        <Notice tone="danger" live>
          Please write a few words, or choose something on the body. One word is enough.
        </Notice>
      )}
    </Screen>
  );
}

function Words({ state, act }: ScreenProps) {
  return (
    <div className={styles.body}>
      <Field
        label={ASKS[aboutOf(state.who).whom]}
        hint="For example: sore throat and 38.5 since yesterday, hurts to swallow. It is read on this device only."
      >
        {(control) => (
          <TextArea
            {...control}
            rows={5}
            maxLength={WORDS_LIMIT}
            value={state.words}
            onChange={(event) => act({ is: 'wordsTyped', words: event.currentTarget.value })}
          />
        )}
      </Field>
    </div>
  );
}
