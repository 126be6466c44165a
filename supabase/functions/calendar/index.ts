import { hostedProject, required } from '../_shared/hosted-project.ts';
import { withReadiness } from '../_shared/readiness.ts';
import { createCalendarHandler } from './handler.ts';

declare const Deno: { serve(handler: (request: Request) => Promise<Response>): void };

const project = hostedProject();
Deno.serve(withReadiness(project.secretKey, {}, createCalendarHandler({ ...project, siteUrl: required('SITE_URL') })));
