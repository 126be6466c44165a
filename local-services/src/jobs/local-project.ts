import { createProject, type Project } from '@telehealth/supabase/functions/_shared/project.ts';
import type { Backend } from '../backend/backend-server';
import type { ApiKeys } from '../backend/gate';

/** The project as its functions see it, with this process's backend in place of the network. */
export function createLocalProject(backend: Pick<Backend, 'fetch'>, keys: ApiKeys): Project {
  const send = async (request: Request) => (await backend.fetch(request)) ?? new Response(null, { status: 404 });
  return createProject({ ...keys, url: 'http://backend.local', fetch: send });
}
