import { createHash } from 'node:crypto';
import { formatMoney } from '@telehealth/contracts/formatting';
import { signPaystack } from '@telehealth/supabase/functions/_shared/payments/paystack-signature.ts';
import type { Sql } from 'postgres';
import { z } from 'zod';
import { escapeHtml } from '../escape-html';
import { readJson, readLimited } from '../limited-body';
import { missingChallenge, page } from './challenge-page';
import { type BankCore, type ChargeRow, chargeJson, createCharge, findCharge, newId, step } from './charges';
import { deliverMessages, type Message } from './events';
import { createRefund, type RefundJson, refundsOfCharge, settleDueRefunds } from './refunds';
import { answer, BANK_PATH, isSame, type SandboxBank } from './sandbox-bank';

export const PAYSTACK_PATH = `${BANK_PATH}/paystack`;

export interface PaystackBankOptions {
  sql: Sql;
  /** The origin that browsers see. */
  origin: string;
  secretKey: string;
  webhookUrl: string;
  /** How long a refund takes, in milliseconds. Default 6 seconds. */
  lateMs?: number;
}

const BODY_LIMIT = 8_192;
const amount = z.number().int().positive().max(1_000_000_000);
const CHANNELS = { card: 'card', eft: 'instant EFT' } as const;
const initializeShape = z.object({
  email: z.email(),
  amount,
  currency: z.literal('ZAR'),
  reference: z.string().regex(/^[\w.=-]{1,100}$/),
  callback_url: z.url(),
  channels: z.tuple([z.enum(['card', 'eft'])]),
  metadata: z.object({ appointment: z.string().max(60) }),
});
const refundShape = z.object({ transaction: z.string().max(100), amount, merchant_note: z.string().max(200) });

const said = (data: unknown, message: string) => answer(200, { status: true, message, data });
const refused = (code: string, status = 400) =>
  answer(status, { status: false, message: `Refused: ${code}`, type: 'validation_error', code });

const STATUSES: Partial<Record<ChargeRow['status'], string>> = { paid: 'success', failed: 'failed' };

type Transaction = Pick<ReturnType<typeof chargeJson>, 'id' | 'status' | 'amountMinor' | 'currency' | 'metadata'>;

/** A transaction as verifying and messages give it. */
const transactionJson = ({ id, status, amountMinor, currency, metadata }: Transaction) => ({
  id: Number.parseInt(createHash('sha256').update(id).digest('hex').slice(0, 12), 16),
  domain: 'test',
  status: STATUSES[status] ?? 'abandoned',
  reference: id,
  amount: amountMinor,
  currency,
  channel: metadata.channel,
  gateway_response: status === 'paid' ? 'Approved' : 'Declined',
  metadata: { appointment: metadata.appointment },
});

const refundJson = ({ id, status, charge, amountMinor, currency, metadata }: RefundJson) => ({
  id,
  transaction: charge,
  amount: amountMinor,
  currency,
  merchant_note: metadata.note ?? null,
  status: status === 'succeeded' ? 'processed' : status,
});

/** A message in Paystack's shape; null: Paystack sends none of this. */
function toMessage({ type, data }: Message): object | null {
  if (type === 'charge') {
    const charge = data as Transaction;
    return charge.status === 'paid' ? { event: 'charge.success', data: transactionJson(charge) } : null;
  }
  const { status, transaction, amount: back, currency } = refundJson(data as RefundJson);
  return {
    event: `refund.${status}`,
    data: { status, transaction_reference: transaction, refund_reference: null, amount: back, currency },
  };
}

async function initialize(core: BankCore, request: Request): Promise<Response> {
  const asked = initializeShape.safeParse(await readJson(request, BODY_LIMIT));
  if (!asked.success) return refused('invalid_params');
  const { reference, amount: amountMinor, currency, callback_url: back, metadata, channels } = asked.data;
  if (await findCharge(core.sql, reference)) return refused('duplicate_reference');
  const order = { id: reference, amountMinor, currency, capture: 'now', key: reference } as const;
  const charge = await createCharge(core, { ...order, metadata: { ...metadata, channel: channels[0] } });
  await core.sql`update payment_sandbox.charges set return_url = ${back} where id = ${reference}`;
  const access = charge.challenge_secret;
  return said(
    { authorization_url: `${core.publicUrl}/checkout/${access}`, access_code: access, reference },
    'Authorization URL created',
  );
}

async function refund(core: BankCore, request: Request): Promise<Response> {
  const asked = refundShape.safeParse(await readJson(request, BODY_LIMIT));
  if (!asked.success) return refused('invalid_params');
  const { transaction, amount: amountMinor, merchant_note: note } = asked.data;
  const made = await createRefund(core, { charge: transaction, amountMinor, key: newId('key'), metadata: { note } });
  return typeof made === 'string' ? refused(made) : said(refundJson(made), 'Refund has been queued for processing');
}

async function serverCall(core: BankCore, request: Request, path: string): Promise<Response> {
  const [kind, verb = '', ref = ''] = path.split('/').map(decodeURIComponent);
  const call = `${request.method} ${kind}`;
  if (call === 'POST transaction' && verb === 'initialize') return initialize(core, request);
  if (call === 'GET transaction' && verb === 'verify') {
    const charge = await findCharge(core.sql, ref);
    return charge
      ? said(transactionJson(chargeJson(core, charge)), 'Verification successful')
      : refused('transaction_not_found');
  }
  if (call === 'POST refund') return refund(core, request);
  if (call === 'GET refund') {
    const reference = new URL(request.url).searchParams.get('reference') ?? '';
    const found = (await refundsOfCharge(core.sql, reference, verb)).map(refundJson);
    if (verb === '') return said(found, 'Refunds retrieved');
    return found[0] ? said(found[0], 'Refund retrieved') : refused('not_found', 404);
  }
  return refused('not_found', 404);
}

const findByAccess = async (sql: Sql, access: string): Promise<ChargeRow | null> =>
  (await sql<ChargeRow[]>`select * from payment_sandbox.charges where challenge_secret = ${access}`)[0] ?? null;

/** The page on which the payer pays, and what they press there. */
async function checkout(core: BankCore, request: Request, access: string): Promise<Response> {
  const charge = await findByAccess(core.sql, access);
  if (!charge?.return_url) return missingChallenge();
  if (request.method === 'POST') {
    const body = await readLimited(request, BODY_LIMIT);
    const isPaid = new URLSearchParams(body ? new TextDecoder().decode(body) : '').get('answer') === 'pay';
    await core.sql.begin((tx) => step(core, tx, charge.id, ['created'], isPaid ? 'paid' : 'failed'));
    const back = new URL(charge.return_url);
    back.searchParams.set('trxref', charge.id);
    back.searchParams.set('reference', charge.id);
    return new Response(null, { status: 303, headers: { location: back.href, 'cache-control': 'no-store' } });
  }
  const back = `<p><a href="${escapeHtml(charge.return_url)}">Go back to your visit</a></p>`;
  const { origin } = new URL(charge.return_url);
  if (charge.status !== 'created') {
    return page('Paid', `<h1>There is nothing to pay</h1><p>This payment is over.</p>${back}`, 200, origin);
  }
  const due = escapeHtml(formatMoney({ amountMinor: charge.amount_minor, currency: charge.currency }));
  const how = CHANNELS[charge.metadata.channel === 'eft' ? 'eft' : 'card'];
  return page(
    'Pay',
    `<h1>Pay ${due} by ${how}</h1>
<form class="card" action="${PAYSTACK_PATH}/checkout/${escapeHtml(access)}" method="post">
<p>A stand-in for the page of Paystack. No real money moves.</p>
<p><button type="submit" name="answer" value="pay">Pay ${due}</button>
<button type="submit" class="quiet" name="answer" value="refuse">Have the bank refuse it</button></p>
</form>
${back}`,
    200,
    origin,
  );
}

/** Paystack on this machine, as its documentation describes it: transactions with a page of their own, refunds, signed messages. */
export function createPaystackBank(options: PaystackBankOptions): SandboxBank {
  const { sql, origin, secretKey, lateMs = 6_000, webhookUrl } = options;
  const core: BankCore = { sql, publicUrl: `${origin}${PAYSTACK_PATH}`, lateMs };
  const sign = async (message: Message) => {
    const shaped = toMessage(message);
    if (shaped === null) return null;
    const body = JSON.stringify(shaped);
    return { body, headers: { 'x-paystack-signature': await signPaystack(secretKey, body) } };
  };
  return {
    async handle(request) {
      const { pathname } = new URL(request.url);
      if (!pathname.startsWith(`${BANK_PATH}/`)) return null;
      if (!pathname.startsWith(`${PAYSTACK_PATH}/`)) return missingChallenge();
      const path = pathname.slice(PAYSTACK_PATH.length + 1);
      const access = /^checkout\/([0-9a-f]{32})$/.exec(path)?.[1];
      if (access) return checkout(core, request, access);
      if (!isSame(request.headers.get('authorization') ?? '', `Bearer ${secretKey}`))
        return refused('invalid_Key', 401);
      return serverCall(core, request, path);
    },
    async tick(of = core.sql) {
      await settleDueRefunds({ ...core, sql: of });
      await deliverMessages({ sql: of, webhookUrl, sign });
    },
  };
}
