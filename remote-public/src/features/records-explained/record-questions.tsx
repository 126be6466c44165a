import { pathTo } from '@telehealth/contracts/routes';
import type { Question } from '../../explain/questions';

/** Questions before a patient trusts the service with their record. */
export const RECORD_QUESTIONS: readonly Question[] = [
  {
    question: 'Who can see my record?',
    answer:
      'You, whoever you let in, and the specialists of your visits as far as a visit opens it. What a specialist wrote stays readable to its author. Nobody else, and nobody without a line in your access log.',
  },
  {
    question: 'What happens in an emergency?',
    answer: (
      <>
        A verified specialist can open your record for 60 minutes, to read only, and has to say why. You are told at
        once, an operator reviews it, and you can object. In danger yourself? Read{' '}
        <a href={pathTo('emergencyCare')}>emergency care</a>.
      </>
    ),
  },
  {
    question: 'Something in it is wrong. What can I do?',
    answer:
      'Press “I think this is wrong” beside the entry. Its author has 30 days to correct it or to say why not; until then others see that it is disputed.',
  },
  {
    question: 'Can somebody else look after it for me?',
    answer:
      'Yes. You can let a person you trust book, pay, read, or ask for prescriptions. You choose each of these separately, and can end it at any time.',
  },
  {
    question: 'Can I take it with me?',
    answer:
      'Yes, all of it, as one file that other health services can read (its format is FHIR R4). Documents download one by one.',
  },
];

export const PROTECTION_QUESTIONS: readonly Question[] = [
  {
    question: 'How do I know that the access log is complete?',
    answer:
      'Each line carries a fingerprint of the line before it, and the newest fingerprint is also kept in a second place. If a line is changed or removed, it shows.',
  },
  {
    question: 'What if I close my account?',
    answer:
      'What the law does not make us keep is erased. What it does, such as signed notes and prescriptions, is separated from your account. Before you confirm, you see the list, with the law and the date for each.',
  },
  {
    question: 'Are uploaded files checked?',
    answer:
      'Yes. Only PDF and pictures are taken, and a file that hides a program is refused. Where and when a picture you add to a visit was taken is removed before it leaves your device. A link to a file opens once, within a minute.',
  },
];
