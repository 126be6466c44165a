import type { MessageArea } from './message-entry';

/** How much one account may add, taking one's record along and closing the account. */
export const ACCOUNT_MESSAGES = {
  'account.dayOfEntries': {
    tone: 'warning',
    text: 'One account can add at most {most} entries of this kind in a day, so this was not added. Everything saved before is safe. You can go on at {opens}, South African time.',
  },
  'account.dayOfBytes': {
    tone: 'warning',
    text: 'One account can add at most {most} MB of this kind in a day, so this was not added. Everything saved before is safe. You can go on at {opens}, South African time.',
  },
  'account.confirmWords': {
    tone: 'error',
    text: 'Please type the words exactly as shown. Your account is open and unchanged.',
  },
  'account.visitsOpen': {
    tone: 'warning',
    text: 'You still have a visit that is requested, held or booked, so your account stays open and unchanged. Cancel it first, or close your account afterwards.',
  },
  'account.moneyOnItsWay': {
    tone: 'warning',
    text: 'A payment or refund of yours is still being processed, so your account stays open and unchanged. Please try again once your receipts show it as settled.',
  },
  'account.patientsBooked': {
    tone: 'warning',
    text: 'Patients still have visits with you, so your account stays open and unchanged. See them, or cancel their visits with a reason first.',
  },
  'account.notesUnsigned': {
    tone: 'warning',
    text: 'You have notes that are not signed, so your account stays open and unchanged. Please sign or discard them first.',
  },
  'account.requestsOpen': {
    tone: 'warning',
    text: 'Patients are waiting for your answer to a renewal or a correction, or you have a draft prescription. Your account stays open and unchanged. Please answer or discard them first.',
  },
  'account.lastGuardian': {
    tone: 'warning',
    text: 'You alone look after somebody else’s record. Please let another guardian join you on the Family page, or write to us and we close it with you.',
  },
  'account.operator': {
    tone: 'warning',
    text: 'You work as an operator, so your account stays open and unchanged. Please ask the clinic to remove that role first.',
  },
  'account.signInAgain': {
    tone: 'warning',
    text: 'Your account is open and unchanged. To be sure that it is you, please sign in again, come back here, and close it within ten minutes.',
  },
  'account.exported': {
    tone: 'success',
    text: 'Your record is saved on this device. Keep the file where only you can open it.',
  },
  'account.consentGiven': { tone: 'success', text: 'Your agreement is saved, with the text you read.' },
  'account.consentWithdrawn': {
    tone: 'success',
    text: 'Your agreement is withdrawn. What was done before stays as it was.',
  },
  'account.closed': {
    tone: 'success',
    text: 'Your account is closed and you are signed out everywhere. What the law makes us keep is no longer under your name.',
  },
} as const satisfies MessageArea;
