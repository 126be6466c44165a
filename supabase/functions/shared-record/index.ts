import { hostedProject } from '../_shared/hosted-project.ts';
import { withReadiness } from '../_shared/readiness.ts';
import { createSharedRecordHandler } from './handler.ts';

declare const Deno: { serve(handler: (request: Request) => Promise<Response>): void };

const project = hostedProject();
Deno.serve(withReadiness(project.secretKey, {}, createSharedRecordHandler({ ...project, publicUrl: project.url })));
