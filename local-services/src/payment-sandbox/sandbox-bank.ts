import { timingSafeEqual } from 'node:crypto';
import { signWebhook } from '@telehealth/supabase/functions/_shared/payments/webhook-signature.ts';
import type { Sql } from 'postgres';
import { z } from 'zod';
import { readJson, readLimited } from '../limited-body';
import { type Behaviour, behaviourOf } from './cards';
import { challengePage, missingChallenge } from './challenge-page';
import {
  answerOf,
  type BankCore,
  type ChargeRow,
  chargeJson,
  createCharge,
  findCharge,
  newId,
  settleDue,
  step,
  takenBy,
} from './charges';
import { deliverMessages, type Message } from './events';
import { createRefund, findRefund, settleDueRefunds } from './refunds';

export const BANK_PATH = '/__bank';

export interface SandboxBankOptions {
  sql: Sql;
  /** The origin that browsers see. */
  origin: string;
  secretKey: string;
  publishableKey: string;
  webhookSecret: string;
  webhookUrl: string;
  /** How long a slow bank takes, in milliseconds. Default 6 seconds. */
  lateMs?: number;
  /** How long the response about a `timeout` card is withheld. Default 10 seconds. */
  silenceMs?: number;
}

/** A payment provider on this machine: takes test cards from browsers, charges for the server, sends signed messages. */
export interface SandboxBank {
  /** Answers `/__bank` and below; null for other paths. */
  handle(request: Request): Promise<Response | null>;
  /** Applies due answers of slow banks and sends due messages. `sql`: the job's own session. */
  tick(sql?: Sql): Promise<void>;
}

const BODY_LIMIT = 8_192;
const cardShape = z.object({ number: z.string().max(30), expiry: z.string().max(10), cvc: z.string().max(6) });
const metadata = z.record(z.string().max(40), z.string().max(200));
const amount = z.number().int().positive().max(100_000_000);
const chargeShape = z.object({
  amountMinor: amount,
  metadata,
  key: z.string().min(1).max(200),
  currency: z.string().regex(/^[A-Z]{3}$/),
  capture: z.enum(['now', 'later']),
});
const confirmShape = z.object({ token: z.string().max(200), returnUrl: z.url() });
const refundShape = z.object({ charge: z.string().max(80), amountMinor: amount, key: z.string().max(200), metadata });

export const answer = (status: number, body: object) =>
  Response.json(body, { status, headers: { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' } });
const refuse = (error: string, status = 402) => answer(status, { error });

/** Compares secrets in constant time. */
export function isSame(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)];
  return one.byteLength === other.byteLength && timingSafeEqual(one, other);
}

async function takeCard({ sql }: BankCore, request: Request, publishableKey: string): Promise<Response> {
  if (request.headers.get('x-publishable-key') !== publishableKey) return refuse('keyUnknown', 401);
  const card = cardShape.safeParse(await readJson(request, BODY_LIMIT));
  if (!card.success) return refuse('cardInvalid');
  const found = behaviourOf(card.data, new Date());
  if ('problem' in found) return refuse(found.problem);
  const id = newId('tok');
  await sql`insert into payment_sandbox.tokens (id, behaviour, last4) values (${id}, ${found.behaviour}, ${found.last4})`;
  return answer(200, { id, last4: found.last4 });
}

/** Confirms a charge at the bank. A charge confirmed before returns its present state. */
async function confirm(core: BankCore, id: string, request: Request, silenceMs: number): Promise<Response> {
  const asked = confirmShape.safeParse(await readJson(request, BODY_LIMIT));
  if (!asked.success) return refuse('requestInvalid', 400);
  const { token, returnUrl } = asked.data;
  const done = await core.sql.begin(async (tx): Promise<ChargeRow | 'unknown' | 'tokenUnknown'> => {
    const [charge] = await tx<ChargeRow[]>`select * from payment_sandbox.charges where id = ${id} for update`;
    if (!charge) return 'unknown';
    if (charge.status !== 'created') return charge;
    const [card] = await tx<{ behaviour: Behaviour }[]>`
      delete from payment_sandbox.tokens where id = ${token} and created_at > now() - interval '1 hour' returning behaviour`;
    if (!card) return 'tokenUnknown';
    await tx`update payment_sandbox.charges set behaviour = ${card.behaviour}, return_url = ${returnUrl} where id = ${id}`;
    const { to, ...more } = answerOf(core, card.behaviour, charge);
    return (await step(core, tx, id, ['created'], to, more)) ?? charge;
  });
  if (done === 'unknown') return refuse(done, 404);
  if (done === 'tokenUnknown') return refuse(done);
  if (done.behaviour === 'timeout') await new Promise((resolve) => setTimeout(resolve, silenceMs).unref());
  return answer(200, chargeJson(core, done));
}

/** Moves a charge from one of these states, or returns its present state. */
async function move(core: BankCore, id: string, from: readonly ChargeRow['status'][], to: ChargeRow['status']) {
  const moved = await core.sql.begin((tx) => step(core, tx, id, from, to));
  const charge = moved ?? (await findCharge(core.sql, id));
  return charge ? answer(200, chargeJson(core, charge)) : refuse('unknown', 404);
}

async function serverCall(core: BankCore, request: Request, path: string, silenceMs: number): Promise<Response> {
  const [kind, id, verb] = path.split('/');
  const call = `${request.method} ${kind}${id ? '/:id' : ''}${verb ? `/${verb}` : ''}`;
  const ref = id ?? '';
  if (call === 'POST charges') {
    const order = chargeShape.safeParse(await readJson(request, BODY_LIMIT));
    return order.success
      ? answer(200, chargeJson(core, await createCharge(core, order.data)))
      : refuse('requestInvalid', 400);
  }
  if (call === 'GET charges/:id') {
    const charge = await findCharge(core.sql, ref);
    return charge ? answer(200, chargeJson(core, charge)) : refuse('unknown', 404);
  }
  if (call === 'POST charges/:id/confirm') return confirm(core, ref, request, silenceMs);
  if (call === 'POST charges/:id/cancel') return move(core, ref, ['created', 'challenge', 'authorised'], 'cancelled');
  if (call === 'POST charges/:id/capture') return move(core, ref, ['authorised'], 'paid');
  if (call === 'POST refunds') {
    const order = refundShape.safeParse(await readJson(request, BODY_LIMIT));
    const refund = order.success ? await createRefund(core, order.data) : 'requestInvalid';
    return typeof refund === 'string' ? refuse(refund) : answer(200, refund);
  }
  if (call === 'GET refunds/:id') {
    const refund = await findRefund(core.sql, ref);
    return refund ? answer(200, refund) : refuse('unknown', 404);
  }
  return refuse('unknown', 404);
}

/** The challenge page for the payer, and their answer. The first answer counts. */
async function challenge(core: BankCore, request: Request, id: string): Promise<Response> {
  const charge = await findCharge(core.sql, id);
  if (request.method === 'POST') {
    const body = await readLimited(request, BODY_LIMIT);
    const form = new URLSearchParams(body ? new TextDecoder().decode(body) : '');
    if (!charge || !isSame(form.get('secret') ?? '', charge.challenge_secret)) return missingChallenge();
    const isApproved = form.get('answer') === 'approve';
    await core.sql.begin((tx) =>
      step(core, tx, id, ['challenge'], isApproved ? takenBy(charge) : 'failed', {
        failure: isApproved ? null : 'payment.challengeFailed',
      }),
    );
    return new Response(null, {
      status: 303,
      headers: { location: charge.return_url ?? '/', 'cache-control': 'no-store' },
    });
  }
  const secret = new URL(request.url).searchParams.get('secret') ?? '';
  return charge && isSame(secret, charge.challenge_secret) ? challengePage(core, charge) : missingChallenge();
}

/** Creates the sandbox. Its tables must have been migrated. */
export function createSandboxBank(options: SandboxBankOptions): SandboxBank {
  const { sql, origin, secretKey, publishableKey, webhookUrl, lateMs = 6_000, silenceMs = 10_000 } = options;
  const core: BankCore = { sql, publicUrl: `${origin}${BANK_PATH}`, lateMs };
  const sign = async (message: Message) => {
    const body = JSON.stringify(message);
    return { body, headers: { 'sandbox-signature': await signWebhook(options.webhookSecret, body, new Date()) } };
  };
  return {
    async handle(request) {
      const { pathname } = new URL(request.url);
      if (!pathname.startsWith(`${BANK_PATH}/`)) return null;
      const path = pathname.slice(BANK_PATH.length + 1);
      const asked = /^challenge\/(ch_[0-9a-f]{24})$/.exec(path)?.[1];
      if (asked) return challenge(core, request, asked);
      if (path === 'v1/tokens' && request.method === 'POST') return takeCard(core, request, publishableKey);
      if (!path.startsWith('v1/')) return missingChallenge();
      if (!isSame(request.headers.get('authorization') ?? '', `Bearer ${secretKey}`)) return refuse('keyUnknown', 401);
      return serverCall(core, request, path.slice(3), silenceMs);
    },
    async tick(sql = core.sql) {
      await settleDue({ ...core, sql });
      await settleDueRefunds({ ...core, sql });
      await deliverMessages({ sql, webhookUrl, sign });
    },
  };
}
