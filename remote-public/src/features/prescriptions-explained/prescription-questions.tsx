import { Link } from '@telehealth/contracts/router';
import { pathTo } from '@telehealth/contracts/routes';
import type { Question } from '../../explain/questions';

const checkLink = <Link to={pathTo('service.myPrescriptions')}>check its code</Link>;

export const PATIENT_QUESTIONS: readonly Question[] = [
  {
    question: 'Is this a legal electronic prescription?',
    answer:
      'No. South African law asks for an advanced electronic signature for that. What you have here is the record of what was prescribed, and a script to print, which is valid once the prescriber has signed it.',
  },
  {
    question: 'Can I get medicine without a visit?',
    answer:
      'No first prescription without a visit. A renewal goes to the specialist who prescribed it, who may ask to see you.',
  },
  {
    question: 'How will I know that a medicine is running out?',
    answer: 'We work out the day from quantity, directions and repeats, and tell you ten days before.',
  },
  {
    question: 'How does my pharmacy know that it is real?',
    answer: <>Every script has a code. Your pharmacist can {checkLink} without an account.</>,
  },
];

export const PHARMACIST_QUESTIONS: readonly Question[] = [
  {
    question: 'What does the check show?',
    answer:
      'Whether the prescription is valid today, the day it was issued, the prescriber’s name and council number, the patient’s initials, and each medicine with strength, quantity and repeats. Not the directions, the address or the date of birth: those are on the paper.',
  },
  {
    question: 'Why does it not say that a prescription was stopped?',
    answer:
      'Unknown, mistyped, held and stopped codes get the same answer, so that nobody learns anything from trying codes. Please call the prescriber.',
  },
  {
    question: 'May I dispense from the screen?',
    answer:
      'No. Dispense only from the script signed by the prescriber. The code tells you that the paper was not made up or changed.',
  },
  {
    question: 'How many codes can I check?',
    answer: 'Thirty a minute. Codes are long and random, so guessing one is hopeless.',
  },
];
