import type { MessageArea } from './message-entry';

/** Proving an e-mail address. */
export const VERIFICATION_MESSAGES = {
  'verification.emailFirst': { tone: 'error', text: 'Please enter your email address first' },
  'verification.sendFailed': { tone: 'error', text: 'Failed to send verification email' },
  'verification.sentCheckInbox': { tone: 'success', text: 'Verification email sent! Please check your inbox.' },
  'verification.sent': { tone: 'success', text: 'Verification email sent' },
  'verification.resendFailed': { tone: 'error', text: 'Failed to resend verification email. Please try again.' },
  'verification.emailMissing': { tone: 'error', text: 'Email address is missing. Please go back and try again.' },
  'verification.codeRequired': { tone: 'error', text: 'Please enter the code from the email' },
  'verification.codeWrong': {
    tone: 'error',
    text: 'That code does not match. Check the newest email from us, or ask for a new code.',
  },
  'verification.codeExpired': {
    tone: 'error',
    text: 'That code is too old. Ask for a new one; nothing you entered is lost.',
  },
  'verification.noSignUp': {
    tone: 'info',
    text: 'There is no sign-up to finish in this browser. Sign in, or start again with the same address.',
  },
} as const satisfies MessageArea;
