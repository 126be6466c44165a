import { RedFlagNotice } from '@telehealth/care/safety/red-flag-notice';
import type { Answer } from '@telehealth/clinical/triage/questions/answers';
import { dayKey, viewerTimeZone } from '@telehealth/contracts';
import type { DangerCheck } from '@telehealth/contracts/schemas';
import type { VisitDetails } from '@telehealth/data/visits/visit-details.schema';
import { Notice } from '@telehealth/ui/feedback/notice';
import { Stack } from '@telehealth/ui/layout/stack';
import { Button } from '@telehealth/ui/parts/button';
import { useEffect, useId, useRef, useState } from 'react';
import { AnswerButtons } from '../../../answers/answer-buttons';
import styles from '../waiting-room.module.css';
import { type Judged, judgeDanger, safetyScreen } from './judge-danger';

interface DangerQuestionsProps {
  details: VisitDetails;
  /** To be kept with the visit, where the specialist sees it at once. */
  onChecked: (check: DangerCheck) => void;
}

const YEAR_MS = 365.25 * 86_400_000;

/** The danger signs of the symptom checker, asked of somebody who is worse. A sign that is there shows what to do at once. */
export function DangerQuestions({ details, onChecked }: DangerQuestionsProps) {
  const { visit, intake, treatedBy } = details;
  const person = personOf(details);
  const signs = safetyScreen(person);
  const [answers, setAnswers] = useState<ReadonlyMap<string, Answer>>(new Map());
  const [judged, setJudged] = useState<Judged | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const judge = (next: ReadonlyMap<string, Answer>) => {
    const found = judgeDanger([visit.reason, intake?.reason ?? ''].join('\n'), person, next);
    setJudged(found);
    onChecked(found.check);
  };
  const answer = (id: string, said: Answer) => {
    const next = new Map(answers).set(id, said);
    setAnswers(next);
    // What is there is told at once; the rest is told together.
    if (said !== 'no' || judged !== null) judge(next);
  };
  const finish = () => {
    const all = new Map(signs.map(({ id }) => [id, answers.get(id) ?? 'no'] as const));
    setAnswers(all);
    judge(all);
  };
  return (
    <>
      <div aria-live="assertive">
        {judged?.isEmergency && (
          <RedFlagNotice flags={judged.flags} remark={`Your place is kept, and ${treatedBy} is told.`} />
        )}
      </div>
      <div role="status">{judged?.isEmergency === false && <NoDanger judged={judged} name={treatedBy} />}</div>
      {(judged === null || judged.isEmergency) && (
        <>
          <h3 ref={heading} tabIndex={-1}>
            Is any of this there now?
          </h3>
          <p className="soft">If you are not sure, say so: it counts.</p>
          <ul className={styles.signs}>
            {signs.map(({ id, says }) => (
              <Sign key={id} says={says} answer={answers.get(id)} onAnswer={(said) => answer(id, said)} />
            ))}
          </ul>
          {judged === null && (
            <Button variant="line" onClick={finish}>
              None of these
            </Button>
          )}
        </>
      )}
    </>
  );
}

function Sign({
  says,
  answer,
  onAnswer,
}: {
  says: string;
  answer: Answer | undefined;
  onAnswer: (answer: Answer) => void;
}) {
  const id = useId();
  return (
    <li className={styles.sign}>
      <span id={id}>{says}</span>
      <AnswerButtons labelledBy={id} answer={answer} onAnswer={onAnswer} />
    </li>
  );
}

function NoDanger({ judged, name }: { judged: Judged; name: string }) {
  return (
    <Stack>
      <Notice tone="success" title="Thank you. No danger sign among your answers.">
        {name} sees “worse” before the visit. Your place stays the same. The rules that looked have not been reviewed by
        a clinician yet.
      </Notice>
      <div className={styles.danger}>
        <h3>Call 112 if one of these begins</h3>
        <ul className={styles.list}>
          {judged.result.watch.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      </div>
    </Stack>
  );
}

/** Of a person that the account's holder cares for, what the visit says; the signs for adults otherwise. */
function personOf({ visit }: VisitDetails) {
  const born = visit.forWhom?.dateOfBirth;
  if (!born) return {};
  const today = dayKey(visit.startsAt, viewerTimeZone());
  return { age: Math.max(0, (Date.parse(today) - Date.parse(born)) / YEAR_MS) };
}
