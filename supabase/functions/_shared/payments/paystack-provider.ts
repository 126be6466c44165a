import { UnsignedMessage } from '../define-webhook.ts';
import { sha256Of } from '../hex.ts';
import { appointmentOf, chargeOf, disputeOf, isJson, refundOf } from './paystack-shapes.ts';
import { verifyPaystack } from './paystack-signature.ts';
import {
  type Charge,
  type Confirmation,
  type PaymentProvider,
  PROVIDER_TIMEOUT_MS,
  type ProviderEvent,
  ProviderRefused,
  ProviderUnavailable,
  type RefundOrder,
  type RefundState,
} from './provider.ts';

/** The secret key of a Paystack account, which signs messages as well, and where its API answers. */
export interface PaystackOptions {
  secretKey: string;
  /** Default: Paystack itself. */
  apiUrl?: string;
  /** Whose addresses stand for payers: Paystack asks for one, and is told none of a person. */
  mailDomain: string;
  fetch?: (request: Request) => Promise<Response>;
  timeoutMs?: number;
}

/** As written in `payments.provider`. */
export const PAYSTACK_PROVIDER = 'paystack';
const CURRENCY = 'ZAR';

/** What the page sends in place of a card: the way to pay, which Paystack's page then offers alone. */
const CHANNELS: Readonly<Record<string, string>> = { way_card: 'card', way_instant_eft: 'eft' };

class NotFound extends ProviderRefused {}

type Call = (method: 'GET' | 'POST', path: string, body?: object) => Promise<unknown>;

function createCall(options: PaystackOptions): Call {
  const { secretKey, apiUrl = 'https://api.paystack.co', timeoutMs = PROVIDER_TIMEOUT_MS } = options;
  const send = options.fetch ?? ((request: Request) => fetch(request));
  return async (method, path, body) => {
    let response: Response;
    let answer: unknown;
    try {
      response = await send(
        new Request(`${apiUrl}/${path}`, {
          method,
          headers: { authorization: `Bearer ${secretKey}`, 'content-type': 'application/json' },
          signal: AbortSignal.timeout(timeoutMs),
          ...(body && { body: JSON.stringify(body) }),
        }),
      );
      answer = await response.json();
    } catch (cause) {
      throw new ProviderUnavailable('no answer', { cause });
    }
    const { status } = response;
    if (response.ok && isJson(answer) && answer.status === true) return answer.data;
    // Our keys are wrong: nobody's card or bank is to blame.
    if (response.ok || status >= 500 || [401, 403, 429].includes(status)) {
      throw new ProviderUnavailable(`status ${status}`);
    }
    const code = isJson(answer) && typeof answer.code === 'string' ? answer.code : `status ${status}`;
    throw status === 404 || code === 'transaction_not_found' ? new NotFound(code) : new ProviderRefused(code);
  };
}

/** A transaction that Paystack never heard of: nobody was asked for anything. */
const unasked = (ref: string): Charge => ({
  ref,
  status: 'created',
  amountMinor: 0,
  currency: CURRENCY,
  failure: null,
  challengeUrl: null,
});

async function readState(call: Call, ref: string): Promise<Charge> {
  try {
    return chargeOf(await call('GET', `transaction/verify/${encodeURIComponent(ref)}`));
  } catch (cause) {
    if (cause instanceof NotFound) return unasked(ref);
    throw cause;
  }
}

/** Begins the transaction. One that was begun before is what it is now. */
async function begin(call: Call, mailDomain: string, ref: string, confirmation: Confirmation): Promise<Charge> {
  const { token, returnUrl, order } = confirmation;
  const channel = CHANNELS[token];
  if (channel === undefined) throw new ProviderRefused('channel');
  const known = await readState(call, ref);
  if (known.status !== 'created') return known;
  let begun: unknown;
  try {
    begun = await call('POST', 'transaction/initialize', {
      email: `${ref}@${mailDomain}`,
      amount: order.amountMinor,
      currency: order.currency,
      reference: ref,
      callback_url: returnUrl,
      channels: [channel],
      metadata: { appointment: order.appointmentId },
    });
  } catch (cause) {
    // The same press came twice at once, and the other one began it.
    const other = cause instanceof ProviderRefused ? await readState(call, ref) : null;
    if (other === null || other.status === 'created') throw cause;
    return other;
  }
  if (!isJson(begun) || typeof begun.authorization_url !== 'string') throw new ProviderUnavailable('no page to pay on');
  const { amountMinor, currency } = order;
  return { ref, status: 'challenge', amountMinor, currency, failure: null, challengeUrl: begun.authorization_url };
}

/** Paystack knows no idempotency keys: a refund carries ours as its note, and is looked for before it is sent. */
async function giveBack(call: Call, { ref, refundId, amountMinor, key }: RefundOrder): Promise<RefundState> {
  const known = await call('GET', `refund?${new URLSearchParams({ reference: ref })}`);
  const same = Array.isArray(known) ? known.find((one) => isJson(one) && one.merchant_note === key) : undefined;
  const refund = same ?? (await call('POST', 'refund', { transaction: ref, amount: amountMinor, merchant_note: key }));
  return { ...refundOf(refund), refundId };
}

/** @throws UnsignedMessage */
function messageOf(body: string): { event: string; data: Record<string, unknown> } {
  let message: unknown;
  try {
    message = JSON.parse(body);
  } catch {
    throw new UnsignedMessage('not JSON');
  }
  if (!isJson(message) || typeof message.event !== 'string' || !isJson(message.data))
    throw new UnsignedMessage('no event');
  return { event: message.event, data: message.data };
}

/**
 * What a signed message says. It carries no time, so a success is asked about again before it counts. Messages about refunds name no
 * refund of ours; the worker asks about those.
 */
async function eventOf(call: Call, body: string): Promise<ProviderEvent> {
  const { event, data } = messageOf(body);
  const id = `${event}:${String(data.id)}`;
  if (event === 'charge.success' && typeof data.reference === 'string') {
    const now = await call('GET', `transaction/verify/${encodeURIComponent(data.reference)}`);
    const [charge, appointmentId] = [chargeOf(now), appointmentOf(now)];
    if (appointmentId) return { id: `${id}:${charge.status}`, kind: 'charge', appointmentId, charge };
  }
  if (event.startsWith('charge.dispute.')) {
    const dispute = disputeOf(event, data);
    if (dispute) return { id, kind: 'dispute', dispute };
  }
  return { id, kind: 'unknown' };
}

/**
 * The adapter of Paystack for South Africa: cards and instant EFT on its own page, in rands, taken at once. `create` only names the
 * transaction; `confirm` begins it, and the payer goes to its page.
 */
export function createPaystackProvider(options: PaystackOptions): PaymentProvider {
  const call = createCall(options);
  return {
    name: PAYSTACK_PROVIDER,
    browser: { provider: 'paystack', publishableKey: '', tokensUrl: null },
    create: async ({ key, currency }) => {
      if (currency !== CURRENCY) throw new ProviderUnavailable(`takes ${CURRENCY} only`);
      return unasked(`sw-${(await sha256Of(new TextEncoder().encode(key))).slice(0, 40)}`);
    },
    confirm: (ref, confirmation) => begin(call, options.mailDomain, ref, confirmation),
    readState: (ref) => readState(call, ref),
    // A page that is open cannot be closed from here: what is paid there later goes back, as a second charge or one too late.
    cancel: async (ref) => {
      const charge = await readState(call, ref);
      return charge.status === 'created' || charge.status === 'challenge' ? { ...charge, status: 'cancelled' } : charge;
    },
    capture: () => Promise.reject(new ProviderRefused('taken at once')),
    refund: (order) => giveBack(call, order),
    readRefund: async (ref) => refundOf(await call('GET', `refund/${encodeURIComponent(ref)}`)),
    verifyWebhook: async (body, headers) => {
      await verifyPaystack(options.secretKey, body, headers.get('x-paystack-signature'));
      return eventOf(call, body);
    },
  };
}
