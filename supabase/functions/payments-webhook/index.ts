import { hostedOptions } from '../_shared/payments/hosted.ts';
import { withReadiness } from '../_shared/readiness.ts';
import { serve } from '../_shared/serve.ts';
import { createPaymentsWebhook } from './handler.ts';

const options = hostedOptions();
const settings = { payments: options.provider?.name ?? null };
serve(withReadiness(options.secretKey, settings, createPaymentsWebhook(options)));
