import { callBackend } from '../client/call-backend';
import { type BackendQuery, usePublicQuery } from '../client/use-backend-query';
import { type SpecialistPage, specialistPage } from './specialist-page.schema';

/** All that anyone may know of a specialist; null for whoever is not listed. */
export function useSpecialistPage(specialistId: string): BackendQuery<SpecialistPage | null> {
  return usePublicQuery(({ client }) => ({
    queryKey: ['specialists', 'page', specialistId],
    queryFn: ({ signal }) =>
      callBackend(
        client.rpc('specialist_page', { p_specialist: specialistId }).abortSignal(signal),
        specialistPage.nullable(),
      ),
  }));
}
