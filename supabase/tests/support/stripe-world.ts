import { randomUUID } from 'node:crypto';
import Stripe from 'stripe';
import type { PaymentProvider } from '../../functions/_shared/payments/provider.ts';
import { createStripeProvider } from '../../functions/_shared/payments/stripe-provider.ts';
import { createPaymentsHandler } from '../../functions/payments/handler.ts';
import { createPaymentsWebhook } from '../../functions/payments-webhook/handler.ts';
import { type FakeStripe, startFakeStripe } from './fake-stripe';
import { type Payer, type PayingWorld, SHOWN, type Standing, startPayingWorld } from './paying';
import { paymentOf, statusOf } from './visits';

export const WEBHOOK_SECRET = 'whsec_test_secret';
const tools = new Stripe('sk_test_fake');

/** What a test changes about a message: who signed it, and how many seconds ago. */
interface Signing {
  secret?: string;
  age?: number;
}

/** A product that takes payments through the Stripe adapter, whose other side is the fake. */
export interface StripeWorld {
  world: PayingWorld;
  stripe: FakeStripe & { secretKey: string };
  provider: PaymentProvider;
  standing(id: string): Promise<{ state: string; visit: string }>;
  refOf(id: string): Promise<string>;
  ask(payer: Payer, body: object): Promise<{ status: number; body: Standing }>;
  pay(payer: Payer, token: string, attemptId?: string): Promise<{ status: number; body: Standing }>;
  /** An event in the envelope that Stripe documents, signed as Stripe signs. */
  hear(type: string, object: object, signing?: Signing): Promise<{ status: number; body: unknown }>;
  close(): Promise<void>;
}

/** Starts it. */
export async function startStripeWorld(): Promise<StripeWorld> {
  const stripe = await startFakeStripe();
  const world = await startPayingWorld();
  const { sql } = world.stack.database;
  const provider = createStripeProvider({
    secretKey: stripe.secretKey,
    publishableKey: 'pk_test_fake',
    webhookSecret: WEBHOOK_SECRET,
    api: stripe.api,
    timeoutMs: 1_000,
  });
  await sql`update private.settings set value = 'stripe' where key = 'payment_provider'`;
  const ask: StripeWorld['ask'] = async ({ authorization }, body) => {
    const handler = createPaymentsHandler({ ...world.stack, provider, siteUrl: 'https://sawubona.example' });
    const url = 'http://x/functions/v1/payments';
    const response = await handler(
      new Request(url, { method: 'POST', headers: { authorization }, body: JSON.stringify({ shown: SHOWN, ...body }) }),
    );
    return { status: response.status, body: (await response.json()) as Standing };
  };
  return {
    ...{ world, stripe, provider, ask },
    standing: async (id) => ({ state: (await paymentOf(sql, id)).state, visit: await statusOf(sql, id) }),
    refOf: async (id) =>
      (await sql<{ ref: string }[]>`select provider_ref as ref from public.payments where appointment_id = ${id}`)[0]
        ?.ref ?? '',
    pay: (payer, token, attemptId = randomUUID()) =>
      ask(payer, { action: 'pay', appointmentId: payer.id, attemptId, token }),
    hear: (type, object, signing) => hear({ world, provider, type, object, ...signing }),
    close: async () => {
      await world.close();
      await stripe.close();
    },
  };
}

interface Message extends Signing {
  world: PayingWorld;
  provider: PaymentProvider;
  type: string;
  object: object;
}

/** A message in the envelope that Stripe documents, signed as Stripe signs: what to post. */
export async function signedMessage(
  type: string,
  object: object,
  { secret = WEBHOOK_SECRET, age = 0 }: Signing = {},
): Promise<RequestInit> {
  const id = `evt_${randomUUID()}`;
  const payload = JSON.stringify({ id, object: 'event', type, livemode: false, data: { object } });
  const signature = await tools.webhooks.generateTestHeaderStringAsync({
    ...{ payload, secret, timestamp: Math.floor(Date.now() / 1000) - age },
    cryptoProvider: Stripe.createSubtleCryptoProvider(),
  });
  return { method: 'POST', headers: { 'stripe-signature': signature }, body: payload };
}

async function hear({ world, provider, type, object, ...signing }: Message) {
  const hook = createPaymentsWebhook({ ...world.stack, provider });
  const message = await signedMessage(type, object, signing);
  const response = await hook(new Request('http://x/payments-webhook', message));
  return { status: response.status, body: (await response.json()) as unknown };
}
