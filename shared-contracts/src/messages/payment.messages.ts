import type { MessageArea } from './message-entry';

/** Paying for a visit. A failed payment never costs the held time while its clock runs. */
export const PAYMENT_MESSAGES = {
  'payment.paid': { tone: 'success', text: 'Payment received. Your visit is booked.' },
  'payment.declined': {
    tone: 'error',
    text: 'Your bank did not approve this payment. Nothing was charged and your time is still held. Try another card.',
  },
  'payment.insufficientFunds': {
    tone: 'error',
    text: 'The card does not have enough funds. Nothing was charged and your time is still held. Try another card.',
  },
  'payment.cardExpired': {
    tone: 'error',
    text: 'This card has expired. Nothing was charged and your time is still held. Try another card.',
  },
  'payment.cardInvalid': { tone: 'error', text: 'Please check the card number. Nothing was charged.' },
  'payment.expiryInvalid': { tone: 'error', text: 'Please enter the expiry as month and year, for example 08/29' },
  'payment.cvcInvalid': { tone: 'error', text: 'Please enter the three or four digits of the security code' },
  'payment.failed': {
    tone: 'error',
    text: 'The payment did not go through. Nothing was charged and your time is still held. Please try again.',
  },
  'payment.processing': { tone: 'info', text: 'The payment is being confirmed. You do not need to pay again.' },
  'payment.stillChecking': {
    tone: 'info',
    text: 'Your bank has not answered yet. We keep asking, and your visit is booked as soon as it says yes. You do not need to pay again.',
  },
  'payment.cardNotUsable': {
    tone: 'error',
    text: 'The card could not be used any more. Nothing was charged and your time is still held. Please type it in again.',
  },
  'payment.cvcWrong': {
    tone: 'error',
    text: 'The security code does not fit the card. Nothing was charged and your time is still held. Please check it and try again.',
  },
  'payment.tooOften': {
    tone: 'error',
    text: 'That was tried many times in a short while. Nothing was charged. Please try again in an hour, or book by phone with your specialist.',
  },
  'payment.providerAway': {
    tone: 'error',
    text: 'Card payments cannot be reached right now. Nothing was charged and your time is still held. Please try again in a moment.',
  },
  'payment.providerOff': {
    tone: 'error',
    text: 'Card payments are switched off here. Nothing was charged.',
  },
  'payment.sandboxOff': {
    tone: 'error',
    text: 'Test payments are switched off here. Nothing was charged. Please pay with the payment provider instead.',
  },
  'payment.notDue': { tone: 'info', text: 'There is nothing to pay for this visit right now. Nothing was charged.' },
  'payment.notFound': { tone: 'error', text: 'We could not find a payment for this visit. Nothing was charged.' },
  'payment.amountMismatch': {
    tone: 'error',
    text: 'The amount received does not match the price shown. The visit is not confirmed yet; we are looking into it.',
  },
  'payment.eventReused': {
    tone: 'error',
    text: 'This report of a payment was already used for something else, so it was refused. Nothing was changed; we are looking into it.',
  },
  'payment.challenge': {
    tone: 'info',
    text: 'Your bank wants to know that it is you. Nothing was charged yet and your time is still held. Please confirm in the next step.',
  },
  'payment.challengeFailed': {
    tone: 'error',
    text: 'The confirmation with your bank did not succeed. Nothing was charged and your time is still held. Try again or take another card.',
  },
  'payment.noAnswer': {
    tone: 'warning',
    text: 'The bank did not answer in time. Should it answer later, money that came twice goes back to you. Your time is still held; please try again.',
  },
  'payment.superseded': {
    tone: 'info',
    text: 'You began another payment for this visit. Only one of them counts; should both arrive, one goes back to you.',
  },
  'payment.refundTooMuch': {
    tone: 'error',
    text: 'More than was paid cannot be given back, so nothing was changed. Please look at what was already returned.',
  },
  'payment.tooLate': {
    tone: 'warning',
    text: 'The payment arrived after the time had gone to someone else. You get your money back in full.',
  },
} as const satisfies MessageArea;
