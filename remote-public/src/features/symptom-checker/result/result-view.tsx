import { EMERGENCY_LEVEL } from '@telehealth/clinical/emergency-level';
import type { DescribedResult } from '@telehealth/triage/check';
import { lazyPart } from '@telehealth/ui/feedback/lazy-part';
import { Card } from '@telehealth/ui/layout/card';
import { Button } from '@telehealth/ui/parts/button';
import { ConfirmDialog } from '@telehealth/ui/parts/confirm-dialog';
import { Disclosure } from '@telehealth/ui/parts/disclosure';
import * as icons from '@telehealth/ui/parts/icons';
import { Suspense, useState } from 'react';
import { CallNow } from '../../../emergency/call-now';
import { LazyKeepDanger } from '../../../kept-danger/lazy-keep-danger';
import { useSay } from '../../../languages/say';
import { EMPTY_CHECK } from '../flow/check-state';
import { resultOf } from '../flow/judge';
import type { ScreenProps } from '../flow/screen-props';
import { toRecord } from '../flow/to-record';
import { ageOf } from '../flow/who';
import { NextWays } from './next-ways';
import styles from './result.module.css';
import { WhatWasSaid } from './what-was-said';

const WATCH: Readonly<Record<DescribedResult['level'], string>> = {
  1: 'Meanwhile:',
  2: 'Call 112 instead of travelling if:',
  3: 'Do not wait, or call 112, if:',
  4: 'Do not wait, or call 112, if:',
  5: 'Get help sooner, or call 112, if:',
};
const HOME_LEVEL = 5;
/** Comes behind the answer; where its code does not arrive, as without a connection, nothing is offered that could not be sent. */
const SayItWasWrong = lazyPart(
  async () => (await import(/* webpackChunkName: "part-on-demand" */ './say-it-was-wrong')).SayItWasWrong,
  () => null,
);
const LEVELS = ['Call now', 'Go now', 'Today', 'Next days', 'At home'] as const;

export function ResultView({ state, act }: ScreenProps) {
  const say = useSay();
  const result = resultOf(state);
  const isEmergency = result.level <= EMERGENCY_LEVEL;
  const age = ageOf(state.who);
  const canBeMisread = isEmergency && (state.reached === null || state.reached.level > EMERGENCY_LEVEL);
  return (
    <div className={styles.result}>
      <section
        className={`${styles.hero} ${isEmergency ? styles.danger : ''}`}
        role={isEmergency ? 'alert' : undefined}
        aria-label="Result"
      >
        <p className={styles.within}>{say(result.within)}</p>
        <h2 tabIndex={-1} data-screen-heading className={styles.heading}>
          {say(result.heading)}
        </h2>
        <p>{say(result.advice)}</p>
        {(isEmergency || result.tier === 'ask') && <CallNow reasons={result.reasons} />}
        <LazyKeepDanger
          check={isEmergency ? { ...toRecord(state), hasCalled: false } : null}
          answer={state.hasCalled ? 'called' : null}
        />
        <LevelScale level={result.level} />
      </section>
      {canBeMisread && (
        <p className={styles.misread}>
          We read this in your words.{' '}
          <Button variant="line" size="s" onClick={() => act({ is: 'misread' })}>
            That is not what I meant
          </Button>
        </p>
      )}
      <WhatToDo result={result} />
      <Why result={result} />
      <NextWays state={state} result={result} act={act} />
      <WhatWasSaid state={state} />
      <p className="small soft">
        This device compared your answers with our list of danger signs. That is no examination, and it does not say
        what you have. When in doubt, ask a person.
      </p>
      <Ends state={state} act={act} canGoBack={!isEmergency || state.interrupted !== null} isEmergency={isEmergency} />
      {age !== null && (
        <Suspense>
          <SayItWasWrong result={result} age={age} />
        </Suspense>
      )}
    </div>
  );
}

function LevelScale({ level }: { level: number }) {
  return (
    <ol className={styles.scale} aria-label="How soon">
      {LEVELS.map((name, index) => (
        <li key={name} className={styles.mark} aria-current={index + 1 === level ? 'true' : undefined}>
          {name}
        </li>
      ))}
    </ol>
  );
}

function titleOf(level: DescribedResult['level']): string {
  if (level <= EMERGENCY_LEVEL) return 'Until help is there';
  return level === HOME_LEVEL ? 'What to do at home' : 'What to do and watch for';
}

/** Actions come first; for care at home that is the answer, with remedies. */
function WhatToDo({ result: { todo, home, watch, level } }: { result: DescribedResult }) {
  const say = useSay();
  const things = [...home, ...todo];
  return (
    <Card title={say(titleOf(level))} padding="l">
      <div className={styles.body}>
        {things.length > 0 && (
          <ul>
            {things.map((text) => (
              <li key={text}>{say(text)}</li>
            ))}
          </ul>
        )}
        <div>
          <p>
            <strong>{say(WATCH[level])}</strong>
          </p>
          <ul>
            {watch.map((text) => (
              <li key={text}>{say(text)}</li>
            ))}
          </ul>
        </div>
      </div>
    </Card>
  );
}

/** The deciding rules with their sources, and the other rules that fired. */
function Why({ result: { reasons, level, isUnreviewed, version } }: { result: DescribedResult }) {
  const deciding = reasons.filter((reason) => reason.level === level);
  const others = reasons.filter((reason) => reason.level !== level);
  return (
    <Card title="Why" padding="l">
      <div className={styles.body}>
        {deciding.length === 0 && (
          <p>None of our rules covers what you described, so we chose a careful level in the middle.</p>
        )}
        <ReasonList reasons={deciding} />
        {others.length > 0 && (
          <Disclosure summary="What else was noticed">
            <ReasonList reasons={others} />
          </Disclosure>
        )}
        {isUnreviewed && (
          <p className="small">
            <strong>No clinician has reviewed these rules yet.</strong> Their sentences are ours, written after the
            public guidance named.
          </p>
        )}
        <Disclosure summary="For a clinician: the exact rules">
          <ul className={styles.reasons}>
            {reasons.map(({ ruleId, ruleVersion, text }) => (
              <li key={ruleId} className="small">
                {text} <span className="soft">{`Rule ${ruleId}, version ${ruleVersion}.`}</span>
              </li>
            ))}
          </ul>
          <p className="small soft">Rule set {version}.</p>
        </Disclosure>
      </div>
    </Card>
  );
}

function ReasonList({ reasons }: Pick<DescribedResult, 'reasons'>) {
  const say = useSay();
  return (
    <ul className={styles.reasons}>
      {reasons.map(({ ruleId, text, source, words }) => (
        <li key={ruleId}>
          <p>{say(text)}</p>
          <p className="small soft">
            {words.length > 0 && <>From your words: {words.map((said) => `“${said}”`).join(', ')}. </>}
            Source: {source}.
          </p>
        </li>
      ))}
    </ul>
  );
}

interface EndsProps extends ScreenProps {
  canGoBack: boolean;
  isEmergency: boolean;
}

function Ends({ state, act, canGoBack, isEmergency }: EndsProps) {
  const [isAsking, setAsking] = useState(false);
  return (
    <div className={styles.ways}>
      {canGoBack && (
        <Button variant="quiet" icon={icons.back} onClick={() => act({ is: 'wentBack' })}>
          {isEmergency ? 'Back to change that answer' : 'Back'}
        </Button>
      )}
      <Button variant="quiet" onClick={() => window.print()}>
        Print
      </Button>
      <Button variant="quiet" onClick={() => setAsking(true)} disabled={state === EMPTY_CHECK}>
        Start again
      </Button>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={() => act({ is: 'startedAgain' })}
        title="Start again?"
        confirmLabel="Start again"
      >
        <p>Your answers on this device are forgotten. What you saved or sent stays where it is.</p>
      </ConfirmDialog>
    </div>
  );
}
