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
  'payment.tooLate': {
    tone: 'warning',
    text: 'The payment arrived after the time had gone to someone else. You get your money back in full.',
  },
} as const satisfies MessageArea;
