import { hostedProject } from '../_shared/hosted-project.ts';
import { withReadiness } from '../_shared/readiness.ts';
import { createDocumentsHandler } from './handler.ts';
import { judgeFile } from './judge-file.ts';

declare const Deno: { serve(handler: (request: Request) => Promise<Response>): void };

const project = hostedProject();
Deno.serve(withReadiness(project.secretKey, {}, createDocumentsHandler({ ...project, judge: judgeFile })));
