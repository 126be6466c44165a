import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request as Stripe received it. */
export interface Received {
  method: string;
  path: string;
  form: Record<string, string>;
  idempotencyKey: string | undefined;
  authorization: string | undefined;
  version: string | undefined;
}

interface Intent {
  id: string;
  object: 'payment_intent';
  amount: number;
  amount_received: number;
  amount_capturable: number;
  currency: string;
  capture_method: string;
  status: string;
  metadata: Record<string, string>;
  last_payment_error: { code: string; decline_code?: string; type: string } | null;
  next_action: { type: string; redirect_to_url: { url: string; return_url: string } } | null;
}

/**
 * Stripe's HTTP API as its reference documents it (PaymentIntents, Refunds, idempotency keys, error envelopes), on loopback.
 * Confirmation tokens decide: `ctoken_pays`, `ctoken_declined`, `ctoken_funds`, `ctoken_challenge`, `ctoken_slow`,
 * `ctoken_down`, `ctoken_used`.
 */
export interface FakeStripe {
  api: { host: string; port: number; protocol: 'http' };
  received: Received[];
  intents: Map<string, Intent>;
  refunds: Map<string, { status: string }>;
  /** As after a day: the same key is another request. */
  forgetKeys(): void;
  close(): Promise<void>;
}

const NESTED = /^(\w+)\[(\w+)\]$/;
const formOf = async (request: IncomingMessage): Promise<Record<string, string>> => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Object.fromEntries(new URLSearchParams(Buffer.concat(chunks).toString()));
};
const nested = (form: Record<string, string>, name: string): Record<string, string> =>
  Object.fromEntries(
    Object.entries(form).flatMap(([key, value]) => {
      const [, outer, inner] = NESTED.exec(key) ?? [];
      return outer === name && inner ? [[inner, value]] : [];
    }),
  );

type Answer = { status: number; body: object } | 'hang';
const error = (status: number, type: string, code: string, more: object = {}): Answer => ({
  status,
  body: { error: { type, code, message: 'Said by the fake.', ...more } },
});
const ok = (body: object): Answer => ({ status: 200, body });

function confirmed(
  intent: Intent,
  { confirmation_token: token, return_url: back = '' }: Record<string, string>,
): Answer {
  if (intent.status !== 'requires_payment_method') {
    return error(400, 'invalid_request_error', 'payment_intent_unexpected_state');
  }
  const taken = intent.capture_method === 'manual' ? 'requires_capture' : 'succeeded';
  const declined = (code: string) => {
    intent.last_payment_error = { type: 'card_error', code: 'card_declined', decline_code: code };
    return error(402, 'card_error', 'card_declined', { decline_code: code, payment_intent: intent });
  };
  switch (token) {
    case 'ctoken_declined':
      return declined('generic_decline');
    case 'ctoken_funds':
      return declined('insufficient_funds');
    case 'ctoken_used':
      return error(400, 'invalid_request_error', 'resource_missing');
    case 'ctoken_down':
      return error(500, 'api_error', 'server');
    case 'ctoken_challenge':
      intent.status = 'requires_action';
      intent.next_action = {
        type: 'redirect_to_url',
        redirect_to_url: { url: 'https://hooks.stripe.example/3d', return_url: back },
      };
      return ok(intent);
  }
  intent.status = taken;
  if (taken === 'succeeded') intent.amount_received = intent.amount;
  else intent.amount_capturable = intent.amount;
  return token === 'ctoken_slow' ? 'hang' : ok(intent);
}

function createBooks() {
  const intents = new Map<string, Intent>();
  const refunds = new Map<string, { id: string; status: string; payment_intent: string }>();
  const create = (form: Record<string, string>): Answer => {
    if ('payment_method_types[0]' in form)
      return error(400, 'invalid_request_error', 'payment_method_types_no_longer_supported');
    const intent: Intent = {
      id: `pi_${randomUUID().replaceAll('-', '')}`,
      object: 'payment_intent',
      amount: Number(form.amount),
      ...{ amount_received: 0, amount_capturable: 0, last_payment_error: null, next_action: null },
      currency: form.currency ?? '',
      capture_method: form.capture_method ?? 'automatic',
      status: 'requires_payment_method',
      metadata: nested(form, 'metadata'),
    };
    intents.set(intent.id, intent);
    return ok(intent);
  };
  const refund = (form: Record<string, string>): Answer => {
    const intent = intents.get(form.payment_intent ?? '');
    if (intent?.status !== 'succeeded') return error(400, 'invalid_request_error', 'charge_already_refunded');
    const made = {
      ...{
        id: `re_${randomUUID().replaceAll('-', '')}`,
        object: 'refund',
        status: 'pending',
        currency: intent.currency,
      },
      ...{ amount: Number(form.amount), payment_intent: intent.id, metadata: nested(form, 'metadata') },
    };
    refunds.set(made.id, made);
    return ok(made);
  };
  const listed = (intent: string | null): Answer => {
    const data = [...refunds.values()].filter((one) => one.payment_intent === intent);
    return ok({ object: 'list', url: '/v1/refunds', has_more: false, data });
  };
  const move = (intent: Intent, verb: string): Answer => {
    const from =
      verb === 'capture' ? ['requires_capture'] : ['requires_payment_method', 'requires_action', 'requires_capture'];
    if (!from.includes(intent.status)) return error(400, 'invalid_request_error', 'payment_intent_unexpected_state');
    intent.status = verb === 'capture' ? 'succeeded' : 'canceled';
    if (verb === 'capture') intent.amount_received = intent.amount;
    return ok(intent);
  };
  const answer = (method: string, path: string, form: Record<string, string>): Answer => {
    const [, , kind, id, verb] = path.split('/');
    if (kind?.startsWith('refunds?')) return listed(new URLSearchParams(kind.slice(8)).get('payment_intent'));
    if (kind === 'refunds') return method === 'POST' ? refund(form) : ok(refunds.get(id ?? '') ?? {});
    if (!id) return create(form);
    const intent = intents.get(id);
    if (!intent) return error(404, 'invalid_request_error', 'resource_missing');
    if (!verb) return ok(intent);
    return verb === 'confirm' ? confirmed(intent, form) : move(intent, verb);
  };
  return { answer, refunds };
}

/** Starts it. */
export async function startFakeStripe(): Promise<FakeStripe & { secretKey: string }> {
  const secretKey = 'sk_test_fake';
  const received: Received[] = [];
  const intents: Map<string, Intent> = new Map();
  const { answer, refunds } = createBooks();
  const replays = new Map<string, Answer>();
  const handle = async (request: IncomingMessage, response: ServerResponse) => {
    const { method = 'GET', url = '/', headers } = request;
    const form = await formOf(request);
    const key = headers['idempotency-key']?.toString();
    received.push({
      ...{ method, path: url, form, idempotencyKey: key, authorization: headers.authorization },
      version: headers['stripe-version']?.toString(),
    });
    const isOurs = headers.authorization === `Bearer ${secretKey}`;
    const known = key ? replays.get(key) : undefined;
    const said = isOurs ? (known ?? answer(method, url, form)) : error(401, 'invalid_request_error', 'api_key');
    // The first answer to a key stands, whatever happened since.
    if (key && !known) {
      replays.set(key, said === 'hang' ? said : { status: said.status, body: structuredClone(said.body) });
    }
    if (said === 'hang') return;
    if ('id' in said.body && String(said.body.id).startsWith('pi_')) {
      intents.set(String(said.body.id), said.body as Intent);
    }
    response.writeHead(said.status, { 'content-type': 'application/json', 'request-id': 'req_fake' });
    response.end(JSON.stringify(said.body));
  };
  const server = createServer((request, response) => void handle(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    ...{ received, intents, refunds, secretKey },
    forgetKeys: () => replays.clear(),
    api: { host: '127.0.0.1', port, protocol: 'http' },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
