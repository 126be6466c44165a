import type { MessageArea } from './message-entry';

/** Sick notes and referrals. */
export const LETTER_MESSAGES = {
  'letters.dates': {
    tone: 'error',
    text: 'Please give the first and the last day, in this order and within a year',
  },
  'letters.fitness': { tone: 'error', text: 'Please choose what the patient is able to do' },
  'letters.basis': { tone: 'error', text: 'Please choose what the note is based on' },
  'letters.consent': {
    tone: 'error',
    text: 'Please ask the patient first, or leave the illness out: others will read it',
  },
  'letters.toRequired': { tone: 'error', text: 'Please say who the letter is for' },
  'letters.urgency': { tone: 'error', text: 'Please choose how soon the patient should be seen' },
  'letters.reasonRequired': { tone: 'error', text: 'Please write why you are referring the patient' },
  'letters.category': { tone: 'error', text: 'Please choose whether a laboratory or pictures are asked for' },
  'letters.testsRequired': { tone: 'error', text: 'Please write what is to be tested, one test on each line' },
  'letters.testsTooMany': {
    tone: 'error',
    text: 'Please write at most twenty tests of 120 letters each, one on each line',
  },
  'letters.questionRequired': { tone: 'error', text: 'Please write what you want to know from the test' },
  'letters.priority': { tone: 'error', text: 'Please choose how soon the result is needed' },
  'letters.code': { tone: 'error', text: 'Please enter one ICD-10 code like J45.9, or leave it empty' },
  'letters.endedAlready': {
    tone: 'warning',
    text: 'The one you wanted to replace no longer counts, so nothing was issued. What you typed is still here.',
  },
  'letters.particularsMissing': {
    tone: 'error',
    text: 'Your name, qualification, council number or place of work, or the patient’s name, is missing, so nothing was issued. What you typed is still here. Please complete the profile and issue it again.',
  },
  'letters.notFound': {
    tone: 'error',
    text: 'We could not find this letter among yours. Nothing was changed.',
  },
} as const satisfies MessageArea;
