import { drainPaymentWork } from '@telehealth/supabase/functions/_shared/payments/drain-work.ts';
import type { Project } from '@telehealth/supabase/functions/_shared/project.ts';
import type { Sql } from 'postgres';
import type { Payments } from '../payments/create-payments';
import { type RepeatedJob, repeat } from '../repeat';
import { failureKind, type Report } from '../report';

export interface PaymentJobsOptions {
  payments: Payments;
  project: Project;
  /** A session for the jobs alone. */
  sql: Sql;
  report?: Report | undefined;
}

const WORK_EVERY_MS = 2_000;
const TICK_EVERY_MS = 500;

/** Completes open payments at the provider within seconds and sends the sandbox's messages. */
export function startPaymentJobs({ payments, project, sql, report }: PaymentJobsOptions): RepeatedJob[] {
  const { provider, bank } = payments;
  const onFailure = (kind: string, cause: unknown) =>
    report?.('payment.workFailed', { work: kind, ...failureKind(cause) });
  return [
    ...(bank ? [repeat('payment-sandbox', TICK_EVERY_MS, () => bank.tick(sql), report)] : []),
    ...(provider
      ? [repeat('payments', WORK_EVERY_MS, () => drainPaymentWork(project, provider, onFailure), report)]
      : []),
  ];
}
