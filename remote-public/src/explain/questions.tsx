import { Section } from '@telehealth/ui/layout/section';
import { Disclosure } from '@telehealth/ui/parts/disclosure';
import type { ReactNode } from 'react';
import styles from './explain.module.css';

export interface Question {
  question: string;
  answer: ReactNode;
}

export function Questions({ list }: { list: readonly Question[] }) {
  return (
    <Section title="Good to know">
      <div className={styles.questions}>
        {list.map(({ question, answer }) => (
          <Disclosure key={question} summary={question}>
            <p>{answer}</p>
          </Disclosure>
        ))}
      </div>
    </Section>
  );
}
