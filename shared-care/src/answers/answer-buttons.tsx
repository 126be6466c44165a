import type { Answer } from '@telehealth/triage/check';
import type { ReactNode } from 'react';
import styles from './answers.module.css';

const ANSWERS: readonly { answer: Answer; label: string }[] = [
  { answer: 'yes', label: 'Yes' },
  { answer: 'unsure', label: 'Not sure' },
  { answer: 'no', label: 'No' },
];

interface AnswerButtonsProps {
  /** Id of the question's element. */
  labelledBy: string;
  answer?: Answer | undefined;
  large?: boolean;
  /** Says a label in another language, with the English beside it. */
  say?: (label: string) => ReactNode;
  onAnswer: (answer: Answer) => void;
}

/** Yes, not sure, no. */
export function AnswerButtons({ labelledBy, answer, large = false, say, onAnswer }: AnswerButtonsProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend of its own; the words stand beside it.
    <div role="group" aria-labelledby={labelledBy} className={`${styles.answers} ${large ? styles.large : ''}`}>
      {ANSWERS.map((one) => (
        <button
          key={one.answer}
          type="button"
          className={styles.answer}
          aria-pressed={one.answer === answer}
          onClick={() => onAnswer(one.answer)}
        >
          {say?.(one.label) ?? one.label}
        </button>
      ))}
    </div>
  );
}
