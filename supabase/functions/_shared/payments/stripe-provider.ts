import Stripe from 'stripe';
import { UnsignedMessage } from '../define-webhook.ts';
import {
  type Charge,
  type PaymentProvider,
  PROVIDER_TIMEOUT_MS,
  ProviderRefused,
  ProviderUnavailable,
  type RefundState,
  WEBHOOK_TOLERANCE_SECONDS,
} from './provider.ts';
import { chargeOf, eventOf, refundOf } from './stripe-shapes.ts';

/** Keys of a Stripe account, and where its API answers when that is not Stripe itself. */
export interface StripeOptions {
  secretKey: string;
  publishableKey: string;
  webhookSecret: string;
  api?: { host: string; port: number; protocol: 'http' | 'https' };
  timeoutMs?: number;
}

/** What an error of the SDK means: its kind is known, its text is never passed on. */
function translate(cause: unknown): Error {
  if (cause instanceof Stripe.errors.StripeConnectionError || cause instanceof Stripe.errors.StripeAPIError) {
    return new ProviderUnavailable('no answer', { cause });
  }
  if (cause instanceof Stripe.errors.StripeRateLimitError || cause instanceof Stripe.errors.StripeIdempotencyError) {
    return new ProviderUnavailable('busy', { cause });
  }
  // Our keys are wrong: no card of anybody is to blame.
  if (
    cause instanceof Stripe.errors.StripeAuthenticationError ||
    cause instanceof Stripe.errors.StripePermissionError
  ) {
    return new ProviderUnavailable('keys', { cause });
  }
  if (cause instanceof Stripe.errors.StripeError) return new ProviderRefused(cause.code ?? cause.type);
  return cause instanceof Error ? cause : new ProviderUnavailable('unknown failure');
}

const ask = <T>(call: () => Promise<T>): Promise<T> =>
  call().catch((cause: unknown) => {
    throw translate(cause);
  });

const readState = (stripe: Stripe, ref: string) => ask(async () => chargeOf(await stripe.paymentIntents.retrieve(ref)));

/** A step that the charge's state no longer allows: what it is now says more than the refusal. */
async function orAsItIs(stripe: Stripe, ref: string, step: () => Promise<Stripe.PaymentIntent>): Promise<Charge> {
  try {
    return chargeOf(await step());
  } catch (cause) {
    if (cause instanceof Stripe.errors.StripeCardError) return readState(stripe, ref);
    const isPast = cause instanceof Stripe.errors.StripeError && cause.code === 'payment_intent_unexpected_state';
    if (isPast) return readState(stripe, ref);
    throw translate(cause);
  }
}

function chargesOf(stripe: Stripe): Pick<PaymentProvider, 'create' | 'confirm' | 'readState' | 'cancel' | 'capture'> {
  return {
    create: ({ appointmentId, amountMinor, currency, takeLater, key }) =>
      ask(async () =>
        chargeOf(
          await stripe.paymentIntents.create(
            {
              amount: amountMinor,
              currency: currency.toLowerCase(),
              capture_method: takeLater ? 'manual' : 'automatic',
              allowed_payment_method_types: ['card'],
              metadata: { appointment: appointmentId },
            },
            { idempotencyKey: `create:${key}` },
          ),
        ),
      ),
    confirm: (ref, { token, key, returnUrl }) =>
      orAsItIs(stripe, ref, () =>
        stripe.paymentIntents.confirm(
          ref,
          { confirmation_token: token, return_url: returnUrl },
          { idempotencyKey: `confirm:${key}` },
        ),
      ),
    readState: (ref) => readState(stripe, ref),
    cancel: (ref) => orAsItIs(stripe, ref, () => stripe.paymentIntents.cancel(ref)),
    capture: (ref, key) => orAsItIs(stripe, ref, () => stripe.paymentIntents.capture(ref, {}, { idempotencyKey: key })),
  };
}

/**
 * Stripe forgets an idempotency key after a day. A refund whose answer was lost is looked for before it is sent, so that a try
 * of the next day does not give the same money back again; one that failed is sent anew.
 */
async function madeBefore(stripe: Stripe, ref: string, refundId: string): Promise<RefundState | null> {
  for await (const refund of stripe.refunds.list({ payment_intent: ref, limit: 100 })) {
    const known = refundOf(refund);
    if (known.refundId === refundId && known.status !== 'failed') return known;
  }
  return null;
}

function refundsOf(stripe: Stripe): Pick<PaymentProvider, 'refund' | 'readRefund'> {
  return {
    refund: ({ ref, refundId, amountMinor, key }) =>
      ask(async () => {
        const made = await madeBefore(stripe, ref, refundId);
        if (made) return made;
        const order = { payment_intent: ref, amount: amountMinor, metadata: { refund: refundId } };
        return refundOf(await stripe.refunds.create(order, { idempotencyKey: key }));
      }),
    readRefund: (ref) => ask(async () => refundOf(await stripe.refunds.retrieve(ref))),
  };
}

/** Stripe through its official SDK: PaymentIntents confirmed on the server with a confirmation token. Server side only. */
export function createStripeProvider(options: StripeOptions): PaymentProvider {
  const stripe = new Stripe(options.secretKey, {
    ...options.api,
    httpClient: Stripe.createFetchHttpClient(),
    timeout: options.timeoutMs ?? PROVIDER_TIMEOUT_MS,
    maxNetworkRetries: 1,
    telemetry: false,
  });
  const cryptoProvider = Stripe.createSubtleCryptoProvider();
  return {
    name: 'stripe',
    browser: { provider: 'stripe', publishableKey: options.publishableKey, tokensUrl: null },
    ...chargesOf(stripe),
    ...refundsOf(stripe),
    verifyWebhook: async (body, headers) => {
      const { webhookSecret } = options;
      const signature = headers.get('stripe-signature') ?? '';
      const event = await stripe.webhooks
        .constructEventAsync(body, signature, webhookSecret, WEBHOOK_TOLERANCE_SECONDS, cryptoProvider)
        .catch(() => {
          throw new UnsignedMessage('wrong signature');
        });
      return eventOf(event);
    },
  };
}
