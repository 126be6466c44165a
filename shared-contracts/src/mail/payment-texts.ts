import { formatMoney } from '../formatting/money.ts';
import { pathTo } from '../routes/path-to.ts';
import { moment, type Notice, type NoticePayload, SEE } from './notice.ts';

const VISITS = '/patient/appointments';
const money = ({ amountMinor, currency }: NoticePayload, unknown = 'The amount') =>
  amountMinor === undefined || !currency ? unknown : formatMoney({ amountMinor, currency });
/** Which visit it is about, by its time: names and reasons stay out of mails. */
const forVisit = (payload: NoticePayload) =>
  payload.startsAt ? ` for your visit on ${moment(payload.startsAt, payload)}` : '';
const ofVisit = (payload: NoticePayload) =>
  payload.startsAt ? ` of your visit on ${moment(payload.startsAt, payload)}` : '';

/** The visit whose money it is; the list where none is named. */
const visitOf = ({ refId }: NoticePayload) => (refId ? pathTo('consultation', { id: refId }) : VISITS);
/** Where it is paid, or the bank answered. */
const payingOf = ({ refId }: NoticePayload) => (refId ? pathTo('payment', { id: refId }) : VISITS);

/** News of money: how much, and for which visit. */
export const PAYMENT_TEXTS: Readonly<Record<string, Notice>> = {
  'payment.refunded': {
    subject: 'Your money is on its way back',
    lines: (payload) => [
      `${money(payload)}${forVisit(payload)} went back to the way you paid. Banks take a few days to show it.`,
    ],
    path: visitOf,
  },
  'payment.released': {
    subject: 'Your card payment was released',
    lines: (payload) => [
      `${money(payload)}${forVisit(payload)} was only reserved and never taken. Your bank will release it.`,
    ],
    path: visitOf,
  },
  'payment.tooLate': {
    subject: 'Your payment came too late',
    lines: (payload) => [
      `The time${ofVisit(payload)} had gone to someone else. You get ${money(payload, 'your money')} back in full.`,
    ],
    path: visitOf,
  },
  'payment.failed': {
    subject: 'Your payment did not go through',
    lines: (payload) => [`${money(payload)}${forVisit(payload)} was not charged. ${SEE}`],
    path: payingOf,
  },
  'payment.challenge': {
    subject: 'Your bank asks you to confirm',
    lines: (payload) => [`${money(payload)}${forVisit(payload)} is not charged yet. ${SEE}`],
    path: payingOf,
  },
  'payment.expired': {
    subject: 'Your bank released your payment',
    lines: (payload) => [`${money(payload)}${forVisit(payload)} was not charged. ${SEE}`],
    path: visitOf,
  },
  'payment.refundDelayed': {
    subject: 'Your refund takes longer',
    lines: (payload) => [
      `Your bank refused the refund of ${money(payload, 'your money')}${forVisit(payload)} several times. Nothing is lost: somebody at the clinic is looking into it.`,
    ],
    path: visitOf,
  },
};
