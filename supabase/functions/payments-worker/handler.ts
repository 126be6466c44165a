import { drainPaymentWork } from '../_shared/payments/drain-work.ts';
import type { PaymentProvider } from '../_shared/payments/provider.ts';
import { createProject, type ProjectOptions } from '../_shared/project.ts';
import { holdsSecret } from '../_shared/readiness.ts';

/** What the function needs. */
export interface WorkerOptions extends ProjectOptions {
  provider: PaymentProvider | null;
  /** Hears which kind of work failed and the kind of its failure; it comes back after a pause. */
  report?: ((event: string, values: Record<string, string>) => void) | undefined;
}

/** The function `payments-worker`, for the project's scheduler with the secret key: does what is open at the provider. */
export function createPaymentsWorker({ provider, report, ...options }: WorkerOptions) {
  const project = createProject(options);
  const onFailure = (work: string, cause: unknown) =>
    report?.('payment.workFailed', { work, kind: cause instanceof Error ? cause.name : typeof cause });
  return async (request: Request): Promise<Response> => {
    if (request.method !== 'POST' || !(await holdsSecret(request, options.secretKey))) {
      return new Response('Not found', { status: 404 });
    }
    if (!provider) return Response.json({ done: 0, failed: 0 });
    return Response.json(await drainPaymentWork(project, provider, onFailure));
  };
}
