import type { MessageArea } from './message-entry';

/** The session with the data backend, and what is said when it is over. */
export const SESSION_MESSAGES = {
  'sync.noToken': { tone: 'error', text: 'Failed to get authentication token' },
  'sync.refused': { tone: 'error', text: 'Failed to authenticate with Supabase' },
  'sync.failed': { tone: 'error', text: 'Error syncing authentication' },
  'sync.signInRequired': { tone: 'info', text: 'Authentication required to display personalized content.' },
  'session.expired': {
    tone: 'warning',
    text: 'You were signed out after a while, to keep your details safe. Please sign in again.',
  },
  'session.ended': {
    tone: 'warning',
    text: 'This sign-in was ended, here or from another device. What you saved is safe. Please sign in again.',
  },
  'session.limitReached': {
    tone: 'warning',
    text: 'This sign-in has reached its time limit, so you were signed out. What you saved is safe. Please sign in again.',
  },
  'session.signedOutElsewhere': { tone: 'info', text: 'You signed out in another tab, so this one is closed as well.' },
} as const satisfies MessageArea;
