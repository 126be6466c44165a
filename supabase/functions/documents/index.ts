import { hostedProject } from '../_shared/hosted-project.ts';
import { createDocumentsHandler } from './handler.ts';

declare const Deno: { serve(handler: (request: Request) => Promise<Response>): void };

Deno.serve(createDocumentsHandler(hostedProject()));
