import { hostedProject } from '../_shared/hosted-project.ts';
import { withReadiness } from '../_shared/readiness.ts';
import { report } from '../_shared/report.ts';
import { createFilesWorker } from './handler.ts';

declare const Deno: { serve(handler: (request: Request) => Promise<Response>): void };

const options = { ...hostedProject(), report };
Deno.serve(withReadiness(options.secretKey, {}, createFilesWorker(options)));
