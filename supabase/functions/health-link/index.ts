import { internet } from '../_shared/foreign/outside.ts';
import { hostedProject } from '../_shared/hosted-project.ts';
import { withReadiness } from '../_shared/readiness.ts';
import { createHealthLinkHandler } from './handler.ts';

declare const Deno: { serve(handler: (request: Request) => Promise<Response>): void };

const project = hostedProject();
Deno.serve(withReadiness(project.secretKey, {}, createHealthLinkHandler({ ...project, outside: internet })));
