import { formatMoney } from '../formatting/money.ts';
import { type MailFacts, moment, SEE } from '../mail/mail-facts.ts';
import type { Kinds, TitleFacts } from './kind.ts';
import type { MailsOf } from './mail.ts';

/** How much, and for the visit with whom. */
const sum =
  (does: string) =>
  ({ amountMinor, currency, counterpartName }: TitleFacts) => {
    const amount = amountMinor && currency ? formatMoney({ amountMinor, currency }) : 'Your money';
    return `${amount}${counterpartName ? ` for your visit with ${counterpartName}` : ''} ${does}`;
  };

/** Notifications about money. */
export const PAYMENT = {
  'payment.refunded': { for: 'patient', title: sum('is on its way back'), leads: 'visit', urgency: 'gatherable' },
  'payment.goodwill': {
    for: 'patient',
    title: sum('comes back to you, with our apology'),
    leads: 'visit',
    urgency: 'gatherable',
  },
  'payment.released': {
    for: 'patient',
    title: sum('was not taken and is released on your card'),
    leads: 'visit',
    urgency: 'gatherable',
  },
  'payment.tooLate': { for: 'patient', title: sum('came too late and goes back to you'), leads: 'visit' },
  'payment.failed': { for: 'patient', title: sum('was not charged'), leads: 'payment' },
  'payment.challenge': { for: 'patient', title: sum('has to be confirmed at your bank'), leads: 'payment' },
  'payment.expired': { for: 'patient', title: sum('was released by your bank'), leads: 'visit' },
  'payment.refundDelayed': { for: 'patient', title: sum('takes longer to come back'), leads: 'visit' },
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
    subject: 'Your money is on its way back',
    lines: (payload) => [
      `${money(payload)}${forVisit(payload)} went back to the way you paid. Banks take a few days to show it.`,
    ],
  },
  'payment.goodwill': {
    subject: 'We give you money back',
    lines: (payload) => [
      `We give ${money(payload)}${forVisit(payload)} back the way you paid, with our apology. Banks take a few days to show it. Your receipt says why.`,
    ],
  },
  'payment.released': {
    subject: 'Your card payment was released',
    lines: (payload) => [
      `${money(payload)}${forVisit(payload)} was only reserved and never taken. Your bank will release it.`,
    ],
  },
  'payment.tooLate': {
    subject: 'Your payment came too late',
    lines: (payload) => [
      `The time${ofVisit(payload)} had gone to someone else. You get ${money(payload, 'your money')} back in full.`,
    ],
  },
  'payment.failed': {
    subject: 'Your payment did not go through',
    lines: (payload) => [`${money(payload)}${forVisit(payload)} was not charged. ${SEE}`],
  },
  'payment.challenge': {
    subject: 'Your bank asks you to confirm a payment',
    lines: (payload) => [`${money(payload)}${forVisit(payload)} is not charged yet. ${SEE}`],
  },
  'payment.expired': {
    subject: 'Your bank released your payment',
    lines: (payload) => [`${money(payload)}${forVisit(payload)} was not charged. ${SEE}`],
  },
  'payment.refundDelayed': {
    subject: 'Your refund takes longer',
    lines: (payload) => [
      `Your bank refused the refund of ${money(payload, 'your money')}${forVisit(payload)} several times. Nothing is lost: somebody at the clinic is looking into it.`,
    ],
  },
};
