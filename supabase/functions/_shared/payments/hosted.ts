import { createStripeProvider } from './stripe-provider.ts';

declare const Deno: { env: { get(name: string): string | undefined } };

function required(...names: readonly string[]): string {
  const value = names.map((name) => Deno.env.get(name)).find(Boolean);
  if (!value) throw new Error(`The payment functions need ${names.join(' or ')}.`);
  return value;
}

/** A line of JSON in the function's log, which the project keeps: facts about the machinery only, never about people. */
const report = (event: string, values: Record<string, string>): void => {
  // biome-ignore lint/suspicious/noConsole: a hosted function's console is its log.
  console.warn(JSON.stringify({ event, ...values }));
};

/** What the payment functions run with on a hosted project, from its environment. See docs/hosting-payments.md. */
export function hostedOptions() {
  const chosen = Deno.env.get('PAYMENT_PROVIDER') ?? 'none';
  if (chosen !== 'none' && chosen !== 'stripe')
    throw new Error('PAYMENT_PROVIDER is none or stripe on a hosted project.');
  return {
    report,
    url: required('SUPABASE_URL'),
    publishableKey: required('SUPABASE_ANON_KEY'),
    secretKey: required('SUPABASE_SERVICE_ROLE_KEY'),
    siteUrl: required('SITE_URL'),
    provider:
      chosen === 'none'
        ? null
        : createStripeProvider({
            secretKey: required('STRIPE_SECRET_KEY'),
            publishableKey: required('STRIPE_PUBLISHABLE_KEY'),
            webhookSecret: required('STRIPE_WEBHOOK_SECRET'),
          }),
  };
}
