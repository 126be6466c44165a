import { formatMoney } from '../formatting/money.ts';
import { type MailFacts, moment, SEE } from '../mail/mail-facts.ts';
import type { Kinds } from './kind.ts';
import type { MailsOf } from './mail.ts';

/** Notifications about money. */
export const PAYMENT = {
  'payment.refunded': { for: 'patient', title: 'Your money is on its way back', leads: 'visit' },
  'payment.released': { for: 'patient', title: 'Your card payment was released', leads: 'visit' },
  'payment.tooLate': { for: 'patient', title: 'Your payment came too late', leads: 'visit' },
  'payment.failed': { for: 'patient', title: 'Your payment did not go through', leads: 'payment' },
  'payment.challenge': { for: 'patient', title: 'Your bank asks you to confirm a payment', leads: 'payment' },
  'payment.expired': { for: 'patient', title: 'Your bank released your payment', leads: 'visit' },
  'payment.refundDelayed': { for: 'patient', title: 'Your refund takes longer', leads: 'visit' },
} satisfies Kinds;

const money = ({ amountMinor, currency }: MailFacts, unknown = 'The amount') =>
  amountMinor === undefined || !currency ? unknown : formatMoney({ amountMinor, currency });
/** Which visit it is about, by its time: names and reasons stay out of mails. */
const forVisit = (payload: MailFacts) =>
  payload.startsAt ? ` for your visit on ${moment(payload.startsAt, payload)}` : '';
const ofVisit = (payload: MailFacts) =>
  payload.startsAt ? ` of your visit on ${moment(payload.startsAt, payload)}` : '';

/** Their mails: how much, and for which visit. */
export const PAYMENT_MAILS: MailsOf<typeof PAYMENT, MailFacts> = {
  'payment.refunded': {
    lines: (payload) => [
      `${money(payload)}${forVisit(payload)} went back to the way you paid. Banks take a few days to show it.`,
    ],
  },
  'payment.released': {
    lines: (payload) => [
      `${money(payload)}${forVisit(payload)} was only reserved and never taken. Your bank will release it.`,
    ],
  },
  'payment.tooLate': {
    lines: (payload) => [
      `The time${ofVisit(payload)} had gone to someone else. You get ${money(payload, 'your money')} back in full.`,
    ],
  },
  'payment.failed': { lines: (payload) => [`${money(payload)}${forVisit(payload)} was not charged. ${SEE}`] },
  'payment.challenge': { lines: (payload) => [`${money(payload)}${forVisit(payload)} is not charged yet. ${SEE}`] },
  'payment.expired': { lines: (payload) => [`${money(payload)}${forVisit(payload)} was not charged. ${SEE}`] },
  'payment.refundDelayed': {
    lines: (payload) => [
      `Your bank refused the refund of ${money(payload, 'your money')}${forVisit(payload)} several times. Nothing is lost: somebody at the clinic is looking into it.`,
    ],
  },
};
