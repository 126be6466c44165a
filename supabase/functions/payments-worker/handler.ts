import { drainPaymentWork } from '../_shared/payments/drain-work.ts';
import type { PaymentProvider } from '../_shared/payments/provider.ts';
import { createProject, type ProjectOptions } from '../_shared/project.ts';

/** What the function needs. */
export interface WorkerOptions extends ProjectOptions {
  provider: PaymentProvider | null;
  /** Hears which kind of work failed and the kind of its failure; it comes back after a pause. */
  report?: ((event: string, values: Record<string, string>) => void) | undefined;
}

async function isSame(left: string, right: string): Promise<boolean> {
  const hash = async (text: string) =>
    new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
  const [a, b] = await Promise.all([hash(left), hash(right)]);
  // Hashes are compared whole, so that no time is shorter for a better guess.
  return a.reduce((difference, byte, at) => difference | (byte ^ (b[at] ?? 0)), 0) === 0;
}

/** The function `payments-worker`, for the project's scheduler with the secret key: does what is open at the provider. */
export function createPaymentsWorker({ provider, report, ...options }: WorkerOptions) {
  const project = createProject(options);
  const onFailure = (work: string, cause: unknown) =>
    report?.('payment.workFailed', { work, kind: cause instanceof Error ? cause.name : typeof cause });
  return async (request: Request): Promise<Response> => {
    const authorization = request.headers.get('authorization') ?? '';
    if (request.method !== 'POST' || !(await isSame(authorization, `Bearer ${options.secretKey}`))) {
      return new Response('Not found', { status: 404 });
    }
    if (!provider) return Response.json({ done: 0, failed: 0 });
    return Response.json(await drainPaymentWork(project, provider, onFailure));
  };
}
