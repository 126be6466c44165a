import { APPOINTMENT_STATUSES } from '@telehealth/contracts/booking';
import { isMessageId, type MessageId } from '@telehealth/contracts/messages';
import { numberText } from '@telehealth/contracts/schemas/number-kinds';
import type { NumberKind } from '@telehealth/contracts/schemas/read-number';
import { says } from '@telehealth/contracts/schemas/says';
import { LIMITS } from '@telehealth/contracts/settings';
import type { WithClient } from '@telehealth/data/client/backend';
import { acknowledged, callBackend } from '@telehealth/data/client/call-backend';
import { type BackendMutation, useBackendMutation } from '@telehealth/data/client/use-backend-mutation';
import { type BackendQuery, useBackendQuery } from '@telehealth/data/client/use-backend-query';
import { rowSchema } from '@telehealth/data/rows/row-schema';
import { instant, money, textOrNone } from '@telehealth/data/rows/row-values';
import { z } from 'zod';
import { deskKeys } from './desk.queries';

/** What was paid, found by the number of its receipt; no name. */
export const receiptPayment = rowSchema<'payment_of_receipt'>()({
  receipt: z.string(),
  paidAt: instant,
  paid: money('amount_minor'),
  wentBack: money('refund_minor'),
  visitAt: instant,
  visitStatus: z.enum(APPOINTMENT_STATUSES),
  /** Why nothing can be given back; null: it can. */
  problem: textOrNone.transform((id): MessageId | null => (isMessageId(id) ? id : null)),
});
export type ReceiptPayment = z.output<typeof receiptPayment>;

export const leftOf = ({ paid, wentBack }: ReceiptPayment): number => paid.amountMinor - wentBack.amountMinor;

/** @param receipt as it was typed; empty: nothing is asked */
export function useReceiptPayment(receipt: string): BackendQuery<ReceiptPayment> {
  return useBackendQuery(
    ({ client }, userId) => ({
      queryKey: deskKeys.of(`receipt ${receipt}`, userId),
      queryFn: ({ signal }) =>
        callBackend(
          client.rpc('payment_of_receipt', { p_receipt: receipt }).abortSignal(signal),
          z.tuple([receiptPayment]).transform(([row]) => row),
        ),
    }),
    { enabled: receipt !== '' },
  );
}

export const receiptSearchSchema = z.object({
  receipt: z
    .string(says('payment.noSuchReceipt'))
    .trim()
    .regex(/^R\d{4}-\d{6,12}$/i, says('payment.noSuchReceipt')),
});
export type ReceiptSearch = z.output<typeof receiptSearchSchema>;

/** An amount in the currency, not in its cents: what is left at most. */
export const goodwillKind = (leftMinor: number): NumberKind => ({ decimals: 2, min: 0.01, max: leftMinor / 100 });

export const goodwillSchema = (kind: NumberKind) =>
  z.object({
    amount: numberText(kind, 'desk.goodwillAmount'),
    words: z
      .string(says('desk.goodwillWords'))
      .trim()
      .min(LIMITS.goodwillWords.min, says('desk.goodwillWords'))
      .max(LIMITS.goodwillWords.max, says('desk.goodwillWords')),
  });
export type GoodwillForm = z.output<ReturnType<typeof goodwillSchema>>;

export interface Goodwill {
  receipt: string;
  amountMinor: number;
  /** The patient reads them on the receipt. */
  words: string;
}

export const useGiveGoodwill = (): BackendMutation<Goodwill, void> =>
  useBackendMutation(
    ({ client }: WithClient, { receipt, amountMinor, words }) =>
      callBackend(
        client.rpc('give_goodwill', { p_receipt: receipt, p_amount_minor: amountMinor, p_words: words }),
        acknowledged,
      ),
    { invalidates: [deskKeys.all] },
  );
