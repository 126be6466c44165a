import type { MessageArea } from './message-entry';

/** Paying for a visit. A failed payment never costs the held time while its clock runs. */
export const PAYMENT_MESSAGES = {
  'medicalAid.scheme': { tone: 'error', text: 'Please name your medical aid' },
  'medicalAid.memberName': { tone: 'error', text: 'Please enter the surname and initials of the main member' },
  'medicalAid.memberNumber': { tone: 'error', text: 'Please enter the membership number' },
  'medicalAid.dependantCode': { tone: 'error', text: 'Please enter the code on your card, at most three digits' },
  'medicalAid.removed': { tone: 'success', text: 'Your medical aid is erased and no longer on your receipts.' },
  'codes.icd10': { tone: 'error', text: 'Please enter ICD-10 codes like J45.9, with commas between them' },
  'codes.tariff': { tone: 'error', text: 'Please enter tariff codes of four to six digits, with commas between them' },
  'codes.noteFirst': { tone: 'error', text: 'Please sign the note of this visit first. Nothing was saved.' },
  'codes.saved': { tone: 'success', text: 'The codes are saved. Your patient can put them on the receipt.' },
  'vat.number': { tone: 'error', text: 'Please enter ten digits that begin with 4' },
  'vat.from': {
    tone: 'error',
    text: 'Please choose a first day, at most a year ahead and after any earlier registration',
  },
  'vat.last': { tone: 'error', text: 'Please choose a last day after the first, at most a year ahead' },
  'vat.issued': {
    tone: 'error',
    text: 'Invoices of these days were made already and stay as they are. Nothing was changed. Please choose other days.',
  },
  'vat.inUse': {
    tone: 'error',
    text: 'Invoices name this registration, so number and first day stay. Nothing was changed.',
  },
  'vat.saved': { tone: 'success', text: 'Saved. Your next invoices follow it.' },
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
    text: 'Your card details have expired. Nothing was charged and your time is still held. Please type them in again.',
  },
  'payment.cvcWrong': {
    tone: 'error',
    text: 'The security code does not match the card. Nothing was charged and your time is still held. Please check it and try again.',
  },
  'payment.tooOften': {
    tone: 'error',
    text: 'That was tried many times in a short while. Nothing was charged. Please try again in an hour. If your time has gone by then, you can choose another.',
  },
  'payment.providerAway': {
    tone: 'error',
    text: 'Card payments are not available right now. Nothing was charged and your time is still held. Please try again in a moment.',
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
    text: 'Your bank wants to check that it is you. Nothing has been charged yet and your time is still held. Please confirm in the next step.',
  },
  'payment.challengeFailed': {
    tone: 'error',
    text: 'Your bank could not confirm that it is you. Nothing was charged and your time is still held. Try again or use another card.',
  },
  'payment.noAnswer': {
    tone: 'warning',
    text: 'The bank did not answer in time. If you end up paying twice, you get one payment back. Your time is still held; please try again.',
  },
  'payment.superseded': {
    tone: 'info',
    text: 'You started another payment for this visit. Only one of them counts; if both go through, you get one back.',
  },
  'payment.refundTooMuch': {
    tone: 'error',
    text: 'You cannot refund more than was paid, so nothing was changed. Please check what was already refunded.',
  },
  'payment.noSuchReceipt': {
    tone: 'error',
    text: 'No receipt has this number. It stands at the top of the receipt, for example R2026-000123.',
  },
  'payment.visitNotOver': {
    tone: 'info',
    text: 'The visit is not over yet, so its own rules still decide what goes back. Nothing was moved.',
  },
  'payment.goodwillGiven': {
    tone: 'info',
    text: 'Money of this visit was given back out of goodwill before. That is possible once for each visit.',
  },
  'payment.atTheBank': {
    tone: 'info',
    text: 'The payer’s bank took this payment back, so giving money here would pay it twice. Nothing was moved.',
  },
  'payment.nothingLeft': { tone: 'info', text: 'All that was paid went back already. Nothing was moved.' },
  'payment.tooLate': {
    tone: 'warning',
    text: 'The payment arrived after the time had gone to someone else. You get your money back in full.',
  },
} as const satisfies MessageArea;
