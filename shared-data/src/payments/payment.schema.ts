import { PAYMENT_STATES } from '@telehealth/contracts';
import { z } from 'zod';
import { answerSchema, column, rowSchema } from '../rows/row-schema';
import { instant, money, textOrNone, uuid } from '../rows/row-values';

const paymentState = z.enum(PAYMENT_STATES);

/** The payment of one visit. Nothing of a card is ever part of it. */
export const payment = rowSchema<'payments'>()({
  id: uuid,
  appointmentId: uuid,
  amount: money('amount_minor'),
  state: paymentState,
  /** Id of the message that explains the last failure, or null. */
  failure: z.string().nullable(),
  paidAt: instant.nullable(),
  /** What went or goes back. */
  refund: money('refund_minor'),
  /** When somebody last asked a bank for it. */
  attemptedAt: instant.nullable(),
});
export type Payment = z.output<typeof payment>;

/** A visit without one comes as no row or as a row of nulls. */
const none = z.union([z.null(), z.object({ id: z.null() })]).transform(() => null);
export const paymentOrNone = z.union([none, payment]);

/** How a payment stands right after it was asked for, as the function `payments` says. */
export const paymentStanding = z.object({
  state: paymentState,
  failure: z.string().nullable(),
  /** The bank's page where the payer answers it, while it asks. */
  challengeUrl: z.url({ protocol: /^https?$/ }).nullable(),
});
export type PaymentStanding = z.output<typeof paymentStanding>;

/** How a card is handed to the payment provider of this installation. */
export const cardDesk = z.object({
  provider: z.enum(['sandbox', 'stripe']).nullable(),
  publishableKey: z.string().default(''),
  /** Where the sandbox takes cards. */
  tokensUrl: z.string().nullable().default(null),
});
export type CardDesk = z.output<typeof cardDesk>;

/** The receipt of a paid visit. */
const receiptAnswer = answerSchema({
  number: z.string(),
  paidAt: instant,
  patientName: z.string(),
  /** Whom it was for, if for somebody else than the holder of the account. */
  forName: textOrNone,
  /** ISO `yyyy-mm-dd`. */
  forBorn: z.string().nullish(),
  specialistName: z.string(),
  councilNumber: z.string(),
  /** By which medical aids pay; empty: none. */
  practiceNumber: z.string(),
  practice: z.string(),
  /** For the patient alone, by choice. */
  medicalAid: z
    .object({
      scheme: z.string(),
      plan: z.string(),
      memberName: z.string(),
      memberNumber: z.string(),
      dependantCode: z.string(),
    })
    .nullable(),
  /** Whether who treated gave codes for a claim, which only the patient may read. */
  hasCodes: z.boolean(),
  /** What a dollar was worth when it was paid; null: no rate was published. */
  rate: z.object({ perDollar: z.number(), dated: z.string(), source: z.string() }).nullable(),
  visitTypeName: z.string(),
  startsAt: instant,
  timeZone: z.string(),
  minutes: z.number(),
  amount: money('amountMinor'),
  refund: money('refundMinor'),
  /** What stays paid. */
  net: money('netMinor'),
  /** Each amount that went or goes back; the currency is that of the receipt. */
  sentBack: column(
    'refunds',
    z.array(z.object({ amountMinor: z.number(), state: z.enum(['pending', 'settled', 'failed']), at: instant })),
  ),
});
export const receipt = receiptAnswer.transform(({ sentBack, ...rest }) => ({
  ...rest,
  refunds: sentBack.map(({ amountMinor, ...refund }) => ({
    ...refund,
    amount: { amountMinor, currency: rest.amount.currency },
  })),
}));
export type PaymentReceipt = z.output<typeof receipt>;

/** What a claim calls a visit. */
export const visitCodes = rowSchema<'visit_codes'>()({ icd10: z.array(z.string()), tariffs: z.array(z.string()) });
export type VisitCodes = z.output<typeof visitCodes>;
