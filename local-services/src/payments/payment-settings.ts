import { z } from 'zod';

export const paymentVariables = {
  /** The provider of payments: the sandbox of these services, Stripe or Paystack in test mode, or none. */
  PAYMENT_PROVIDER: z.enum(['sandbox', 'stripe', 'paystack', 'none']).default('sandbox'),
  /** Test keys of a Stripe account; live ones are refused here. */
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^(sk|rk)_test_/, 'must be a key of Stripe’s test mode')
    .optional(),
  STRIPE_PUBLISHABLE_KEY: z
    .string()
    .regex(/^pk_test_/, 'must be a key of Stripe’s test mode')
    .optional(),
  STRIPE_WEBHOOK_SECRET: z.string().startsWith('whsec_').optional(),
  /** Test key of a Paystack account; without it these services stand in for Paystack. */
  PAYSTACK_SECRET_KEY: z
    .string()
    .regex(/^sk_test_/, 'must be a key of Paystack’s test mode')
    .optional(),
};

const shape = z.object(paymentVariables);

export type PaymentSettings =
  | { provider: 'sandbox' }
  | { provider: 'none' }
  /** No key: the sandbox that stands in for Paystack. */
  | { provider: 'paystack'; secretKey: string | null }
  | { provider: 'stripe'; secretKey: string; publishableKey: string; webhookSecret: string };

/** Reads the payment settings. Returns a list with the names of missing variables when incomplete. */
export function paymentSettingsOf(values: z.infer<typeof shape>): PaymentSettings | string[] {
  const { PAYMENT_PROVIDER: provider, ...stripe } = values;
  if (provider === 'sandbox') return { provider };
  if (provider === 'none') return { provider };
  if (provider === 'paystack') return { provider, secretKey: values.PAYSTACK_SECRET_KEY ?? null };
  const {
    STRIPE_SECRET_KEY: secretKey,
    STRIPE_PUBLISHABLE_KEY: publishableKey,
    STRIPE_WEBHOOK_SECRET: webhookSecret,
  } = stripe;
  if (secretKey && publishableKey && webhookSecret) return { provider, secretKey, publishableKey, webhookSecret };
  const names = ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET'] as const;
  return names.filter((name) => !values[name]);
}
