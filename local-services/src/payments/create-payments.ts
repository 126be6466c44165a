import { createHmac } from 'node:crypto';
import type { PaymentProvider } from '@telehealth/supabase/functions/_shared/payments/provider.ts';
import { createSandboxProvider } from '@telehealth/supabase/functions/_shared/payments/sandbox-provider.ts';
import type { Sql } from 'postgres';
import {
  BANK_PATH,
  createSandboxBank,
  type SandboxBank,
  type SandboxBankOptions,
} from '../payment-sandbox/sandbox-bank';
import type { PaymentSettings } from './payment-settings';

/** Who takes payments here, and the sandbox where it is one. */
export interface Payments {
  provider: PaymentProvider | null;
  bank: SandboxBank | null;
  siteUrl: string;
}

/** What it needs. */
export interface PaymentsOptions {
  sql: Sql;
  settings: PaymentSettings;
  /** Origin as browsers see it. */
  origin: string;
  /** Port on which these services listen: the sandbox is called over HTTP like any provider. */
  port: number;
  /** Secret of the installation, from which the sandbox's keys are made. */
  secret: string;
  /** Paces of the sandbox, for tests. */
  pace?: Pick<SandboxBankOptions, 'lateMs' | 'silenceMs'> & { timeoutMs?: number };
}

const PUBLISHABLE_KEY = 'pk_sandbox_local';

/** Keys of the sandbox: the one its API asks for, and the one its messages are signed with. */
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

/** Creates it. */
export async function createPayments(options: PaymentsOptions): Promise<Payments> {
  const { settings, origin: siteUrl } = options;
  if (settings.provider === 'sandbox') return { ...createSandbox(options), siteUrl };
  if (settings.provider === 'none') return { provider: null, bank: null, siteUrl };
  // The SDK is large: only installations that use it load it.
  const { createStripeProvider } = await import('@telehealth/supabase/functions/_shared/payments/stripe-provider.ts');
  return { provider: createStripeProvider(settings), bank: null, siteUrl };
}

/** Tells the database who may begin charges. */
export async function choosePaymentProvider(sql: Sql, provider: PaymentProvider | null): Promise<void> {
  await sql`update private.settings set value = ${provider?.name ?? 'none'} where key = 'payment_provider'`;
}
