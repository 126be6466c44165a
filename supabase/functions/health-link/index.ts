import { internet } from '../_shared/foreign/outside.ts';
import { hostedProject } from '../_shared/hosted-project.ts';
import { withReadiness } from '../_shared/readiness.ts';
import { serve } from '../_shared/serve.ts';
import { createHealthLinkHandler } from './handler.ts';

const project = hostedProject();
serve(withReadiness(project.secretKey, {}, createHealthLinkHandler({ ...project, outside: internet })));
