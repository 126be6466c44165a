import { drainPaymentWork } from '@telehealth/supabase/functions/_shared/payments/drain-work.ts';
import { createProject } from '@telehealth/supabase/functions/_shared/project.ts';
import type { Sql } from 'postgres';
import type { Backend } from '../backend/backend-server';
import type { ApiKeys } from '../backend/gate';
import type { Payments } from '../payments/create-payments';
import { type RepeatedJob, repeat } from '../repeat';
import { failureKind, type Report } from '../report';

/** What the jobs about payments need. */
export interface PaymentJobsOptions {
  payments: Payments;
  backend: Pick<Backend, 'fetch'>;
  keys: ApiKeys;
  /** A session of the jobs' own. */
  sql: Sql;
  report?: Report | undefined;
}

const WORK_EVERY_MS = 2_000;
const TICK_EVERY_MS = 500;

/** What is open at the provider is done within seconds; the sandbox sends its messages. */
export function startPaymentJobs({ payments, backend, keys, sql, report }: PaymentJobsOptions): RepeatedJob[] {
  const { provider, bank } = payments;
  const send = async (request: Request) => (await backend.fetch(request)) ?? new Response(null, { status: 404 });
  const project = createProject({ ...keys, url: 'http://backend.local', fetch: send });
  const onFailure = (kind: string, cause: unknown) =>
    report?.('payment.workFailed', { work: kind, ...failureKind(cause) });
  return [
    ...(bank ? [repeat('payment-sandbox', TICK_EVERY_MS, () => bank.tick(sql), report)] : []),
    ...(provider
      ? [repeat('payments', WORK_EVERY_MS, () => drainPaymentWork(project, provider, onFailure), report)]
      : []),
  ];
}
