import { AsyncLocalStorage } from 'node:async_hooks';

/** A setting by which SQL reads the request that it serves. */
export interface RequestFact {
  name: string;
  value: string;
}

const asked = new AsyncLocalStorage<readonly RequestFact[]>();

/** What PostgREST tells SQL of every request. The library tells it of calls of functions only. */
function factsOf(request: Request): RequestFact[] {
  return [
    { name: 'request.method', value: request.method.toUpperCase() },
    { name: 'request.path', value: new URL(request.url).pathname.replace(/^\/rest\/v1/, '') },
    { name: 'request.headers', value: JSON.stringify(Object.fromEntries(request.headers)) },
  ];
}

/** Does the work of a request; all SQL in it can read the request. */
export const servingRequest = <T>(request: Request, work: () => T): T => asked.run(factsOf(request), work);

/** Of the request that is being served here; none outside of one. */
export const requestFacts = (): readonly RequestFact[] => asked.getStore() ?? [];
