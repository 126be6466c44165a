import type { MessageArea } from './message-entry';

/** Parts of the application that do not arrive or break. Every page brings these words along. */
export const ARRIVAL_MESSAGES = {
  'remote.unavailable': {
    tone: 'error',
    text: 'The rest of the application works and nothing was lost. Please try again.',
  },
  'remote.mismatch': {
    tone: 'error',
    text: 'What you saved is safe, and the rest of the application works. We know of it and are on it.',
  },
  'remote.moved': {
    tone: 'error',
    text: 'A newer version of it is here. What you saved is safe. Please reload the page.',
  },
  'app.unexpected': {
    tone: 'error',
    text: 'Something went wrong in the application. What you saved before is safe. Please try again or go to the start page.',
  },
  'session.identityUnreachable': {
    tone: 'error',
    text: 'The sign-in service cannot be reached right now. Your account is safe. Please try again in a moment.',
  },
} as const satisfies MessageArea;
