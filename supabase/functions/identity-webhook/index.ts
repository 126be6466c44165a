import { hostedProject, required } from '../_shared/hosted-project.ts';
import { withReadiness } from '../_shared/readiness.ts';
import { report } from '../_shared/report.ts';
import { serve } from '../_shared/serve.ts';
import { createIdentityWebhook } from './handler.ts';

const options = { ...hostedProject(), secret: required('CLERK_WEBHOOK_SECRET'), report };
serve(withReadiness(options.secretKey, {}, createIdentityWebhook(options)));
