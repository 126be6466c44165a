import type { MessageArea } from './message-entry';

/** People who are asked into a visit beside its two sides. */
export const GUEST_MESSAGES = {
  'guests.notFound': {
    tone: 'error',
    text: 'This invitation does not open a visit. It was taken back, used by somebody else, or the visit is over. Ask the person who sent it for a new one.',
  },
  'guests.nameRequired': { tone: 'error', text: 'Please say who it is' },
  'guests.tooMany': {
    tone: 'warning',
    text: 'No more people can be asked into this visit, and nobody new was. Take an invitation back first.',
  },
  'guests.notNow': {
    tone: 'warning',
    text: 'A guest is let in while the visit runs, after they accepted. Nothing was changed. The list shows where each of them is.',
  },
  'guests.alreadyIn': {
    tone: 'info',
    text: 'This account already has a part in the visit. The invitation is unused. Sign in with the account of the person who is invited.',
  },
  'guests.colleaguesOnly': {
    tone: 'error',
    text: 'This invitation is for a colleague, and this account belongs to no specialist who is registered here. It is unused; sign in with the other account.',
  },
  'guests.bothSides': {
    tone: 'error',
    text: 'Nobody stands on both sides of a visit: who treats the patient comes as a colleague, who acts for them as family. The invitation is unused. Ask for one that fits.',
  },
} as const satisfies MessageArea;
