import { readLimitedText } from '../_shared/limited-text.ts';
import { type PaymentProvider, ProviderRefused, ProviderUnavailable } from '../_shared/payments/provider.ts';
import { createProject, type ProjectOptions, Refusal } from '../_shared/project.ts';
import { type Attempt, type Caller, check, type Desk, giveUp, pay, Refused, type Standing } from './actions.ts';

/** What the function needs; `provider` is null where this installation takes no payments. */
export interface PaymentsOptions extends ProjectOptions {
  provider: PaymentProvider | null;
  /** Origin of the site, e.g. `https://sawubona.example`. */
  siteUrl: string;
}

const BODY_LIMIT = 4_096;
const HEADERS = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': 'authorization, x-client-info, apikey, content-type',
  'access-control-allow-methods': 'GET, POST, OPTIONS',
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
};

const answer = (status: number, body: unknown) => Response.json(body, { status, headers: HEADERS });
/** In the form of the data interface, so that one schema reads both. */
const refuse = (status: number, hint: string) =>
  answer(status, { code: 'P0001', message: `refused: ${hint}`, details: null, hint });

const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;

interface Asked {
  action: 'pay' | 'check' | 'cancel';
  appointmentId: string;
  attempt: Attempt | null;
}

/** Reads what a page asks for; null when it is not understood. */
function askedIn(text: string): Asked | null {
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    return null;
  }
  if (typeof body !== 'object' || body === null) return null;
  const { action, appointmentId, token, attemptId } = body as Record<string, unknown>;
  if (typeof appointmentId !== 'string' || !UUID.test(appointmentId)) return null;
  if (action === 'check' || action === 'cancel') return { action, appointmentId, attempt: null };
  // A card number is no token: it is refused before anything looks at it.
  const isToken = typeof token === 'string' && /^[a-z]{2,10}_[\w-]{4,120}$/.test(token);
  if (action !== 'pay' || !isToken || typeof attemptId !== 'string' || !UUID.test(attemptId)) return null;
  return { action, appointmentId, attempt: { token, attemptId } };
}

function act(desk: Desk, caller: Caller, { action, attempt }: Asked): Promise<Standing> {
  if (attempt) return pay(desk, caller, attempt);
  return action === 'cancel' ? giveUp(desk, caller) : check(desk, caller);
}

function refusalOf(cause: unknown): Response {
  if (cause instanceof Refused) return refuse(cause.status, cause.hint);
  // What the data interface says of the caller is passed on as it is; what it says of us is not.
  if (cause instanceof Refusal && (cause.hint || cause.status === 401 || cause.status === 403)) {
    return answer(cause.status, cause.body);
  }
  if (cause instanceof ProviderRefused) return refuse(422, 'payment.cardNotUsable');
  if (cause instanceof ProviderUnavailable) return refuse(503, 'payment.providerAway');
  if (cause instanceof Refusal) return refuse(503, 'data.failed');
  throw cause;
}

/**
 * The function `payments`, for signed-in payers. `GET …/payments` says how a card is handed to the provider;
 * `POST …/payments` with `{ action: 'pay', appointmentId, attemptId, token }`, `{ action: 'check' | 'cancel', appointmentId }`
 * answers `{ state, failure, challengeUrl }`. The same on a hosted project and in the local services.
 */
export function createPaymentsHandler({ provider, siteUrl, ...options }: PaymentsOptions) {
  const project = createProject(options);
  return async (request: Request): Promise<Response> => {
    if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers: HEADERS });
    if (request.method === 'GET') return answer(200, provider?.browser ?? { provider: null });
    if (request.method !== 'POST') return refuse(405, 'data.notFound');
    const authorization = request.headers.get('authorization');
    if (!authorization) return refuse(401, 'access.signInFirst');
    const text = await readLimitedText(request, BODY_LIMIT);
    if (text === null) return refuse(413, 'data.tooLarge');
    const asked = askedIn(text);
    if (!asked) return refuse(400, 'data.invalid');
    if (!provider) return refuse(503, 'payment.providerOff');
    try {
      const caller = { appointmentId: asked.appointmentId, authorization };
      return answer(200, await act({ project, provider, siteUrl }, caller, asked));
    } catch (cause) {
      return refusalOf(cause);
    }
  };
}
