import type { Step } from '../../explain/numbered-steps';

/** How a renewal goes, each step with its time and whose turn it is. */
export const RENEWAL_STEPS: readonly Step[] = [
  {
    title: 'Requested',
    text: 'You press “Request”. Looking at the page is not a request, and the page says which it is.',
  },
  { title: 'Seen', text: 'You see when your prescriber opened it. A request nobody opened in 48 hours is escalated.' },
  {
    title: 'Decided',
    text: 'Approved, declined with the reason, or a visit is needed first. Schedule 6 always needs one.',
  },
  { title: 'Ready', text: 'The new script is issued and waits in your list, with its code.' },
];

/** How a prescription comes about. */
export const ISSUING_STEPS: readonly Step[] = [
  { title: 'A visit first', text: 'Only a verified specialist who saw you prescribes. Nobody else, and no program.' },
  {
    title: 'Allergies compared',
    text: 'What you are allergic to is compared with every medicine before it is issued.',
  },
  {
    title: 'All particulars',
    text: 'Prescriber, council number, patient, medicine, strength, quantity, directions, repeats.',
  },
  {
    title: 'Yours to read',
    text: 'You print the script, the prescriber signs it, and a pharmacist can check its code.',
  },
];
