import type { Step } from '../../../explain/numbered-steps';

export const CHECKER_STEPS: readonly Step[] = [
  {
    title: 'Danger first',
    text: 'Concrete signs, made for the age and for pregnancy. “Not sure” counts. One of them ends the questions and shows who to call.',
  },
  {
    title: 'Your own words',
    text: 'You write, or show it on a body. What we read is shown to you; you take out what is wrong and add what is missing.',
  },
  {
    title: 'Questions that fit',
    text: 'At most ten, the most telling first. A later answer never makes the result milder; only changing the answer that led there does.',
  },
  {
    title: 'How soon, and why',
    text: 'One of five levels with the rule that decided, where it comes from, what to do, and what should make you act sooner.',
  },
];
