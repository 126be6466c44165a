import { tell } from '../_shared/answers.ts';
import { defineWebhook } from '../_shared/define-webhook.ts';
import { type PaymentProvider, type ProviderEvent, ProviderUnavailable } from '../_shared/payments/provider.ts';
import { reportCharge, reportDispute, reportRefund } from '../_shared/payments/settle.ts';
import { createProject, type Project, type ProjectOptions, Refusal } from '../_shared/project.ts';

/** What the function needs. */
export interface WebhookOptions extends ProjectOptions {
  provider: PaymentProvider | null;
  /** Hears what an operator should look at: facts about the machinery only, never about people. */
  report?: ((event: string, values: Record<string, string>) => void) | undefined;
}

const BODY_LIMIT = 262_144;

async function apply(project: Project, provider: string, event: ProviderEvent): Promise<string> {
  if (event.kind === 'unknown') return 'ignored';
  if (event.kind === 'charge') {
    return reportCharge(project, provider, event.appointmentId, event.charge, { eventId: event.id });
  }
  if (event.kind === 'dispute') return reportDispute(project, provider, event.dispute);
  const { refundId } = event.refund;
  return refundId ? reportRefund(project, provider, { ...event.refund, refundId }) : 'ignored';
}

/** The function `payments-webhook`: the provider's signed messages. Each counts once by its id, in any order. */
export function createPaymentsWebhook({ provider, report, ...options }: WebhookOptions) {
  // A message that came before there is a provider comes again.
  if (!provider) return async () => tell(503, { error: 'no provider' });
  const project = createProject(options);
  return defineWebhook({
    limit: BODY_LIMIT,
    verify: (body, headers) => provider.verifyWebhook(body, headers),
    onForged: (why) => report?.('payment.forged', { why }),
    handle: async (event) => {
      try {
        const outcome = await apply(project, provider.name, event);
        if (outcome === 'mismatch') report?.('payment.mismatch', { event: event.id });
        if (event.kind === 'dispute' && outcome === 'applied')
          report?.('payment.disputed', { status: event.dispute.status });
        return { outcome };
      } catch (cause) {
        if (!(cause instanceof Refusal && cause.isFinal)) throw cause;
        // Said again it would be refused again.
        report?.('payment.refusedEvent', { hint: cause.hint ?? cause.body.code ?? 'invalid' });
        return { outcome: 'refused' };
      }
    },
    isPassing: (cause) => cause instanceof Refusal || cause instanceof ProviderUnavailable,
  });
}
