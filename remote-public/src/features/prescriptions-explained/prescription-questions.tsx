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
      'Whether the prescription is valid today, the day it was issued, the prescriber’s name and council number, how it is signed, the patient’s initials, what was dispensed so far, and each medicine with strength, quantity and repeats. Not the directions, the address or the date of birth: those are on the paper.',
  },
  {
    question: 'Does it say that a prescription was stopped?',
    answer:
      'Yes, with the day, and nothing of what it was or why. A code that is unknown or mistyped belongs to nothing. Please call the prescriber.',
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
