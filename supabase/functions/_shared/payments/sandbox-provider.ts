import { UnsignedMessage } from '../define-webhook.ts';
import {
  type BrowserSettings,
  CHARGE_STATUSES,
  type Charge,
  type PaymentProvider,
  PROVIDER_TIMEOUT_MS,
  type ProviderEvent,
  ProviderRefused,
  ProviderUnavailable,
  type RefundState,
  WEBHOOK_TOLERANCE_SECONDS,
} from './provider.ts';
import { verifySignature } from './webhook-signature.ts';

/** Where the sandbox answers and with which keys. */
export interface SandboxOptions {
  /** Of its server side, e.g. `http://127.0.0.1:3000/__bank`. */
  url: string;
  secretKey: string;
  webhookSecret: string;
  browser: Omit<BrowserSettings, 'provider'>;
  fetch?: (request: Request) => Promise<Response>;
  timeoutMs?: number;
}

/** The name of the sandbox's charges in the database. `sandbox` alone is the one inside SQL, which tests and seeds use. */
export const SANDBOX_PROVIDER = 'sandbox_bank';

type Json = Record<string, unknown>;
const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value);
const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);

function chargeOf(value: unknown): Charge {
  const status = isJson(value) ? CHARGE_STATUSES.find((one) => one === value.status) : undefined;
  if (!isJson(value) || !status || typeof value.id !== 'string' || typeof value.amountMinor !== 'number') {
    throw new ProviderUnavailable('an answer that is no charge');
  }
  return {
    ref: value.id,
    status,
    amountMinor: value.amountMinor,
    currency: String(value.currency),
    failure: textOf(value.failure),
    challengeUrl: textOf(value.challengeUrl),
  };
}

function refundOf(value: unknown): RefundState {
  const status = isJson(value)
    ? (['pending', 'succeeded', 'failed'] as const).find((one) => one === value.status)
    : null;
  if (!isJson(value) || !status || typeof value.id !== 'string' || typeof value.amountMinor !== 'number') {
    throw new ProviderUnavailable('an answer that is no refund');
  }
  const { metadata } = value;
  return {
    ref: value.id,
    refundId: isJson(metadata) ? textOf(metadata.refund) : null,
    status,
    amountMinor: value.amountMinor,
    currency: String(value.currency),
  };
}

function eventOf(body: string): ProviderEvent {
  let event: unknown;
  try {
    event = JSON.parse(body);
  } catch {
    throw new UnsignedMessage('not JSON');
  }
  if (!isJson(event) || typeof event.id !== 'string' || !isJson(event.data)) throw new UnsignedMessage('no event');
  const { id, type, data } = event;
  const appointmentId = isJson(data.metadata) ? textOf(data.metadata.appointment) : null;
  if (type === 'charge' && appointmentId) return { id, kind: 'charge', appointmentId, charge: chargeOf(data) };
  if (type === 'refund') return { id, kind: 'refund', refund: refundOf(data) };
  return { id, kind: 'unknown' };
}

/** The adapter of the sandbox that the local services bring along. */
export function createSandboxProvider(options: SandboxOptions): PaymentProvider {
  const { url, secretKey, webhookSecret, timeoutMs = PROVIDER_TIMEOUT_MS } = options;
  const send = options.fetch ?? ((request: Request) => fetch(request));
  const call = async (method: 'GET' | 'POST', path: string, body?: object): Promise<unknown> => {
    let response: Response;
    let answer: unknown;
    try {
      response = await send(
        new Request(`${url}/v1/${path}`, {
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
    if (response.ok) return answer;
    if (response.status >= 500 || response.status === 429) throw new ProviderUnavailable(`status ${response.status}`);
    throw new ProviderRefused(isJson(answer) ? (textOf(answer.error) ?? 'refused') : 'refused');
  };
  const at = (ref: string) => encodeURIComponent(ref);
  return {
    name: SANDBOX_PROVIDER,
    browser: { provider: 'sandbox', ...options.browser },
    create: async ({ appointmentId, amountMinor, currency, takeLater, key }) =>
      chargeOf(
        await call('POST', 'charges', {
          amountMinor,
          currency,
          key,
          capture: takeLater ? 'later' : 'now',
          metadata: { appointment: appointmentId },
        }),
      ),
    confirm: async (ref, { token, returnUrl }) =>
      chargeOf(await call('POST', `charges/${at(ref)}/confirm`, { token, returnUrl })),
    readState: async (ref) => chargeOf(await call('GET', `charges/${at(ref)}`)),
    cancel: async (ref) => chargeOf(await call('POST', `charges/${at(ref)}/cancel`)),
    capture: async (ref) => chargeOf(await call('POST', `charges/${at(ref)}/capture`)),
    refund: async ({ ref, refundId, amountMinor, key }) =>
      refundOf(await call('POST', 'refunds', { charge: ref, amountMinor, key, metadata: { refund: refundId } })),
    readRefund: async (ref) => refundOf(await call('GET', `refunds/${at(ref)}`)),
    verifyWebhook: async (body, headers) => {
      await verifySignature(webhookSecret, body, headers.get('sandbox-signature'), WEBHOOK_TOLERANCE_SECONDS);
      return eventOf(body);
    },
  };
}
