import { useSubjectWords } from '@telehealth/data/people/use-subject-words';
import { CheckBox } from '@telehealth/ui/forms/check-box';
import { Card } from '@telehealth/ui/layout/card';
import { useId, useState } from 'react';
import styles from './panel.module.css';

/** The patient's questions as a checklist. The ticks stay in this page. */
export function QuestionsToTick({ questions }: { questions: readonly string[] }) {
  const { Your } = useSubjectWords();
  const id = useId();
  const [done, setDone] = useState<readonly string[]>([]);
  if (questions.length === 0) return null;
  const toggle = (question: string) =>
    setDone((before) => (before.includes(question) ? before.filter((one) => one !== question) : [...before, question]));
  return (
    <Card title={`${Your} questions`} className={styles.card}>
      <ul className={styles.asks}>
        {questions.map((question, index) => (
          <li key={question} className={styles.ask}>
            <CheckBox id={`${id}-${index}`} checked={done.includes(question)} onChange={() => toggle(question)} />
            <label htmlFor={`${id}-${index}`}>{question}</label>
          </li>
        ))}
      </ul>
    </Card>
  );
}
