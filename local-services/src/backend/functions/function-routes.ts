import { createDocumentsHandler } from '@telehealth/supabase/functions/documents/handler.ts';
import type { ApiKeys } from '../gate';

/** Requests of functions to the data interface and the storage stay in this process. */
export type Send = (request: Request) => Promise<Response>;

/** Creates the handler of /functions/v1: the same functions as on a hosted project. */
export function createFunctionRoutes(keys: ApiKeys, send: Send) {
  const documents = createDocumentsHandler({ ...keys, url: 'http://backend.local', fetch: send });
  return async (request: Request): Promise<Response> => {
    const { pathname } = new URL(request.url);
    if (pathname.startsWith('/functions/v1/documents/')) return documents(request);
    return new Response('Not found', { status: 404 });
  };
}
