import type { Step } from '../../explain/numbered-steps';

export const SHARING_STEPS: readonly Step[] = [
  {
    title: 'A visit opens a little',
    text: 'The specialist you book sees your profile, your medicines and your conditions, until 30 days after the visit.',
  },
  {
    title: 'You open more',
    text: 'Add a part, a person or a longer time. Or ask a specialist to read one thing only.',
  },
  { title: 'You see who looked', text: 'Who opened what, when and why, in your own access log.' },
  { title: 'You close it again', text: 'Immediately, and without giving a reason.' },
];
