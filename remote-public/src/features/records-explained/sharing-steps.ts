import type { Step } from '../../explain/numbered-steps';

/** How a record is shared, from booking a visit to taking it back. */
export const SHARING_STEPS: readonly Step[] = [
  {
    title: 'A visit opens a little',
    text: 'Whom you book sees what is about you, your medicines and your conditions, until 30 days after the visit.',
  },
  {
    title: 'You open more',
    text: 'Add a part, a person or a longer time. Or ask a specialist to read one thing only.',
  },
  { title: 'You see every look', text: 'Who opened what, when and why, in your own list.' },
  { title: 'You close it again', text: 'At once and without a reason. What was open is closed with the next press.' },
];
