import type { TeachBackQuestion } from '@telehealth/data/notes/note.schema';
import { Button } from '@telehealth/ui/parts/button';
import { Disclosure } from '@telehealth/ui/parts/disclosure';
import { Field } from '@telehealth/ui/parts/field';
import * as icons from '@telehealth/ui/parts/icons';
import { TextInput } from '@telehealth/ui/parts/inputs';
import { useId } from 'react';
import styles from './note.module.css';
import { isWhole } from './note-saving';

const MOST_QUESTIONS = 3;
const ANSWERS = [0, 1, 2, 3];
const EMPTY: TeachBackQuestion = { question: '', options: ['', ''], right: 0 };

interface TeachBackFieldsProps {
  questions: readonly TeachBackQuestion[];
  onChange: (questions: TeachBackQuestion[]) => void;
}

/** Up to three questions that test whether the plan is clear (teach-back). The patient answers them after the visit. */
export function TeachBackFields({ questions, onChange }: TeachBackFieldsProps) {
  const whole = questions.filter(isWhole).length;
  const summary = `Questions to check that it is understood, ${whole} of ${MOST_QUESTIONS}`;
  return (
    <Disclosure summary={summary} open={questions.length > 0}>
      <p className="small soft">A wrong answer shows the patient the plan’s own sentence, and comes back to you.</p>
      {questions.map((question, at) => (
        <QuestionFields
          key={at}
          number={at + 1}
          question={question}
          onChange={(changed) => onChange(questions.map((old, place) => (place === at ? changed : old)))}
          onRemove={() => onChange(questions.filter((_, place) => place !== at))}
        />
      ))}
      {questions.length < MOST_QUESTIONS && (
        <Button variant="line" size="s" icon={icons.plus} onClick={() => onChange([...questions, EMPTY])}>
          Write a question
        </Button>
      )}
    </Disclosure>
  );
}

interface QuestionFieldsProps {
  number: number;
  question: TeachBackQuestion;
  onChange: (question: TeachBackQuestion) => void;
  onRemove: () => void;
}

function QuestionFields({ number, question, onChange, onRemove }: QuestionFieldsProps) {
  const name = useId();
  const setOption = (at: number, text: string) => {
    const options = ANSWERS.map((place) => (place === at ? text : (question.options[place] ?? '')));
    while (options.length > 2 && options.at(-1) === '') options.pop();
    onChange({ ...question, options });
  };
  return (
    <fieldset className={styles.question}>
      <legend>Question {number}</legend>
      <Field label="Question" hint={isWhole(question) ? undefined : 'Saved once it has two answers and the right one.'}>
        {(control) => (
          <TextInput
            {...control}
            maxLength={200}
            value={question.question}
            onChange={(event) => onChange({ ...question, question: event.currentTarget.value })}
          />
        )}
      </Field>
      <p className="small soft">Answers: mark the right one. The third and fourth may stay empty.</p>
      {ANSWERS.map((at) => (
        <div key={at} className={styles.answer}>
          <input
            type="radio"
            name={name}
            aria-label={`Answer ${at + 1} is right`}
            checked={question.right === at}
            disabled={(question.options[at] ?? '').trim() === ''}
            onChange={() => onChange({ ...question, right: at })}
          />
          <TextInput
            aria-label={`Answer ${at + 1}`}
            maxLength={200}
            value={question.options[at] ?? ''}
            onChange={(event) => setOption(at, event.currentTarget.value)}
          />
        </div>
      ))}
      <Button variant="quiet" size="s" onClick={onRemove}>
        Take question {number} away
      </Button>
    </fieldset>
  );
}
