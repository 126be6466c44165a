import { AnswerButtons } from '@telehealth/care/answers/answer-buttons';
import { RedFlagNotice } from '@telehealth/care/safety/red-flag-notice';
import { dayKey, viewerTimeZone } from '@telehealth/contracts/formatting';
import type { DangerCheck } from '@telehealth/contracts/schemas/consultation';
import type { VisitDetails } from '@telehealth/data/visits/visit-details.schema';
import type { Answer } from '@telehealth/triage/check';
import { Notice } from '@telehealth/ui/feedback/notice';
import { Stack } from '@telehealth/ui/layout/stack';
import { Button } from '@telehealth/ui/parts/button';
import { useEffect, useId, useRef, useState } from 'react';
import styles from '../waiting-room.module.css';
import { type Judged, judgeDanger, safetyScreen } from './judge-danger';

interface DangerQuestionsProps {
  details: VisitDetails;
  /** Stores the answers with the visit, where the specialist sees them at once. */
  onChecked: (check: DangerCheck) => void;
}

const YEAR_MS = 365.25 * 86_400_000;

/** Asks a patient who feels worse about the symptom checker's danger signs. A confirmed sign shows at once what to do. */
export function DangerQuestions({ details, onChecked }: DangerQuestionsProps) {
  const { visit, intake, treatedBy } = details;
  const person = personOf(details);
  const words = [visit.reason, intake?.reason ?? ''].join('\n');
  const signs = safetyScreen(person, words);
  const [answers, setAnswers] = useState<ReadonlyMap<string, Answer>>(new Map());
  const [judged, setJudged] = useState<Judged | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const judge = (next: ReadonlyMap<string, Answer>) => {
    const found = judgeDanger(words, person, next);
    setJudged(found);
    onChecked(found.check);
  };
  const answer = (id: string, said: Answer) => {
    const next = new Map(answers).set(id, said);
    setAnswers(next);
    // Confirmed signs are judged at once, the others together at the end.
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

/** The age of the patient; without one the signs for adults are asked. */
function personOf({ visit, patientBorn: born }: VisitDetails) {
  if (born === null) return {};
  const today = dayKey(visit.startsAt, viewerTimeZone());
  return { age: Math.max(0, (Date.parse(today) - Date.parse(born)) / YEAR_MS) };
}
