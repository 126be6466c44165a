import type { MessageArea } from './message-entry';

/** People who are asked into a visit beside its two sides. */
export const GUEST_MESSAGES = {
  'guests.notFound': {
    tone: 'error',
    text: 'This invitation no longer works. It was taken back, used by somebody else, or the visit is over. Ask the person who sent it for a new one.',
  },
  'guests.nameRequired': { tone: 'error', text: 'Please enter their name' },
  'guests.tooMany': {
    tone: 'warning',
    text: 'This visit has as many guests as it can, so nobody was invited. Take an invitation back first.',
  },
  'guests.notNow': {
    tone: 'warning',
    text: 'You can let a guest in while the visit is running, once they have accepted. Nothing was changed.',
  },
  'guests.alreadyIn': {
    tone: 'info',
    text: 'This account is already part of the visit, so the invitation was not used. Sign in with the account of the person who is invited.',
  },
  'guests.colleaguesOnly': {
    tone: 'error',
    text: 'This invitation is for a colleague, and this account does not belong to a specialist who is registered here. It was not used; sign in with the other account.',
  },
  'guests.notConfirmedOut': {
    tone: 'warning',
    text: 'They are out of the visit: they no longer have a place in it, and the call has a new key that they cannot get. The call server has not confirmed that it closed their connection. They may still have heard the few seconds until each device took the new key; after that, nothing they receive can be understood. We keep trying to close the connection, and there is nothing you need to do.',
  },
  'guests.bothSides': {
    tone: 'error',
    text: 'You cannot be on both sides of a visit. If you treat the patient, you need an invitation as a colleague; if you act for them, as family. This one was not used. Ask for the right one.',
  },
} as const satisfies MessageArea;
