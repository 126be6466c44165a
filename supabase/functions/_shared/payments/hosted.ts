import { hostedProject, required } from '../hosted-project.ts';
import { report } from '../report.ts';
import { createPaystackProvider } from './paystack-provider.ts';
import type { PaymentProvider } from './provider.ts';
import { createStripeProvider } from './stripe-provider.ts';

declare const Deno: { env: { get(name: string): string | undefined } };

/** Where Stripe's interface answers when not at Stripe itself: `STRIPE_API_URL`, for a stand-in of it. */
function stripeApi(): { api?: { host: string; port: number; protocol: 'http' | 'https' } } {
  const address = Deno.env.get('STRIPE_API_URL');
  if (!address) return {};
  const { hostname: host, port, protocol } = new URL(address);
  return protocol === 'http:'
    ? { api: { host, port: Number(port || 80), protocol: 'http' } }
    : { api: { host, port: Number(port || 443), protocol: 'https' } };
}

function createPaystack(): PaymentProvider {
  const apiUrl = Deno.env.get('PAYSTACK_API_URL');
  return createPaystackProvider({
    secretKey: required('PAYSTACK_SECRET_KEY'),
    mailDomain: required('PAYSTACK_MAIL_DOMAIN'),
    ...(apiUrl && { apiUrl }),
  });
}

const createStripe = (): PaymentProvider =>
  createStripeProvider({
    secretKey: required('STRIPE_SECRET_KEY'),
    publishableKey: required('STRIPE_PUBLISHABLE_KEY'),
    webhookSecret: required('STRIPE_WEBHOOK_SECRET'),
    ...stripeApi(),
  });

const PROVIDERS: Readonly<Record<string, () => PaymentProvider | null>> = {
  none: () => null,
  stripe: createStripe,
  paystack: createPaystack,
};

/** What the payment functions run with on a hosted project, from its environment. See docs/hosting-payments.md. */
export function hostedOptions() {
  const create = PROVIDERS[Deno.env.get('PAYMENT_PROVIDER') ?? 'none'];
  if (!create) throw new Error('PAYMENT_PROVIDER is none, stripe or paystack on a hosted project.');
  return {
    ...hostedProject(),
    report,
    siteUrl: required('SITE_URL'),
    provider: create(),
  };
}
