import { PAYMENT_STATES } from '@telehealth/contracts/booking';
import { z } from 'zod';
import { answerSchema, column, part, partOrNull, rowSchema } from '../rows/row-schema';
import { instant, money, uuid, whole } from '../rows/row-values';

const paymentState = z.enum(PAYMENT_STATES);

/** The payment of one visit. It never contains card data. */
export const payment = rowSchema<'payments'>()({
  id: uuid,
  appointmentId: uuid,
  /** What is charged. */
  amount: money('amount_minor'),
  /** The rate at which a price in dollars became the rands of `amount`; null: the price itself is charged. */
  rate: partOrNull({ perDollar: column('per_dollar', z.number()), dated: column('rate_dated', z.string()) }),
  state: paymentState,
  /** Id of the message that explains the last failure, or null. */
  failure: z.string().nullable(),
  paidAt: instant.nullable(),
  refund: money('refund_minor'),
  /** When a bank was last asked for it. */
  attemptedAt: instant.nullable(),
});
export type Payment = z.output<typeof payment>;

/** A visit without a payment comes as no row or as a row of nulls. */
const none = z.union([z.null(), z.object({ id: z.null() })]).transform(() => null);
export const paymentOrNone = z.union([none, payment]);

/** A payment's state as the function `payments` returns it. */
export const paymentStanding = z.object({
  state: paymentState,
  failure: z.string().nullable(),
  /** The bank's challenge page for the payer, while it is open. */
  challengeUrl: z.url({ protocol: /^https?$/ }).nullable(),
  /** The payer has something to do at their bank or the provider, also where its address is not told again. */
  isAsked: z.boolean().default(false),
});
export type PaymentStanding = z.output<typeof paymentStanding>;

/** How this installation's payment provider takes cards. */
export const cardDesk = z.object({
  provider: z.enum(['sandbox', 'stripe', 'paystack']).nullable(),
  publishableKey: z.string().default(''),
  /** The sandbox's address for cards. */
  tokensUrl: z.string().nullable().default(null),
});
export type CardDesk = z.output<typeof cardDesk>;

const receiptAnswer = answerSchema({
  number: z.string(),
  paidAt: instant,
  patientName: z.string(),
  /** Who paid: the patient, or somebody for them; empty: not known. */
  payerName: z
    .string()
    .nullish()
    .transform((name) => name ?? ''),
  specialistName: z.string(),
  councilNumber: z.string(),
  /** The practice number to which medical aids pay; empty: none. */
  practiceNumber: z.string(),
  practice: z.string(),
  /** Only in the patient's own receipt, by choice. */
  medicalAid: z
    .object({
      scheme: z.string(),
      plan: z.string(),
      memberName: z.string(),
      memberNumber: z.string(),
      dependantCode: z.string(),
    })
    .nullable(),
  /** Whether the treating specialist gave claim codes, which only the patient may read. */
  hasCodes: z.boolean(),
  /** The price of the visit, of which `amount` is what was charged. */
  price: part({ amountMinor: column('priceMinor', whole), currency: column('priceCurrency', z.string()) }),
  /** The dollar's rate at which rands were charged, of dollars the one on the day of payment; null: none was published. */
  rate: z.object({ perDollar: z.number(), dated: z.string(), source: z.string() }).nullable(),
  visitTypeName: z.string(),
  startsAt: instant,
  timeZone: z.string(),
  minutes: z.number(),
  amount: money('amountMinor'),
  refund: money('refundMinor'),
  net: money('netMinor'),
  /** Each refund; in the receipt's currency. Of goodwill the words of who gave it, else empty. */
  sentBack: column(
    'refunds',
    z.array(
      z.object({
        amountMinor: z.number(),
        state: z.enum(['pending', 'settled', 'failed']),
        at: instant,
        words: z.string(),
      }),
    ),
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

export const visitCodes = rowSchema<'visit_codes'>()({ icd10: z.array(z.string()), tariffs: z.array(z.string()) });
export type VisitCodes = z.output<typeof visitCodes>;
