import { holdsSecret } from './readiness.ts';

const HEADERS = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' };

/** A function for the project's scheduler alone, which comes with the secret key: does its work and says what became of it. */
export function createWorker(secretKey: string, work: () => Promise<object>) {
  return async (request: Request): Promise<Response> => {
    if (request.method !== 'POST' || !(await holdsSecret(request, secretKey))) {
      return new Response('Not found', { status: 404, headers: HEADERS });
    }
    return Response.json(await work(), { headers: HEADERS });
  };
}
