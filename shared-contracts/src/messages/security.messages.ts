import type { MessageArea } from './message-entry';

/** A person's own sign-in and security: devices, password, addresses, two-step sign-in. */
export const SECURITY_MESSAGES = {
  'security.cancelled': {
    tone: 'info',
    text: 'You did not confirm that it is you, so nothing was changed. What you typed is still here.',
  },
  'security.passwordWrong': { tone: 'error', text: 'That is not your password. Nothing was changed.' },
  'security.confirmFailed': {
    tone: 'error',
    text: 'We could not check that it is you just now. Nothing was changed. Please try again.',
  },
  'security.devicesFailed': {
    tone: 'error',
    text: 'We could not see where you are signed in. Nothing was changed. Please try again.',
  },
  'security.deviceFailed': {
    tone: 'error',
    text: 'That device could not be signed out, so it may still be signed in. Please try again.',
  },
  'security.deviceDone': {
    tone: 'success',
    text: '{device} is signed out. An open page there closes within a minute.',
  },
  'security.othersDone': {
    tone: 'success',
    text: 'You are signed out everywhere else. Open pages there close within a minute.',
  },
  'security.othersPartly': {
    tone: 'error',
    text: 'Signed out {done} of {all}. The others may still be signed in. Please try again.',
  },
  'security.passwordChanged': { tone: 'success', text: 'Your password is changed.' },
  'security.passwordChangedOthers': {
    tone: 'success',
    text: 'Your password is changed, and your other devices are signed out.',
  },
  'security.passwordFailed': {
    tone: 'error',
    text: 'Your password could not be changed, so the old one still works. Please try again.',
  },
  'security.passwordGuessable': {
    tone: 'error',
    text: 'This password is on lists of stolen or common passwords. Please choose another one.',
  },
  'security.emailTaken': { tone: 'error', text: 'This address cannot be added. Please use another one.' },
  'security.emailFailed': {
    tone: 'error',
    text: 'Your addresses could not be changed and are as they were. Please try again.',
  },
  'security.emailCodeSent': {
    tone: 'success',
    text: 'We sent a code to {email}. Enter it here to verify the address.',
  },
  'security.emailProven': { tone: 'success', text: '{email} is verified. You can make it your main address.' },
  'security.emailMain': { tone: 'success', text: '{email} is now your main address: we write to it.' },
  'security.emailRemoved': { tone: 'success', text: '{email} is removed and no longer signs you in.' },
  'auth.secondFactorNeeded': {
    tone: 'warning',
    text: 'Your work here needs two-step sign-in. Nothing was changed. Set it up, then try again.',
  },
  'security.nameSaved': { tone: 'success', text: 'Your name is saved.' },
  'security.nameFailed': { tone: 'error', text: 'Your name could not be saved and is as it was. Please try again.' },
  'twoStep.codeRequired': { tone: 'error', text: 'Please enter the six digits from your authenticator app' },
  'twoStep.codeWrong': {
    tone: 'error',
    text: 'That code does not match. Codes change every 30 seconds: enter the one shown now, and let your phone set its time by itself.',
  },
  'twoStep.backupCodeRequired': { tone: 'error', text: 'Please enter one of your backup codes' },
  'twoStep.backupCodeWrong': {
    tone: 'error',
    text: 'That backup code does not match, or it was used before. Each one works once.',
  },
  'twoStep.failed': {
    tone: 'error',
    text: 'Two-step sign-in could not be changed and is as it was. Please try again.',
  },
  'twoStep.on': { tone: 'success', text: 'Two-step sign-in is on.' },
  'twoStep.off': { tone: 'success', text: 'Two-step sign-in is off. Your password alone signs you in.' },
  'twoStep.required': {
    tone: 'info',
    text: 'Two-step sign-in is required for your account, so it stays on.',
  },
  'twoStep.newCodes': { tone: 'success', text: 'You have new backup codes. The old ones no longer work.' },
  'twoStep.copied': { tone: 'success', text: 'The codes are copied.' },
  'twoStep.copyFailed': { tone: 'error', text: 'The codes could not be copied here. Please download or print them.' },
} as const satisfies MessageArea;
