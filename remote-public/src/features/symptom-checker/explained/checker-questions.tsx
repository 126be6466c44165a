import { pathTo } from '@telehealth/contracts/routes';
import type { Question } from '../../../explain/questions';

export const CHECKER_QUESTIONS: readonly Question[] = [
  {
    question: 'What can it not do?',
    answer:
      'It names no illness, examines nobody and replaces no clinician. It does not see you, hear your breath or feel your belly. It answers one thing: how soon somebody should look at this.',
  },
  {
    question: 'Where do its rules come from?',
    answer:
      'From public guidance: the South African Triage Scale, the Standard Treatment Guidelines, WHO, NICE and others, named with every result. The sentences are ours. No clinician has reviewed the rules yet, and every result says so.',
  },
  {
    question: 'Who learns what I typed?',
    answer:
      'Nobody, until you press save or book. The rules run on your device, so it works without a connection once it is open. Answers are kept in this tab only and go with it, at the end, and when you sign out.',
  },
  {
    question: 'Does a language model answer me?',
    answer:
      'No. The same answers always give the same result, and every result names the rule it follows. That is why it can be tested.',
  },
  {
    question: 'Does my specialist see it?',
    answer:
      'Only if you take it along to a visit you book, and only that specialist and whoever covers for them. Your access log shows that they looked. They are told that it was worked out on your device.',
  },
  {
    question: 'What if it is urgent?',
    answer: (
      <>
        Do not fill in forms. Call 112 from any mobile phone, or open{' '}
        <a href={pathTo('emergencyCare')}>emergency care</a>; it works without a connection.
      </>
    ),
  },
];
