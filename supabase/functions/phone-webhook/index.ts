import { hostedPhoneOptions } from '../_shared/phone/hosted.ts';
import { withReadiness } from '../_shared/readiness.ts';
import { serve } from '../_shared/serve.ts';
import { createPhoneWebhook } from './handler.ts';

const options = hostedPhoneOptions();
serve(withReadiness(options.secretKey, { phone: options.provider?.name ?? null }, createPhoneWebhook(options)));
