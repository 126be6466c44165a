import type { MessageArea } from './message-entry';

/** Completing onboarding, as the onboarding screens say it (the auth layer and the toasts have their own near-twins). */
export const ONBOARDING_MESSAGES = {
  'onboarding.failed': {
    tone: 'error',
    title: 'Onboarding Failed',
    text: 'There was an error completing your onboarding. Please try again.',
  },
  'onboarding.complete': { tone: 'success', title: 'Onboarding Complete', text: 'Onboarding completed successfully' },
  'onboarding.alreadyDone': {
    tone: 'info',
    text: 'Your onboarding is already complete. Change details in your profile.',
  },
  'onboarding.pictureFailed': {
    tone: 'warning',
    text: 'Your details are saved, but the picture could not be uploaded. You can add it later in your profile.',
  },
  'onboarding.draftTooLarge': {
    tone: 'warning',
    text: 'There is too much text to keep while you type. Complete the form now, or shorten what you wrote.',
  },
  'onboarding.registrationPending': {
    tone: 'info',
    text: 'We are checking your registration number. Patients can find you as soon as it is confirmed.',
  },
} as const satisfies MessageArea;
