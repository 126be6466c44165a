import type { MessageArea } from './message-entry';

/** Being allowed, or not. */
export const ACCESS_MESSAGES = {
  'access.refused': { tone: 'error', text: 'Your account is not allowed to do this. Nothing was changed.' },
  'access.notDelegated': {
    tone: 'warning',
    text: 'You are not allowed to do this for this person. Nothing was changed. They can allow it in their profile.',
  },
  'access.signInFirst': { tone: 'info', text: 'Please sign in first. We will bring you straight back here.' },
  'access.patientsOnly': {
    tone: 'info',
    text: 'This page is for patients. You are signed in as a healthcare provider.',
  },
  'access.specialistsOnly': {
    tone: 'info',
    text: 'This page is for healthcare providers. You are signed in as a patient.',
  },
} as const satisfies MessageArea;
