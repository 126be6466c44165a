import { hostedProject } from '../_shared/hosted-project.ts';
import { withReadiness } from '../_shared/readiness.ts';
import { report } from '../_shared/report.ts';
import { serve } from '../_shared/serve.ts';
import { createFilesWorker } from './handler.ts';

const options = { ...hostedProject(), report };
serve(withReadiness(options.secretKey, {}, createFilesWorker(options)));
