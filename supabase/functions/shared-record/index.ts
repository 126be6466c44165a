import { hostedProject } from '../_shared/hosted-project.ts';
import { withReadiness } from '../_shared/readiness.ts';
import { serve } from '../_shared/serve.ts';
import { createSharedRecordHandler } from './handler.ts';

const project = hostedProject();
serve(withReadiness(project.secretKey, {}, createSharedRecordHandler({ ...project, publicUrl: project.url })));
