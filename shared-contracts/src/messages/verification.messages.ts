import type { MessageArea } from './message-entry';

/** Proving an e-mail address, and signing in and up by number. */
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
    text: 'That code has expired. Ask for a new one; nothing you entered is lost.',
  },
  'verification.justSent': {
    tone: 'info',
    text: 'An email was sent just now. Give it half a minute, and look in the spam folder too.',
  },
  'verification.linkVerified': {
    tone: 'success',
    text: 'Your email is verified. The page where you created your account continues by itself; you can close this one, or sign in here.',
  },
  'verification.linkExpired': {
    tone: 'warning',
    text: 'That link has expired or was used before. Nothing is lost: ask for a new email here, or sign in if you are done.',
  },
  'verification.linkFailed': {
    tone: 'warning',
    text: 'That link could not be used, so nothing was changed. Use the newest email from us, or ask for a new one here.',
  },
  'verification.linkOtherBrowser': {
    tone: 'warning',
    text: 'Nothing has changed. To keep your account safe, that link works only in the browser where you asked for it. Open it there, or enter the code from the email there. If you did not ask for it, close this page.',
  },
  'verification.noSignUp': {
    tone: 'info',
    text: 'There is no sign-up to finish in this browser. Sign in, or start again with the same address.',
  },
  'byPhone.unclear': {
    tone: 'error',
    text: 'We cannot tell which number that is. Write one number, for example 082 123 4567, or begin with + and the country code.',
  },
  'byPhone.noAccount': {
    tone: 'warning',
    text: 'No account signs in with this number, so no code was sent. Check the number, or create an account.',
  },
  'byPhone.taken': {
    tone: 'warning',
    text: 'This number has an account already, and nothing was changed. Sign in with it instead.',
  },
  'byPhone.sendFailed': {
    tone: 'error',
    text: 'We could not send a code to this number. Nothing was changed. Check the number and try again.',
  },
  'byPhone.justSent': {
    tone: 'info',
    text: 'A text was sent just now. Give it half a minute, and look whether your phone has a signal.',
  },
  'byPhone.sent': { tone: 'success', text: 'We sent another code. Only the newest one works.' },
  'byPhone.codeOver': { tone: 'warning', text: 'This code does not work any more. Please ask for another one.' },
  'byPhone.codeTries': {
    tone: 'warning',
    text: 'That was too many wrong codes, so this one counts no more. Please ask for another one.',
  },
  'byPhone.checkFailed': { tone: 'error', text: 'We could not check the code. Nothing was changed. Please try again.' },
  'byPhone.over': {
    tone: 'warning',
    text: 'This took too long, or another tab began anew. Please start again with your number.',
  },
} as const satisfies MessageArea;
