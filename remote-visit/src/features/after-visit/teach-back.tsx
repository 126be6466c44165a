import { errorText } from '@telehealth/contracts/messages';
import type { VisitDetails, VisitNote } from '@telehealth/data/visits/visit-details.schema';
import { Notice } from '@telehealth/ui/feedback/notice';
import { Card } from '@telehealth/ui/layout/card';
import { Stack } from '@telehealth/ui/layout/stack';
import { Button } from '@telehealth/ui/parts/button';
import { ChipGroup } from '@telehealth/ui/parts/chip-group';
import { Icon } from '@telehealth/ui/parts/icon';
import * as icons from '@telehealth/ui/parts/icons';
import { useState } from 'react';
import { useAnswerPlan } from '../../data/visits/after-visit.mutations';
import { Arrival } from '../../visit/arrival';
import { type Petal, Petals } from './petals';
import styles from './teach-back.module.css';

const COUNTS = ['No questions', 'One question', 'Two questions', 'Three questions'] as const;

/** Asks the plan's comprehension questions one at a time; renders nothing if there are none. */
export function TeachBack({ details }: { details: VisitDetails }) {
  const note = details.notes.find(({ state, teachBack }) => state === 'signed' && teachBack.length > 0);
  if (note === undefined) return null;
  return (
    <Arrival id="questions">
      <Questions key={note.answered?.at.toISOString()} note={note} specialistName={details.treatedBy} />
    </Arrival>
  );
}

function Questions({ note, specialistName }: { note: VisitNote; specialistName: string }) {
  const [isAgain, setAgain] = useState(false);
  const { teachBack, answered } = note;
  const isAsking = answered === null || isAgain;
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const petals = teachBack.map((_, at): Petal => {
    if (isAsking || answered === null) return 'open';
    return answered.misunderstood.includes(at) ? 'unclear' : 'understood';
  });
  const count = isAsking ? chosen.length : teachBack.length;
  return (
    <Card
      title={`${COUNTS[teachBack.length] ?? 'Questions'}, one minute`}
      actions={<Petals petals={petals} label={`${count} of ${teachBack.length} answered`} />}
    >
      <p className="soft">
        They show us whether we explained it well. {specialistName} sees what was unclear, so no answer counts against
        you.
      </p>
      {isAsking ? (
        <Asking note={note} chosen={chosen} onChosen={setChosen} />
      ) : (
        <>
          <ol className={styles.asked}>
            {teachBack.map((_, at) => (
              <Answered key={teachBack[at]?.question} note={note} at={at} specialistName={specialistName} />
            ))}
          </ol>
          {answered !== null && answered.misunderstood.length > 0 && (
            <div>
              <Button variant="line" size="s" onClick={() => setAgain(true)}>
                Answer once more
              </Button>
            </div>
          )}
        </>
      )}
    </Card>
  );
}

interface AskingProps {
  note: VisitNote;
  chosen: readonly number[];
  onChosen: (chosen: readonly number[]) => void;
}

function Asking({ note, chosen, onChosen }: AskingProps) {
  const { teachBack } = note;
  const at = Math.min(chosen.length, teachBack.length - 1);
  const question = teachBack[at];
  const [choice, setChoice] = useState('');
  const [isTried, setTried] = useState(false);
  const sending = useAnswerPlan();
  if (question === undefined) return null;
  const isLast = at === teachBack.length - 1;
  const goOn = () => {
    setTried(true);
    if (choice === '') return;
    const answers = [...chosen.slice(0, at), Number(choice)];
    if (isLast) return void sending.run({ noteId: note.id, answers });
    onChosen(answers);
    setChoice('');
    setTried(false);
  };
  return (
    <Stack>
      <ChipGroup
        key={at}
        type="radio"
        legend={`${at + 1}. ${question.question}`}
        name={`question-${at}`}
        options={question.options.map((label, value) => ({ value: String(value), label }))}
        value={choice}
        onChange={setChoice}
        {...(isTried && choice === '' && { error: 'Please choose one; “not sure” is an answer, too' })}
      />
      <div role="status">{sending.error !== null && <Notice tone="warning">{errorText(sending.error)}</Notice>}</div>
      <div className={styles.buttons}>
        <Button busy={sending.isRunning} onClick={goOn}>
          {isLast ? (teachBack.length === 1 ? 'Check my answer' : 'Check my answers') : 'Next question'}
        </Button>
        {at > 0 && (
          <Button variant="quiet" onClick={() => onChosen(chosen.slice(0, at - 1))}>
            Back
          </Button>
        )}
      </div>
    </Stack>
  );
}

function Answered({ note, at, specialistName }: { note: VisitNote; at: number; specialistName: string }) {
  const { teachBack, answered } = note;
  const question = teachBack[at];
  if (question === undefined || answered === null) return null;
  const said = question.options[answered.answers[at] ?? -1] ?? '';
  const isClear = !answered.misunderstood.includes(at);
  const right = question.right === null ? null : question.options[question.right];
  return (
    <li>
      <p>
        <strong>
          {at + 1}. {question.question}
        </strong>
      </p>
      <p className={isClear ? styles.clear : styles.misread}>
        <Icon path={isClear ? icons.check : icons.info} size={18} />
        {isClear ? (
          <span>
            <strong>{said}.</strong> That is the plan.
          </span>
        ) : (
          <span>
            <strong>You said: {said}.</strong> {right && `The plan says: ${right}. `}If it is not clear, write to{' '}
            {specialistName}.
          </span>
        )}
      </p>
    </li>
  );
}
