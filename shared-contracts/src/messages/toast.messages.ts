import type { MessageArea } from './message-entry';

/** Short confirmations and failures shown as toasts; but for the last, sentences of the specification, word for word. */
export const TOAST_MESSAGES = {
  'toast.signUpHandled': { tone: 'info', text: 'Sign up is handled through the Clerk UI' },
  'toast.signInHandled': { tone: 'info', text: 'Sign in is handled through the Clerk UI' },
  'toast.signedOut': { tone: 'success', text: 'Signed out successfully' },
  'toast.onboardingFailed': { tone: 'error', text: 'Failed to complete onboarding' },
  'toast.medicalInfoUpdated': { tone: 'success', text: 'Medical information updated' },
  'toast.medicalInfoFailed': { tone: 'error', text: 'Failed to update medical information' },
  'toast.preferencesUpdated': { tone: 'success', text: 'Preferences updated successfully' },
  'toast.preferencesFailed': { tone: 'error', text: 'Failed to update preferences' },
  'toast.enteredDemo': { tone: 'success', text: 'Entered as {role} for demo purposes' },
  'toast.passwordReset': { tone: 'success', text: 'Password has been reset' },
  'toast.passwordResetLinkSent': { tone: 'success', text: 'Password reset link sent to your email' },
  'toast.resetPasswordFailed': { tone: 'error', text: 'Failed to reset password' },
  'toast.resetLinkFailed': { tone: 'error', text: 'Failed to send password reset link' },
  /** Instead of a message that nobody in the page has words for: it may have been a success or a failure. */
  'toast.noWords': {
    tone: 'info',
    text: 'We have no words here yet for what just happened. Please look at the page before you do it again.',
    durationMs: 10_000,
  },
} as const satisfies MessageArea;
