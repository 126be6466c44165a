import { hostedOptions } from '../_shared/payments/hosted.ts';
import { withReadiness } from '../_shared/readiness.ts';
import { createPaymentsWebhook } from './handler.ts';

declare const Deno: { serve(handler: (request: Request) => Promise<Response>): void };

const options = hostedOptions();
const settings = { payments: options.provider?.name ?? null };
Deno.serve(withReadiness(options.secretKey, settings, createPaymentsWebhook(options)));
