import type { Step } from '../../../explain/numbered-steps';

export const CHECKER_STEPS: readonly Step[] = [
  {
    title: 'Your own words',
    text: 'You write, or show it on a body. A danger in your words shows at once who to call.',
  },
  {
    title: 'Danger signs that fit',
    text: 'At most eight, chosen by your words and the age. “Not sure” counts. One of them ends the questions. Then what we read is shown to you; you take out what is wrong and add what is missing.',
  },
  {
    title: 'Questions that fit',
    text: 'At most six, the most telling first. A later answer never makes the result milder; only changing the answer that led there does.',
  },
  {
    title: 'How soon, and why',
    text: 'One of five levels with the rule that decided, where it comes from, what to do, and what should make you act sooner.',
  },
];
