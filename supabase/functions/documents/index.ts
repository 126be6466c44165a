import { hostedProject } from '../_shared/hosted-project.ts';
import { withReadiness } from '../_shared/readiness.ts';
import { serve } from '../_shared/serve.ts';
import { createDocumentsHandler } from './handler.ts';
import { judgeFile } from './judge-file.ts';

const project = hostedProject();
serve(withReadiness(project.secretKey, {}, createDocumentsHandler({ ...project, inspectFile: judgeFile })));
