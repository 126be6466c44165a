import { hostedProject, required } from '../_shared/hosted-project.ts';
import { withReadiness } from '../_shared/readiness.ts';
import { serve } from '../_shared/serve.ts';
import { createReportHandler } from './handler.ts';

const project = hostedProject();
serve(withReadiness(project.secretKey, {}, createReportHandler({ ...project, siteUrl: required('SITE_URL') })));
