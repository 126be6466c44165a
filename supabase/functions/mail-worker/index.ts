import { hostedMailOptions } from '../_shared/mail/hosted.ts';
import { withReadiness } from '../_shared/readiness.ts';
import { serve } from '../_shared/serve.ts';
import { createMailWorker } from './handler.ts';

const { names, ...options } = hostedMailOptions();
serve(withReadiness(options.secretKey, names, createMailWorker(options)));
