import { createDocumentsHandler } from '@telehealth/supabase/functions/documents/handler.ts';
import { createPaymentsHandler } from '@telehealth/supabase/functions/payments/handler.ts';
import { createPaymentsWebhook } from '@telehealth/supabase/functions/payments-webhook/handler.ts';
import type { Payments } from '../../payments/create-payments';
import type { Report } from '../../report';
import type { ApiKeys } from '../gate';

/** Requests of functions to the data interface and the storage stay in this process. */
export type Send = (request: Request) => Promise<Response>;

/** What the functions need. */
export interface FunctionsOptions {
  keys: ApiKeys;
  send: Send;
  payments?: Pick<Payments, 'provider' | 'siteUrl'> | undefined;
  report?: Report | undefined;
}

/** Creates the handler of /functions/v1: the same functions as on a hosted project. */
export function createFunctionRoutes({ keys, send, payments, report }: FunctionsOptions) {
  const project = { ...keys, url: 'http://backend.local', fetch: send };
  const { provider, siteUrl } = payments ?? { provider: null, siteUrl: '' };
  const documents = createDocumentsHandler(project);
  const pay = createPaymentsHandler({ ...project, provider, siteUrl });
  const webhook = createPaymentsWebhook({ ...project, provider, report });
  return async (request: Request): Promise<Response> => {
    const { pathname } = new URL(request.url);
    if (pathname.startsWith('/functions/v1/documents/')) return documents(request);
    if (pathname === '/functions/v1/payments') return pay(request);
    if (pathname === '/functions/v1/payments-webhook') return webhook(request);
    return new Response('Not found', { status: 404 });
  };
}
