import { readLimitedText } from '../_shared/limited-text.ts';
import {
  ForgedWebhook,
  type PaymentProvider,
  type ProviderEvent,
  ProviderUnavailable,
} from '../_shared/payments/provider.ts';
import { reportCharge, reportDispute, reportRefund } from '../_shared/payments/settle.ts';
import { createProject, type Project, type ProjectOptions, Refusal } from '../_shared/project.ts';

/** What the function needs. */
export interface WebhookOptions extends ProjectOptions {
  provider: PaymentProvider | null;
  /** Hears what an operator should look at: facts about the machinery only, never about people. */
  report?: ((event: string, values: Record<string, string>) => void) | undefined;
}

const BODY_LIMIT = 262_144;
const answer = (status: number, body: Record<string, string>) =>
  Response.json(body, { status, headers: { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' } });

async function apply(project: Project, provider: string, event: ProviderEvent): Promise<string> {
  if (event.kind === 'unknown') return 'ignored';
  if (event.kind === 'charge') {
    return reportCharge(project, provider, event.appointmentId, event.charge, { eventId: event.id });
  }
  if (event.kind === 'dispute') return reportDispute(project, provider, event.dispute);
  const { refundId } = event.refund;
  return refundId ? reportRefund(project, provider, { ...event.refund, refundId }) : 'ignored';
}

/**
 * The function `payments-webhook`: the provider's signed messages. Each counts once by its id, in any order; what is not
 * understood or concerns nothing of ours is acknowledged, so that it is not sent for ever; 503 asks for another delivery.
 */
export function createPaymentsWebhook({ provider, report, ...options }: WebhookOptions) {
  const project = createProject(options);
  return async (request: Request): Promise<Response> => {
    if (request.method !== 'POST') return answer(405, { error: 'POST only' });
    if (!provider) return answer(503, { error: 'no provider' });
    const body = await readLimitedText(request, BODY_LIMIT);
    if (body === null) return answer(413, { error: 'too large' });
    try {
      const event = await provider.verifyWebhook(body, request.headers);
      const outcome = await apply(project, provider.name, event);
      if (outcome === 'mismatch') report?.('payment.mismatch', { event: event.id });
      if (event.kind === 'dispute' && outcome === 'applied')
        report?.('payment.disputed', { status: event.dispute.status });
      return answer(200, { outcome });
    } catch (cause) {
      if (cause instanceof ForgedWebhook) {
        report?.('payment.forged', { why: cause.message });
        return answer(400, { error: 'not signed' });
      }
      if (cause instanceof Refusal && cause.isFinal) {
        // Said again it would be refused again.
        report?.('payment.refusedEvent', { hint: cause.hint ?? cause.body.code ?? 'invalid' });
        return answer(200, { outcome: 'refused' });
      }
      if (cause instanceof Refusal || cause instanceof ProviderUnavailable) return answer(503, { error: 'later' });
      throw cause;
    }
  };
}
