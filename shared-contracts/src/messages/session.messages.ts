import type { MessageArea } from './message-entry';

/** The session with the data backend and its end. */
export const SESSION_MESSAGES = {
  'sync.noToken': { tone: 'error', text: 'Failed to get authentication token' },
  'sync.refused': { tone: 'error', text: 'Failed to authenticate with Supabase' },
  'sync.failed': { tone: 'error', text: 'Error syncing authentication' },
  'sync.signInRequired': { tone: 'info', text: 'Authentication required to display personalized content.' },
  'session.expired': {
    tone: 'warning',
    text: 'You were signed out after a while, to keep your details safe. Please sign in again.',
  },
  'session.identityUnreachable': {
    tone: 'error',
    text: 'The sign-in service cannot be reached right now. Your account is safe. Please try again in a moment.',
  },
} as const satisfies MessageArea;
