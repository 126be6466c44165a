import type { MessageArea } from './message-entry';

/** Being allowed, or not. */
export const ACCESS_MESSAGES = {
  'access.refused': { tone: 'error', text: 'Your account may not do this, so nothing was changed.' },
  'access.notDelegated': {
    tone: 'warning',
    text: 'You do not act for this person in this matter, or no longer. Nothing was changed. They can allow it in their settings.',
  },
  'access.signInFirst': { tone: 'info', text: 'Please sign in first. You come straight back here afterwards.' },
  'access.patientsOnly': {
    tone: 'info',
    text: 'This page belongs to patients. You are signed in as a healthcare provider.',
  },
  'access.specialistsOnly': {
    tone: 'info',
    text: 'This page belongs to healthcare providers. You are signed in as a patient.',
  },
} as const satisfies MessageArea;
