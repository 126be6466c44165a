import { randomUUID } from 'node:crypto';
import { sandboxKeys } from '@telehealth/local-services/payments/create-payments';
import { createTestClient } from '@telehealth/local-services/test-support/test-client';
import { startTestStack, type TestStack } from '@telehealth/local-services/test-support/test-stack';
import { drainPaymentWork } from '../../functions/_shared/payments/drain-work.ts';
import type { PaymentProvider } from '../../functions/_shared/payments/provider.ts';
import { createProject, type Project } from '../../functions/_shared/project.ts';
import { addSpecialist, onboardPatient } from './people';
import { firstOpening, hold, submit } from './visits';

export const CARDS = {
  pays: '4242424242424242',
  declined: '4000000000000002',
  noFunds: '4000000000009995',
  challenge: '4000000000003220',
  late: '4000000000000119',
  lateDecline: '4000000000000341',
  timeout: '4000000000000036',
  twice: '4000000000000077',
  refundFails: '4000000000005126',
};
export type CardName = keyof typeof CARDS;
/** What a visit of the tests costs, as the page of its payer shows it. */
export const SHOWN = { amountMinor: 4500, currency: 'USD' };

/** What the payments function answers. */
export interface Standing {
  state?: string;
  failure?: string | null;
  challengeUrl?: string | null;
  hint?: string;
}
export interface Answer {
  status: number;
  body: Standing;
}

/** Somebody with a visit that waits for their payment. */
export interface Payer {
  id: string;
  patient: string;
  specialist: { id: string; visitType: string };
  at: Date;
  authorization: string;
  /** Calls the function; `shown` is SHOWN unless the body says otherwise. */
  call(body: object): Promise<Answer>;
  token(card: CardName): Promise<string>;
  pay(card: CardName, attemptId?: string): Promise<Answer>;
  check(): Promise<Answer>;
  giveUp(): Promise<Answer>;
}

/** The product with the sandbox as its payment provider. Nothing happens by itself: `deliver` and `drain` are called. */
export interface PayingWorld {
  stack: TestStack;
  project: Project;
  provider: PaymentProvider;
  /** The secret with which the sandbox signs its messages. */
  webhookSecret: string;
  addPayer(): Promise<Payer>;
  /** Lets slow banks answer now and sends what is due until nothing is left. */
  deliver(): Promise<void>;
  /** Has slow banks answer at once. */
  hurry(): Promise<void>;
  drain(): Promise<{ done: number; failed: number }>;
  close(): Promise<void>;
}

let people = 0;

async function signedIn(stack: TestStack) {
  people += 1;
  const person = await stack.addPerson(`payer${people}@example.com`);
  const client = createTestClient(stack);
  const { data } = await client.auth.signInWithIdToken({ provider: 'jwt', token: await person.idToken() });
  await onboardPatient(stack.database.sql, person.userId);
  return { patient: person.userId, authorization: `Bearer ${data.session?.access_token ?? ''}` };
}

async function addPayer(stack: TestStack): Promise<Payer> {
  const { sql } = stack.database;
  const { patient, authorization } = await signedIn(stack);
  const specialist = await addSpecialist(sql);
  const at = await firstOpening(sql, specialist.id);
  const { id } = await hold(sql, patient, specialist.visitType, at);
  await submit(sql, patient, id);
  const call = async (body: object): Promise<Answer> => {
    const response = await fetch(`${stack.url}/functions/v1/payments`, {
      method: 'POST',
      headers: { authorization, 'content-type': 'application/json' },
      body: JSON.stringify({ shown: SHOWN, ...body }),
    });
    return { status: response.status, body: (await response.json()) as Standing };
  };
  const token = async (card: CardName): Promise<string> => {
    const response = await fetch(`${stack.url}/__bank/v1/tokens`, {
      method: 'POST',
      headers: { 'x-publishable-key': 'pk_sandbox_local', 'content-type': 'application/json' },
      body: JSON.stringify({ number: CARDS[card], expiry: '12/49', cvc: '123' }),
    });
    return ((await response.json()) as { id: string }).id;
  };
  return {
    ...{ id, patient, specialist, at, authorization, call, token },
    pay: async (card, attemptId = randomUUID()) =>
      call({ action: 'pay', appointmentId: id, attemptId, token: await token(card) }),
    check: () => call({ action: 'check', appointmentId: id }),
    giveUp: () => call({ action: 'cancel', appointmentId: id }),
  };
}

/** Starts it. Slow banks answer after ten minutes unless they are hurried; one call to the provider may take a second. */
export async function startPayingWorld(options: { paystack?: boolean } = {}): Promise<PayingWorld> {
  const stack = await startTestStack({ ...options, sandbox: { lateMs: 600_000, silenceMs: 1_500, timeoutMs: 1_000 } });
  const { sql } = stack.database;
  const { provider, bank } = stack.payments;
  if (!provider || !bank) throw new Error('The sandbox did not start.');
  const project = createProject(stack);
  return {
    ...{ stack, project, provider },
    webhookSecret: sandboxKeys(stack.paymentSecret).webhookSecret,
    addPayer: () => addPayer(stack),
    hurry: async () => {
      await sql`update payment_sandbox.charges set due_at = now() where due_at is not null`;
      await sql`update payment_sandbox.refunds set due_at = now() where due_at is not null`;
      await sql`update payment_sandbox.deliveries set not_before = now() where done_at is null`;
    },
    deliver: async () => {
      for (let turn = 0; turn < 5; turn += 1) await bank.tick();
    },
    drain: () => drainPaymentWork(project, provider),
    close: () => stack.close(),
  };
}

/** Lets time pass for what waits on the clock of the worker: leases end, charges have been without an answer for long. */
export async function passTime(world: PayingWorld, appointment: string): Promise<void> {
  const { sql } = world.stack.database;
  await sql`delete from private.payment_calls`;
  await sql.begin(async (tx) => {
    await tx`set local session_replication_role = replica`;
    await tx`update public.payments set updated_at = updated_at - interval '3 minutes' where appointment_id = ${appointment}`;
    await tx`update public.refunds set not_before = now() - interval '1 second' where appointment_id = ${appointment}`;
  });
}
