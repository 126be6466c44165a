import { hostedProject, required } from '../_shared/hosted-project.ts';
import { withReadiness } from '../_shared/readiness.ts';
import { report } from '../_shared/report.ts';
import { createIdentityWebhook } from './handler.ts';

declare const Deno: { serve(handler: (request: Request) => Promise<Response>): void };

const options = { ...hostedProject(), secret: required('CLERK_WEBHOOK_SECRET'), report };
Deno.serve(withReadiness(options.secretKey, {}, createIdentityWebhook(options)));
