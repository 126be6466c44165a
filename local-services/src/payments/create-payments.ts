import { createHmac } from 'node:crypto';
import {
  createPaystackProvider,
  PAYSTACK_PROVIDER,
} from '@telehealth/supabase/functions/_shared/payments/paystack-provider.ts';
import type { PaymentProvider } from '@telehealth/supabase/functions/_shared/payments/provider.ts';
import {
  createSandboxProvider,
  SANDBOX_PROVIDER,
} from '@telehealth/supabase/functions/_shared/payments/sandbox-provider.ts';
import type { Sql } from 'postgres';
import { createPaystackBank, PAYSTACK_PATH } from '../payment-sandbox/paystack-bank';
import {
  BANK_PATH,
  createSandboxBank,
  type SandboxBank,
  type SandboxBankOptions,
} from '../payment-sandbox/sandbox-bank';
import type { PaymentSettings } from './payment-settings';

/** The payment provider, and the sandbox if that is it. */
export interface Payments {
  provider: PaymentProvider | null;
  bank: SandboxBank | null;
  siteUrl: string;
}

export interface PaymentsOptions {
  sql: Sql;
  settings: PaymentSettings;
  /** The origin that browsers see. */
  origin: string;
  /** The port of these services: the sandbox is called over HTTP like any provider. */
  port: number;
  /** The installation's secret, from which the sandbox's keys are derived. */
  secret: string;
  /** Timing of the sandbox, for tests. */
  pace?: Pick<SandboxBankOptions, 'lateMs' | 'silenceMs'> & { timeoutMs?: number };
}

const PUBLISHABLE_KEY = 'pk_sandbox_local';

/** The sandbox's API key and webhook signing key. */
export function sandboxKeys(secret: string) {
  const derived = (use: string) => createHmac('sha256', secret).update(`payment sandbox ${use}`).digest('base64url');
  return { secretKey: `sk_sandbox_${derived('api')}`, webhookSecret: `whsec_${derived('webhook')}` };
}

function createSandbox({ sql, origin, port, secret, pace = {} }: PaymentsOptions): Omit<Payments, 'siteUrl'> {
  const keys = sandboxKeys(secret);
  const here = `http://127.0.0.1:${port}`;
  const { timeoutMs, ...bankPace } = pace;
  return {
    bank: createSandboxBank({
      ...keys,
      ...bankPace,
      sql,
      origin,
      publishableKey: PUBLISHABLE_KEY,
      webhookUrl: `${here}/functions/v1/payments-webhook`,
    }),
    provider: createSandboxProvider({
      ...keys,
      url: `${here}${BANK_PATH}`,
      browser: { publishableKey: PUBLISHABLE_KEY, tokensUrl: `${BANK_PATH}/v1/tokens` },
      ...(timeoutMs !== undefined && { timeoutMs }),
    }),
  };
}

/** Paystack itself in test mode, or the sandbox that stands in for it. Its addresses for payers lead nowhere. */
function createPaystack({ sql, origin, port, secret, pace = {} }: PaymentsOptions, testKey: string | null) {
  const mailDomain = 'payers.example.com';
  if (testKey !== null) return { bank: null, provider: createPaystackProvider({ secretKey: testKey, mailDomain }) };
  const { secretKey } = sandboxKeys(secret);
  const here = `http://127.0.0.1:${port}`;
  const { timeoutMs, lateMs } = pace;
  return {
    bank: createPaystackBank({
      sql,
      origin,
      secretKey,
      webhookUrl: `${here}/functions/v1/payments-webhook`,
      ...(lateMs !== undefined && { lateMs }),
    }),
    provider: createPaystackProvider({
      secretKey,
      mailDomain,
      apiUrl: `${here}${PAYSTACK_PATH}`,
      ...(timeoutMs !== undefined && { timeoutMs }),
    }),
  };
}

export async function createPayments(options: PaymentsOptions): Promise<Payments> {
  const { settings, origin: siteUrl } = options;
  if (settings.provider === 'sandbox') return { ...createSandbox(options), siteUrl };
  if (settings.provider === 'paystack') return { ...createPaystack(options, settings.secretKey), siteUrl };
  if (settings.provider === 'none') return { provider: null, bank: null, siteUrl };
  // The SDK is large, so only installations that use it load it.
  const { createStripeProvider } = await import('@telehealth/supabase/functions/_shared/payments/stripe-provider.ts');
  return { provider: createStripeProvider(settings), bank: null, siteUrl };
}

const IN_RANDS = new Set([SANDBOX_PROVIDER, PAYSTACK_PROVIDER]);

/** Sets in the database which provider may begin charges, and that those of South Africa charge rands where a rate is published. */
export async function choosePaymentProvider(sql: Sql, provider: PaymentProvider | null): Promise<void> {
  const currency = provider && IN_RANDS.has(provider.name) ? 'ZAR' : 'USD';
  await sql`update private.settings set value = ${provider?.name ?? 'none'} where key = 'payment_provider'`;
  await sql`update private.settings set value = ${currency} where key = 'charge_currency'`;
}
