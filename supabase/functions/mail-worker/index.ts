import { hostedMailOptions } from '../_shared/mail/hosted.ts';
import { withReadiness } from '../_shared/readiness.ts';
import { createMailWorker } from './handler.ts';

declare const Deno: { serve(handler: (request: Request) => Promise<Response>): void };

const { provider, ...options } = hostedMailOptions();
Deno.serve(withReadiness(options.secretKey, { mail: provider }, createMailWorker(options)));
