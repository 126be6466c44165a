import { createWorker } from '../_shared/create-worker.ts';
import { inRounds } from '../_shared/in-rounds.ts';
import { drainPaymentWork } from '../_shared/payments/drain-work.ts';
import type { PaymentProvider } from '../_shared/payments/provider.ts';
import { createProject, type ProjectOptions } from '../_shared/project.ts';

/** What the function needs. */
export interface WorkerOptions extends ProjectOptions {
  provider: PaymentProvider | null;
  /** Hears which kind of work failed and the kind of its failure; it comes back after a pause. */
  report?: ((event: string, values: Record<string, string>) => void) | undefined;
}

/** The function `payments-worker`: does what is open at the provider. */
export function createPaymentsWorker({ provider, report, ...options }: WorkerOptions) {
  const project = createProject(options);
  const onFailure = (work: string, cause: unknown) =>
    report?.('payment.workFailed', { work, kind: cause instanceof Error ? cause.name : typeof cause });
  return createWorker(options.secretKey, async () =>
    provider ? inRounds(() => drainPaymentWork(project, provider, onFailure)) : { done: 0, failed: 0 },
  );
}
