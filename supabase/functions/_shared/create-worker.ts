import { PLAIN, tell } from './answers.ts';
import { holdsSecret } from './readiness.ts';

/** A function for the project's scheduler alone, which comes with the secret key: does its work and says what became of it. */
export function createWorker(secretKey: string, work: () => Promise<object>) {
  return async (request: Request): Promise<Response> => {
    if (request.method === 'POST' && (await holdsSecret(request, secretKey))) return tell(200, await work());
    return new Response('Not found', { status: 404, headers: PLAIN });
  };
}
