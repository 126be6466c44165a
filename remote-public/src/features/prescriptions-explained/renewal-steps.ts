import type { Step } from '../../explain/numbered-steps';

export const RENEWAL_STEPS: readonly Step[] = [
  {
    title: 'Requested',
    text: 'You press “Request”. Opening the page is not a request, and the page shows whether you have made one.',
  },
  {
    title: 'Seen',
    text: 'You see when your prescriber opened it. If nobody opens it within 48 hours, you, the prescriber and our staff are told.',
  },
  {
    title: 'Decided',
    text: 'Approved, declined with the reason, or a visit is needed first. Schedule 6 always needs one.',
  },
  { title: 'Ready', text: 'The new script is issued and signed, and waits in your list with its code.' },
];

export const ISSUING_STEPS: readonly Step[] = [
  {
    title: 'A visit first',
    text: 'Only a verified specialist who has seen you can prescribe. Nobody else, and no computer program.',
  },
  {
    title: 'Allergies compared',
    text: 'Every medicine is compared with your recorded allergies before it is issued.',
  },
  {
    title: 'All the details',
    text: 'Prescriber, council number, patient, medicine, strength, quantity, directions, repeats.',
  },
  {
    title: 'Yours to read',
    text: 'You print the script, the prescriber signs it, and a pharmacist can check its code.',
  },
];
